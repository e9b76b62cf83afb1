import type { Server } from 'node:http'

/**
 * As long as the proxies in deploy/ wait for an answer; an event stream has a sign every 15 s. Where something is left unread,
 * Node looks twice before it closes.
 */
const SILENCE = 5 * 60_000

/** No client holds a connection for ever: neither one that sends slowly or nothing, nor one that reads nothing. */
export function boundConnections(server: Server, silence = SILENCE): Server {
  server.requestTimeout = 30_000
  server.headersTimeout = 10_000
  // Well above the 4 s of the proxies in deploy/, so that they never use a connection that is just being closed.
  server.keepAliveTimeout = 15_000
  server.timeout = silence
  return server
}
