import { isIP, isIPv6 } from 'node:net'
import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'

/** Who sent a request, as far as the network tells. */
export type Caller = { address: string; headers: Headers }

export function callerOf(c: Context<AppEnv>): Caller {
  return { address: networkOf(addressOf(c)), headers: c.req.raw.headers }
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

/** With IPv6 everybody has a whole network (/64) to themselves: that is what is counted as one address. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.toLowerCase().replace(/%.*/, '').split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const whole =
    tail === undefined ? before : [...before, ...Array(8 - before.length - after.length).fill('0'), ...after]
  return `${whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

function plainAddress(address: string): string {
  return address.replace(/^::ffff:/, '')
}

function isNearby(address: string): boolean {
  return /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::1$|f[cd][0-9a-f]{2}:)/.test(address)
}
