import { describe, expect, test } from 'vitest'
import { checkInPicture, weekdayOf } from './check-in-picture.ts'
import type { Mood } from './moods.ts'

const checkIn = (day: string, mood: Mood, at = '12:00', feelings: string[] = []) => ({
  day,
  mood,
  feelings,
  createdAt: `${day}T${at}:00.000Z`,
})

describe('the picture of check-ins', () => {
  test.each([30, 90] as const)('has every day of the last %i, oldest first, up to today', (span) => {
    const { days } = checkInPicture([], '2026-03-01', span)
    expect(days).toHaveLength(span)
    expect(days.at(-1)).toMatchObject({ day: '2026-03-01', checkIns: [], weekday: 'domingo' })
    expect(days.at(-2)?.day).toBe('2026-02-28')
    expect(new Set(days.map(({ day }) => day)).size).toBe(span)
  })

  test('knows the leap day and the turn of the year', () => {
    const { days } = checkInPicture([], '2028-03-01', 30)
    expect(days.map(({ day }) => day)).toContain('2028-02-29')
    expect(checkInPicture([], '2026-01-10', 30).days[0]?.day).toBe('2025-12-12')
  })

  test('shows every check-in of a day by time, in whatever order they come', () => {
    const early = checkIn('2026-03-01', 'mal', '08:00')
    const late = checkIn('2026-03-01', 'bem', '20:00', ['alívio'])
    for (const given of [
      [early, late],
      [late, early],
    ]) {
      const { days, weekdays, answered } = checkInPicture(given, '2026-03-01', 30)
      expect(days.at(-1)?.checkIns).toEqual([early, late])
      expect(weekdays.at(-1)?.moods).toMatchObject({ mal: 1, bem: 1 })
      expect(answered).toBe(1)
    }
  })

  test('counts by weekday and mood, and leaves out what is older or yet to come', () => {
    const picture = checkInPicture(
      [
        checkIn('2026-02-23', 'bem'),
        checkIn('2026-02-16', 'bem'),
        checkIn('2026-02-09', 'mal'),
        checkIn('2026-02-24', 'muito-bem'),
        checkIn('2025-10-06', 'mal'),
        checkIn('2026-03-02', 'mal'),
      ],
      '2026-03-01',
      30,
    )
    expect(picture.answered).toBe(4)
    expect(picture.weekdays[1]?.moods).toMatchObject({ 'muito-bem': 1, mal: 0 })
    expect(picture.weekdays[6]?.moods).toMatchObject({ bem: 0, mal: 0 })
    expect(picture.weekdays[0]?.moods).toEqual({
      'muito-mal': 0,
      mal: 1,
      'mais-ou-menos': 0,
      bem: 2,
      'muito-bem': 0,
    })
  })
})

test('weekdays are those of the calendar', () => {
  expect(weekdayOf('2026-11-16')).toBe('segunda')
  expect(weekdayOf('2026-11-22')).toBe('domingo')
})
