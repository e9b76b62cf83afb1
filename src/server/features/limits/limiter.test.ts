import fc from 'fast-check'
import { afterAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { AppError } from '#domain/errors.ts'
import type { Limit } from '#domain/limits.ts'
import { createDatabaseBehindProxy } from '#tests/support/database/database-proxy.ts'
import { createDatabase } from '#tests/support/database/postgres.ts'
import { letPass } from '#tests/support/time/clock.ts'
import { soon } from '#tests/support/time/soon.ts'
import { type Counted, createLimiter } from './limiter.ts'

const database = await createDatabase(inject('postgres'))
const sql = database.connect({ max: 10 })
afterAll(() => sql.end().then(database.drop))

const limiter = createLimiter({ sql, secret: 'a' })
let last = 0
const counted = (limit: Limit): Counted => ({ name: 'teste', limit, by: `alguém ${++last}` })
const MINUTE = 60_000

/** The time to wait that a refusal names, or 0 when there was a place. */
const take = async (...all: Counted[]): Promise<number> =>
  limiter.take(...all).then(
    () => 0,
    (error) => (error instanceof AppError && error.code === 'too_many_tries' ? (error.retryAfter ?? -1) : -1),
  )
const fail = () => Promise.reject(new AppError('invalid_credential'))
const guess = (...all: Counted[]) => limiter.countFailures(all, ['invalid_credential'], fail)

describe('a limit', () => {
  test('lets the burst through at once, then one for every refill', async () => {
    const one = counted({ burst: 3, refill: MINUTE })
    expect([await take(one), await take(one), await take(one)]).toEqual([0, 0, 0])
    expect(await take(one)).toBeGreaterThan(30)
    await letPass(sql, MINUTE)
    expect(await take(one)).toBe(0)
    // Less than a minute by what this test itself has taken.
    const wait = await take(one)
    expect(wait).toBeGreaterThan(30)
    expect(wait).toBeLessThanOrEqual(60)
  })

  test('is full again, and no fuller than full, however long nobody comes', async () => {
    const one = counted({ burst: 2, refill: MINUTE })
    await take(one)
    await letPass(sql, 3_600_000)
    expect([await take(one), await take(one)]).toEqual([0, 0])
    expect(await take(one)).toBeGreaterThan(30)
  })

  test('holds for those who come at the same moment', async () => {
    const one = counted({ burst: 7, refill: MINUTE })
    const waits = await Promise.all(Array.from({ length: 40 }, () => take(one)))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(7)
  })

  test('is one for each name, each person and each secret', async () => {
    const one = counted({ burst: 1, refill: MINUTE })
    expect(await take(one)).toBe(0)
    expect(await take({ ...one, name: 'outro' })).toBe(0)
    expect(await take({ ...one, by: 'outra pessoa' })).toBe(0)
    await createLimiter({ sql, secret: 'b' }).take(one)
    expect(await take(one)).toBeGreaterThan(0)
  })

  test('beside another that refuses is not used up', async () => {
    const wide = counted({ burst: 2, refill: MINUTE })
    const narrow = counted({ burst: 1, refill: MINUTE })
    expect(await take(wide, narrow)).toBe(0)
    for (let turn = 0; turn < 5; turn++) expect(await take(wide, narrow)).toBeGreaterThan(0)
    expect(await take(wide)).toBe(0)
    expect(await take(wide)).toBeGreaterThan(0)
  })

  test('never lets more through than its burst and what was refilled, and never makes anybody wait longer than it announces', async () => {
    const steps = fc.array(
      fc.record({ after: fc.integer({ min: 0, max: 5_000 }), tries: fc.integer({ min: 1, max: 4 }) }),
      {
        minLength: 1,
        maxLength: 12,
      },
    )
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 500, max: 4_000 }),
        steps,
        async (burst, refill, all) => {
          const one = counted({ burst, refill })
          const began = performance.now()
          let moved = 0
          let let_in = 0
          for (const { after, tries } of all) {
            await letPass(sql, after)
            moved += after
            for (let turn = 0; turn < tries; turn++) {
              const wait = await take(one)
              if (wait === 0) let_in++
              else {
                expect(wait).toBeLessThanOrEqual(Math.ceil(refill / 1000))
                await letPass(sql, wait * 1000)
                moved += wait * 1000
                expect(await take(one)).toBe(0)
                let_in++
              }
            }
          }
          const elapsed = moved + performance.now() - began
          expect(let_in).toBeLessThanOrEqual(burst + elapsed / refill)
        },
      ),
      { numRuns: 40 },
    )
  })
})

