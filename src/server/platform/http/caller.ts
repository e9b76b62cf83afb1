import { isIP, isIPv6 } from 'node:net'

import { plainAddress } from '#server/platform/network.ts'
import type { HttpContext } from './http-env.ts'

export type Caller = { address: string; headers: Headers }

export function callerOf(c: HttpContext): Caller {
  return { address: networkOf(addressOf(c)), headers: c.req.raw.headers }
}

/**
 * The visitor's address: the connection's, unless that is a proxy the operator trusts. Each proxy adds to the end of the
 * header who asked it, so it is read from there, for as long as the one who wrote is trusted.
 */
function addressOf(c: HttpContext): string {
  const isTrusted = c.get('isTrustedProxy')
  let believed = plainAddress(c.env?.incoming?.socket.remoteAddress ?? '127.0.0.1')
  const forwarded = c.req.header('x-forwarded-for')?.split(',') ?? []
  while (isTrusted(believed)) {
    const before = withoutPort(forwarded.pop()?.trim() ?? '')
    if (isIP(before) === 0) break
    believed = before
  }
  return believed
}

/** Some proxies write `203.0.113.5:4711` and `[2001:db8::1]:4711`. */
const withoutPort = (text: string): string =>
  plainAddress(text.replace(/^([\d.]+):\d+$/, '$1').replace(/^\[(.+)\](:\d+)?$/, '$1'))

/** With IPv6 everybody has a whole network (/64) to themselves: that is what is counted as one address. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const whole =
    tail === undefined ? before : [...before, ...Array(8 - before.length - after.length).fill('0'), ...after]
  return `${whole.slice(0, 4).join(':')}::/64`
}
