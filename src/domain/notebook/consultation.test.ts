import { expect, test } from 'vitest'
import { firstDayOf, madeSince } from './consultation.ts'

const made = (createdAt: string) => ({ createdAt })
const dayOf = (createdAt: string) => createdAt.slice(0, 10)

test('a period has so many days, today included', () => {
  expect(firstDayOf('30', '2026-11-17')).toBe('2026-10-19')
  expect(firstDayOf('90', '2026-03-01')).toBe('2025-12-02')
  expect(firstDayOf('tudo', '2026-11-17')).toBeNull()
})

test('what is older is left out, and the rest is in the order in which it was made', () => {
  const things = ['2026-11-17T10:00', '2026-10-19T00:00', '2026-10-18T23:59'].map(made)
  expect(madeSince(things, '2026-10-19', dayOf)).toEqual(['2026-10-19T00:00', '2026-11-17T10:00'].map(made))
  expect(madeSince(things, null, dayOf)).toHaveLength(3)
})
