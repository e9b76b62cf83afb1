import { describe, expect, it } from 'vitest'
import { relativeTime } from './relative-time.ts'

const now = new Date(2025, 3, 20, 14, 30)

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
