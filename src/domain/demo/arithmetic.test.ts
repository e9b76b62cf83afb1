import { expect, it } from 'vitest'
import { sumIn } from './arithmetic.ts'

it.each([
  ['quanto e 17 x 23?', '17 × 23 = 391'],
  ['quanto da 10 dividido por 4', '10 ÷ 4 = 2,5'],
  ['12+30', '12 + 30 = 42'],
  ['5 - 8 =', '5 − 8 = -3'],
  ['quanto e 15% de 200', '15 % de 200 = 30'],
  ['calcula 2,5 vezes 4', '2,5 × 4 = 10'],
  ['quanto e 1000 mais 2000', '1000 + 2000 = 3.000'],
])('%s', (text, sum) => {
  expect(sumIn(text)).toBe(sum)
})

it.each(['tenho 2 mais 3 irmaos', 'quanto e 1 / 0', 'quanto e muito?', 'moro na rua 7-12 ha 3 anos', ''])(
  'finds no sum in %j',
  (text) => {
    expect(sumIn(text)).toBeNull()
  },
)
