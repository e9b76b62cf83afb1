import { expect, it } from 'vitest'
import { holdingOf, placeOf } from './underlined.ts'

it('finds an underlined phrase among the words of its message, also where one word is read differently', () => {
  const words = ['hoje', 'fui', 'na', 'feira', 'queria', 'nao', 'acordar', 'e', 'comprei', 'banana']
  expect(placeOf(['queria', 'nao', 'acordar'], words)).toEqual({ start: 4, end: 7 })
  expect(placeOf(['queria', 'n', 'acordar'], words)).toEqual({ start: 4, end: 7 })
})

it('tells a window with the sign from one with a part of it and one without', () => {
  const places = [{ start: 10, end: 20 }]
  expect(holdingOf({ start: 5, end: 27 }, places)).toBe('the sign')
  expect(holdingOf({ start: 0, end: 12 }, places)).toBe('a part of it')
  expect(holdingOf({ start: 20, end: 42 }, places)).toBe('nothing of it')
  // A window that is all sign is danger also when the phrase is longer than it.
  expect(holdingOf({ start: 12, end: 18 }, places)).toBe('the sign')
})
