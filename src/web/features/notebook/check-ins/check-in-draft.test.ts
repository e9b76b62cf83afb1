import { describe, expect, test } from 'vitest'
import { dayHere } from '../day-here.ts'
import { readCheckIn, toggleFeeling } from './use-check-in-form.ts'

describe('a check-in before it is kept', () => {
  test('has at most three feelings, and gives one up when it is tapped again', () => {
    const three = ['calma', 'medo', 'raiva'] as const
    expect(toggleFeeling(three, 'amor')).toEqual(three)
    expect(toggleFeeling(three, 'medo')).toEqual(['calma', 'raiva'])
    expect(toggleFeeling(['calma'], 'medo')).toEqual(['calma', 'medo'])
  })

  test.each(['', 'nada', 'null', '[]', '{"mood":"dez","feelings":["x"],"words":3}'])(
    'is a blank one when %j was stored',
    (stored) => {
      expect(readCheckIn(stored)).toEqual({ mood: null, feelings: [], words: '' })
    },
  )

  test('comes back as it was left', () => {
    const draft = { mood: 'bem', feelings: ['calma'], words: 'um dia' }
    expect(readCheckIn(JSON.stringify(draft))).toEqual(draft)
    expect(readCheckIn(JSON.stringify({ ...draft, day: '2026-11-16' }))).toEqual({
      ...draft,
      day: '2026-11-16',
    })
  })

  test('belongs to the day of the device, also right before midnight', () => {
    expect(dayHere(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
    expect(dayHere(new Date(2026, 0, 6, 0, 0))).toBe('2026-01-06')
  })
})
