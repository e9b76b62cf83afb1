import { expect, test } from 'vitest'
import { estimateInput, estimateTokens, spendingDay } from './tokens.ts'

test('an estimate grows with the text, and nothing takes no tokens', () => {
  expect(estimateTokens(0)).toBe(0)
  expect(estimateTokens(1)).toBe(1)
  expect(estimateTokens(700)).toBe(200)
  expect(estimateInput([])).toBe(0)
  expect(estimateInput([{ content: 'a'.repeat(70) }, { content: '' }])).toBe(28)
})

test.each([
  ['2026-11-18T02:59:59.999Z', '2026-11-17'],
  ['2026-11-18T03:00:00Z', '2026-11-18'],
])('at %s the day in Brasília is %s', (moment, day) => {
  expect(spendingDay(Date.parse(moment))).toBe(day)
})
