import { describe, expect, it } from 'vitest'
import { groupByDay } from './group-by-day.ts'

const now = new Date(2025, 3, 20, 14, 30)
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
