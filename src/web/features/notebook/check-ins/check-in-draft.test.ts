import { describe, expect, test } from 'vitest'
import { dayHere } from '../day-here.ts'
import { toggleFeeling } from './use-check-in-form.ts'

describe('a check-in before it is kept', () => {
  test('has at most three feelings, and gives one up when it is tapped again', () => {
    const three = ['calma', 'medo', 'raiva'] as const
    expect(toggleFeeling(three, 'amor')).toEqual(three)
    expect(toggleFeeling(three, 'medo')).toEqual(['calma', 'raiva'])
    expect(toggleFeeling(['calma'], 'medo')).toEqual(['calma', 'medo'])
  })

  test('belongs to the day of the device, also right before midnight', () => {
    expect(dayHere(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
    expect(dayHere(new Date(2026, 0, 6, 0, 0))).toBe('2026-01-06')
  })
})
