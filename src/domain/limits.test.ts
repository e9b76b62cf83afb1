import { describe, expect, test } from 'vitest'
import type { Limit } from './limits.ts'
import * as limits from './limits.ts'

const MINUTE = 60_000

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
})
