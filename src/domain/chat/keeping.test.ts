import { expect, test } from 'vitest'
import { Keeping } from '../api/chat.ts'
import { erasedAt, erasedSoon } from './keeping.ts'

const week = { timestamp: '2026-11-10T12:00:00.000Z', keptHours: 168 } as const

test('a conversation is erased so long after its last message', () => {
  expect(erasedAt(week)).toEqual(new Date('2026-11-17T12:00:00Z'))
  expect(erasedAt({ ...week, keptHours: 24 })).toEqual(new Date('2026-11-11T12:00:00Z'))
})

test('one that is kept always has no such time', () => {
  expect(erasedAt({ ...week, keptHours: null })).toBeNull()
  expect(erasedSoon({ ...week, keptHours: null }, new Date('2036-01-01'))).toBeNull()
})

test('the last day begins 24 hours before', () => {
  expect(erasedSoon(week, new Date('2026-11-16T11:59:59Z'))).toBeNull()
  expect(erasedSoon(week, new Date('2026-11-16T12:00:00Z'))).toEqual(new Date('2026-11-17T12:00:00Z'))
})

test('of one that is kept for 24 hours every day is the last', () => {
  const day = { ...week, keptHours: 24 } as const
  expect(erasedSoon(day, new Date(day.timestamp))).toEqual(new Date('2026-11-11T12:00:00Z'))
})

test('only the times that are offered are taken', () => {
  const isTaken = (keptHours: unknown) => Keeping.safeParse({ keptHours }).success
  expect([null, 24, 168, 720, 2160].every(isTaken)).toBe(true)
  expect([0, 1, 48, -24, '24', undefined, 24.5, Number.NaN].some(isTaken)).toBe(false)
})
