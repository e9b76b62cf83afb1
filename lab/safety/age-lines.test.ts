import { expect, test } from 'vitest'
import { readAgeLines } from './read-age-lines.ts'

test.each([
  ['idade1.tsv', 102],
  ['idade2.tsv', 32],
  ['idade3.tsv', 33],
])('in %s the rules still ask %i minors, and at most one adult in a hundred', (file, minors) => {
  const { menor, adulto } = readAgeLines(file)
  expect(menor.asked).toBeGreaterThanOrEqual(minors)
  expect(adulto.asked / adulto.all).toBeLessThanOrEqual(0.01)
})
