import { isIP } from 'node:net'
import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'

/** Who sent a request, as far as the network tells. */
export type Caller = { address: string; headers: Headers }

export function callerOf(c: Context<AppEnv>): Caller {
  return { address: addressOf(c), headers: c.req.raw.headers }
}

/**
 * The visitor's address. A forwarded one is believed only when the operator named a public address (so a proxy is
 * expected) and the connection comes from this machine or its private network; of the list, the last one counts,
 * because the proxy next to us wrote it.
 */
function addressOf(c: Context<AppEnv>): string {
  const direct = plainAddress(c.env?.incoming?.socket.remoteAddress ?? '127.0.0.1')
  if (!c.get('settings').behindProxy || !isNearby(direct)) return direct
  const forwarded = plainAddress(c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '')
  return isIP(forwarded) ? forwarded : direct
}

function plainAddress(address: string): string {
  return address.replace(/^::ffff:/, '')
}

function isNearby(address: string): boolean {
  return /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::1$|f[cd][0-9a-f]{2}:)/.test(address)
}
