import { expect, test } from 'vitest'
import { messageTime } from './message-time.ts'

const now = new Date(2026, 10, 16, 9, 5)

test.each([
  [new Date(2026, 10, 16, 8, 2), '08:02'],
  [new Date(2026, 10, 16, 0, 0), '00:00'],
  [new Date(2026, 10, 15, 23, 59), 'ontem, 23:59'],
  [new Date(2026, 3, 12, 14, 32), '12 de abr., 14:32'],
  [new Date(2025, 11, 31, 14, 32), '31 de dez. de 2025, 14:32'],
  // A clock that is ahead of this one.
  [new Date(2026, 10, 16, 9, 7), '09:07'],
])('%s is told in few words', (moment, words) => {
  expect(messageTime(moment, now)).toBe(words)
})
