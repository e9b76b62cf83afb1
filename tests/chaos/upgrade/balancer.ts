import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A proxy before several nodes that does what deploy/nginx.conf does: what one node can't take goes to the next. */
export async function openBalancer(nodes: readonly string[]) {
  const agent = new Agent({ keepAlive: true })
  let turn = 0
  let unanswered = 0
  const server = createServer(async (incoming, outgoing) => {
    const body = await buffer(incoming).catch(() => null)
    if (!body) return
    turn += 1
    const first = turn
    for (let tried = 0; tried < nodes.length; tried += 1) {
      const node = nodes[(first + tried) % nodes.length] ?? ''
      const answer = await ask(agent, node, incoming, body).catch(() => null)
      if (answer && answer.statusCode !== 503) return passOn(answer, outgoing)
      answer?.resume()
    }
    unanswered += 1
    outgoing.writeHead(502).end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Requests that no node took. */
    unanswered: () => unanswered,
    close(): void {
      server.close()
      server.closeAllConnections()
      agent.destroy()
    },
  }
}

/** A connection that was kept may have been closed by the node at that moment: then, like nginx, on a new one. */
async function ask(
  agent: Agent | undefined,
  node: string,
  incoming: IncomingMessage,
  body: Buffer,
): Promise<IncomingMessage> {
  const { method, headers, url = '/' } = incoming
  const asking = request(new URL(url, node), { method, headers, ...(agent && { agent }) })
  asking.end(body)
  try {
    const [answer] = (await once(asking, 'response')) as [IncomingMessage]
    return answer
  } catch (error) {
    if (agent && asking.reusedSocket) return ask(undefined, node, incoming, body)
    throw error
  }
}

function passOn(answer: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
  outgoing.flushHeaders()
  answer.pipe(outgoing)
  answer.on('close', () => outgoing.destroy())
  outgoing.on('close', () => answer.destroy())
}
