import { describe, expect, test } from 'vitest'
import type { Limit } from './limits.ts'
import * as limits from './limits.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Limits that somebody else can use up: none of them keeps the right owner waiting for over a minute. */
const SHARED = Object.entries(limits).filter(([name]) =>
  /_PER_(EMAIL|ADDRESS|ACCOUNT)$|^SECRET_/.test(name),
) as [string, Limit][]

describe('what accounts promise', () => {
  test('ten wrong passwords in five minutes for one e-mail from one address, thirty for one address', () => {
    const { SIGN_IN_FAILURES_PER_EMAIL: email, SIGN_IN_FAILURES_PER_ADDRESS: address } = limits
    expect([email.burst, email.burst * email.refill]).toEqual([10, 5 * MINUTE])
    expect([address.burst, address.burst * address.refill]).toEqual([30, 5 * MINUTE])
  })

  test('a hundred wrong passwords in any hour for one e-mail from anywhere', () => {
    const { burst, refill } = limits.SIGN_IN_FAILURES_PER_ACCOUNT
    expect(burst + (60 * MINUTE) / refill).toBe(100)
  })

  test.each(SHARED)('%s lets one more try in after a minute at most', (_, { burst, refill }) => {
    expect(burst).toBeGreaterThan(0)
    expect(refill).toBeLessThanOrEqual(MINUTE)
  })

  test('all of them were looked at', () => expect(SHARED.length).toBeGreaterThanOrEqual(9))

  test('passwords from 8 to 128 characters, sessions of thirty days, links of one hour', () => {
    expect([limits.PASSWORD_MIN, limits.PASSWORD_MAX]).toEqual([8, 128])
    expect(limits.SESSION_LASTS).toBe(30 * DAY)
    expect(limits.SESSION_RENEWED_EVERY).toBeLessThan(limits.SESSION_LASTS)
    expect(limits.RESET_LINK_LASTS).toBe(60 * MINUTE)
    expect(limits.UNDO_LINK_LASTS).toBe(7 * DAY)
  })
})
