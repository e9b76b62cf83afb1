import { describe, expect, it, test } from 'vitest'
import { groupByDay, messageTime, relativeTime } from './calendar.ts'

const now = new Date(2025, 3, 20, 14, 30)

test.each([
  [new Date(2026, 10, 16, 8, 2), '08:02'],
  [new Date(2026, 10, 16, 0, 0), '00:00'],
  [new Date(2026, 10, 15, 23, 59), 'ontem, 23:59'],
  [new Date(2026, 3, 12, 14, 32), '12 de abr., 14:32'],
  [new Date(2025, 11, 31, 14, 32), '31 de dez. de 2025, 14:32'],
  // A clock that is ahead of this one.
  [new Date(2026, 10, 16, 9, 7), '09:07'],
])('%s is told in few words', (moment, words) => {
  expect(messageTime(moment, new Date(2026, 10, 16, 9, 5))).toBe(words)
})

const at = (...parts: [number, number, number, number?]) => ({
  timestamp: new Date(parts[0], parts[1], parts[2], parts[3] ?? 12).toISOString(),
})

describe('groupByDay', () => {
  it('goes from today back to the months, in order', () => {
    const items = [
      at(2025, 3, 20, 9),
      at(2025, 3, 20, 0),
      at(2025, 3, 19),
      at(2025, 3, 14),
      at(2025, 3, 13),
      at(2025, 3, 2),
      at(2025, 2, 31),
      at(2024, 3, 20),
    ]
    expect(groupByDay(items, now).map(({ label, items }) => [label, items.length])).toEqual([
      ['Hoje', 2],
      ['Ontem', 1],
      ['Últimos 7 dias', 2],
      ['Abril', 1],
      ['Março', 1],
      ['Abril de 2024', 1],
    ])
  })

  it('takes a clock that runs ahead for today', () => {
    expect(groupByDay([at(2025, 3, 21)], now)[0]?.label).toBe('Hoje')
  })
})

describe('relativeTime', () => {
  it.each([
    [new Date(2025, 3, 20, 14, 29, 40), 'agora'],
    [new Date(2025, 3, 20, 14, 31), 'agora'],
    [new Date(2025, 3, 20, 14, 25), 'há 5 min'],
    [new Date(2025, 3, 20, 11, 0), 'há 3 h'],
    [new Date(2025, 3, 19, 23, 0), 'ontem'],
    [new Date(2025, 3, 12, 9, 0), '12 de abr.'],
    [new Date(2024, 11, 31, 9, 0), '31 de dez. de 2024'],
  ])('says of %s: %s', (moment, words) => {
    expect(relativeTime(moment, now)).toBe(words)
  })

  it('counts minutes over midnight, not days', () => {
    expect(relativeTime(new Date(2025, 3, 19, 23, 50), new Date(2025, 3, 20, 0, 10))).toBe('há 20 min')
  })
})
