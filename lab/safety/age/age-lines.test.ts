import { expect, test } from 'vitest'
import { readAgeLines } from './read-age-lines.ts'

test('the rules still read the lines they were written with, and ask at most one adult in a hundred', () => {
  const { menor, adulto } = readAgeLines('idade1.tsv')
  expect(menor.asked / menor.all).toBeGreaterThan(0.8)
  expect(adulto.asked / adulto.all).toBeLessThanOrEqual(0.01)
})
