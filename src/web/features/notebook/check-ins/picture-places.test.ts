import { describe, expect, test } from 'vitest'
import { checkInPicture } from '#domain/notebook/check-in-picture.ts'
import { MOODS } from '#domain/notebook/moods.ts'
import { circleSize, columnOf, dayTicks, dotSize, ROW, rowOf, shortDay, WIDTH } from './picture.tsx'

describe('the picture of the check-ins', () => {
  test('has the best mood on top, each in its own row', () => {
    const rows = MOODS.map(rowOf)
    expect(rows).toEqual(rows.toSorted((a, b) => b - a))
    expect(new Set(rows).size).toBe(MOODS.length)
  })

  test.each([7, 30, 90])('keeps %i columns inside its width', (count) => {
    expect(columnOf(0, count) - dotSize(count)).toBeGreaterThan(0)
    expect(columnOf(count - 1, count) + dotSize(count)).toBeLessThan(WIDTH)
  })

  test('draws more days larger, and the most within its row', () => {
    expect(circleSize(0, 9)).toBe(0)
    expect(circleSize(3, 9)).toBeLessThan(circleSize(9, 9))
    expect(circleSize(9, 9) * 2).toBeLessThanOrEqual(ROW)
  })

  test.each([30, 90] as const)('names five of %i days, the last one too', (span) => {
    const { days } = checkInPicture([], '2026-11-05', span)
    const ticks = dayTicks(days)
    expect(ticks[0]).toEqual({ index: span - 1, label: '5/11' })
    expect(ticks.every(({ index, label }) => shortDay(days[index]?.day ?? '') === label)).toBe(true)
    expect(new Set(ticks.map(({ index }) => index)).size).toBe(5)
  })
})
