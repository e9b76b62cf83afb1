import { expect, test } from 'vitest'
import { csvOf } from './figures-page.tsx'

test('cells are separated, quoted where needed, and numbers are as spreadsheets in Brazil read them', () => {
  expect(
    csvOf([
      ['Mês', 'Valor'],
      ['a;b "c"', 12345.5],
    ]),
  ).toBe('\uFEFFMês;Valor\r\n"a;b ""c""";12345,5\r\n')
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('%j is no formula', (text) => {
  expect(csvOf([[text]])).toMatch(/^\uFEFF"?'/)
})