describe('counting failures', () => {
  test('counts those that fail in the named way', async () => {
    const one = counted({ burst: 2, refill: MINUTE })
    await expect(guess(one)).rejects.toMatchObject({ code: 'invalid_credential' })
    await expect(guess(one)).rejects.toMatchObject({ code: 'invalid_credential' })
    const refused = await guess(one).catch((error: unknown) => error)
    expect(refused).toMatchObject({ code: 'too_many_tries', retryAfter: expect.any(Number) })
    // Less than a minute by what this test itself has taken.
    const { retryAfter } = refused as AppError
    expect(retryAfter).toBeGreaterThan(30)
    expect(retryAfter).toBeLessThanOrEqual(60)
  })

  test('does not count what succeeds, and passes on what it returns', async () => {
    const one = counted({ burst: 1, refill: MINUTE })
    for (let turn = 0; turn < 5; turn++) {
      expect(await limiter.countFailures([one], ['invalid_credential'], async () => turn)).toBe(turn)
    }
  })

  test('does not count what fails in any other way', async () => {
    const one = counted({ burst: 1, refill: MINUTE })
    for (const error of [new AppError('login_failed'), new Error('inside'), 'x']) {
      await expect(
        limiter.countFailures([one], ['invalid_credential'], () => Promise.reject(error)),
      ).rejects.toBe(error)
    }
    expect(await take(one)).toBe(0)
  })

  test('does not begin the work of those it refuses', async () => {
    const one = counted({ burst: 1, refill: MINUTE })
    await expect(guess(one)).rejects.toMatchObject({ code: 'invalid_credential' })
    let begun = false
    const work = async () => {
      begun = true
    }
    await expect(limiter.countFailures([one], ['invalid_credential'], work)).rejects.toMatchObject({
      code: 'too_many_tries',
    })
    expect(begun).toBe(false)
  })

  test('lets any number succeed at the same moment', async () => {
    const [wide, narrow] = [counted({ burst: 3, refill: MINUTE }), counted({ burst: 2, refill: MINUTE })]
    const work = () => new Promise<string>((done) => setImmediate(done, 'feito'))
    const all = Array.from({ length: 50 }, () =>
      limiter.countFailures([wide, narrow], ['invalid_credential'], work),
    )
    expect(new Set(await Promise.all(all))).toEqual(new Set(['feito']))
  })

  test('counts each failure of many that come together with successes', async () => {
    const one = counted({ burst: 4, refill: MINUTE })
    const work = async () => 'feito'
    const outcomes = await Promise.allSettled(
      Array.from({ length: 40 }, (_, n) =>
        n % 4 ? guess(one) : limiter.countFailures([one], ['invalid_credential'], work),
      ),
    )
    const codes = outcomes.map((outcome) =>
      outcome.status === 'fulfilled' ? outcome.value : outcome.reason.code,
    )
    expect(codes.filter((code) => code === 'invalid_credential')).toHaveLength(4)
    expect(await take(one)).toBeGreaterThan(0)
  })

  /** Work that waits until it is told to succeed or to fail in the named way. */
  const openWork = (one: Counted, by = limiter) => {
    const told = Promise.withResolvers<string>()
    const begun = Promise.withResolvers<void>()
    const done = by.countFailures([one], ['invalid_credential'], () => {
      begun.resolve()
      return told.promise
    })
    done.catch(() => {})
    return {
      begun: begun.promise,
      done,
      ...told,
      fail: () => told.reject(new AppError('invalid_credential')),
    }
  }

  test('a refused request waits for work that may give its try back, in the order of coming', async () => {
    const single = database.connect({ max: 1 })
    onTestFinished(() => single.end())
    const orderly = createLimiter({ sql: single, secret: 'a' })
    const one = counted({ burst: 1, refill: MINUTE })
    const first = openWork(one, orderly)
    await first.begun
    const order: number[] = []
    const others = [1, 2, 3].map((number) => orderly.countFailures([one], [], async () => order.push(number)))
    // Refused on the same connection, and therefore after the others.
    await expect(orderly.take(one)).rejects.toMatchObject({ code: 'too_many_tries' })
    expect(order).toEqual([])
    first.resolve('feito')
    await Promise.all(others)
    expect(order).toEqual([1, 2, 3])
  })

  test('once the work of all tries is counted, those that waited are refused', async () => {
    const one = counted({ burst: 1, refill: MINUTE })
    const first = openWork(one)
    await first.begun
    const others = [guess(one), guess(one), guess(one)].map((waiting) =>
      waiting.catch((error: AppError) => error.code),
    )
    await soon(() => take(one)).toBeGreaterThan(0)
    first.fail()
    expect(await Promise.all(others)).toEqual(Array(3).fill('too_many_tries'))
    await expect(first.done).rejects.toMatchObject({ code: 'invalid_credential' })
  })

  test('leaves nobody waiting for a place that was lost with the database', async () => {
    const away = await createDatabaseBehindProxy(inject('postgres'))
    const pool = away.connect({ max: 2 })
    const fragile = createLimiter({ sql: pool, secret: 'a' })
    const one = counted({ burst: 1, refill: MINUTE })
    const work = async () => {
      away.proxy.reject()
      return 'feito'
    }
    await expect(fragile.countFailures([one], [], work)).rejects.toThrow()
    away.proxy.pass()
    await soon(() => fragile.take(one).catch((error: unknown) => error)).toMatchObject({
      code: 'too_many_tries',
    })
    await expect(fragile.countFailures([one], [], work)).rejects.toMatchObject({ code: 'too_many_tries' })
    await pool.end({ timeout: 1 })
    await away.drop()
  })
})
