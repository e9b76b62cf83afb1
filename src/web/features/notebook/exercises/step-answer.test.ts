import { expect, test, vi } from 'vitest'
import { dayOfNext } from './exercise-step.tsx'

test.each([
  ['on an ordinary day', '2026-06-10T12:00:00Z', '10:00', '2026-06-11'],
  ['later today', '2026-06-10T12:00:00Z', '20:00', '2026-06-10'],
  ['at the end of the year', '2026-12-31T12:00:00Z', '10:00', '2027-01-01'],
  ['before 29 February', '2028-02-28T12:00:00Z', '10:00', '2028-02-29'],
  // Half past midnight, twenty-five hours before the next one.
  ['where clocks are set back', '2026-10-24T23:30:00Z', '00:10', '2026-10-26'],
  ['where clocks are set forward', '2026-03-28T23:30:00Z', '10:00', '2026-03-29'],
])('the next time of day is found %s', (_, now, time, day) => {
  vi.stubEnv('TZ', 'Europe/Lisbon')
  expect(dayOfNext(time, new Date(now))).toBe(day)
})
