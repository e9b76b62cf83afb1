import fc from 'fast-check'
import { expect, it } from 'vitest'
import { BREAKER_FAILURES, BREAKER_TRIAL, BREAKER_WINDOW } from '../limits.ts'
import { type Breaker, mayAsk, newBreaker, withFailure, withSuccess, withTrial } from './breaker.ts'

type Step = { after: number; ends: 'failed' | 'succeeded' | 'unanswered' }
const steps = fc.array(
  fc.record<Step>({
    after: fc.nat({ max: BREAKER_WINDOW }),
    ends: fc.constantFrom('failed', 'failed', 'succeeded', 'unanswered'),
  }),
  { maxLength: 60 },
)

/** What happens to a service that is asked whenever the breaker lets a request through. */
function play(given: readonly Step[]) {
  let now = 0
  let breaker = newBreaker(now)
  const seen: { now: number; before: Breaker; asks: boolean; after: Breaker; ends: Step['ends'] }[] = []
  for (const { after, ends } of given) {
    now += after
    const before = breaker
    const asks = mayAsk(breaker, now)
    if (asks) {
      breaker = withTrial(breaker, now)
      if (ends === 'failed') breaker = withFailure(breaker, now)
      if (ends === 'succeeded') breaker = withSuccess(breaker, now)
    }
    seen.push({ now, before, asks, after: breaker, ends })
  }
  return seen
}

it('opens exactly when the last failures in a row, none of them old, are enough', () => {
  fc.assert(
    fc.property(steps, (given) => {
      let recent: number[] = []
      for (const { now, before, asks, after, ends } of play(given)) {
        if (before.state === 'open' || !asks) continue
        if (ends === 'succeeded') recent = []
        if (ends === 'failed') recent = [...recent, now].filter((at) => now - at < BREAKER_WINDOW)
        expect(after.state).toBe(recent.length >= BREAKER_FAILURES ? 'open' : 'closed')
        if (after.state === 'open') recent = []
      }
    }),
  )
})

it('lets one request through at a time while it is open, and never keeps one waiting longer than a trial', () => {
  fc.assert(
    fc.property(steps, (given) => {
      let lastAsked = 0
      for (const { now, before, asks } of play(given)) {
        if (before.state === 'open') {
          if (asks) expect(now - Math.max(lastAsked, before.since)).toBeGreaterThanOrEqual(BREAKER_TRIAL)
          else expect(now - before.triedAt).toBeLessThan(BREAKER_TRIAL)
        } else expect(asks).toBe(true)
        if (asks) lastAsked = now
      }
    }),
  )
})

it('closes with the first success, with nothing held against the service', () => {
  fc.assert(
    fc.property(steps, (given) => {
      for (const { asks, after, ends } of play(given))
        if (asks && ends === 'succeeded') expect(after).toMatchObject({ state: 'closed', failures: [] })
    }),
  )
})

it('shows since when it is open, and holds no more failures than it needs', () => {
  fc.assert(
    fc.property(steps, (given) => {
      for (const { before, after } of play(given)) {
        if (before.state === 'open' && after.state === 'open') expect(after.since).toBe(before.since)
        if (after.state === 'closed') expect(after.failures.length).toBeLessThan(BREAKER_FAILURES)
      }
    }),
  )
})

/** A breaker after so many failures of each of these people, a millisecond apart. */
function failed(...people: [by: string, times: number][]): Breaker {
  const failures = people.flatMap(([by, times]) => Array.from({ length: times }, () => by))
  return failures.reduce((breaker, by, at) => withFailure(breaker, at, by), newBreaker(0))
}

it('stays closed for everybody while the requests of one or two people fail, however many', () => {
  const many = 10 * BREAKER_FAILURES
  expect(failed(['ana', many]).state).toBe('closed')
  expect(failed(['ana', many], ['bia', many]).state).toBe('closed')
  expect(failed(['ana', many], ['bia', many], ['caio', 1]).state).toBe('open')
  expect(
    failed(...Array.from({ length: BREAKER_FAILURES }, (_, at) => [`${at}`, 1] as [string, number])).state,
  ).toBe('open')
})

it('keeps somebody whose own requests fail from the service until a trial, and nobody else', () => {
  const breaker = failed(['ana', BREAKER_FAILURES])
  const last = BREAKER_FAILURES - 1
  expect(mayAsk(failed(['ana', last]), last, 'ana')).toBe(true)
  expect(mayAsk(breaker, last + BREAKER_TRIAL - 1, 'ana')).toBe(false)
  expect(mayAsk(breaker, last + BREAKER_TRIAL, 'ana')).toBe(true)
  expect(mayAsk(breaker, last, 'bia')).toBe(true)
})
