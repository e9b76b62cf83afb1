import { describe, expect, test } from 'vitest'
import { costOf, priceOf, readModelPrices } from './model-prices.ts'

const read = (value: string) => readModelPrices(value) ?? expect.unreachable(value)

test('prices are read by service, with a point or a comma', () => {
  const prices = read(' gpt-6-luna = 0.25/2.00/0.025 ; api.maritaca.ai/sabia-4=5,5 / 10 ;')
  expect(priceOf(prices, 'api.openai.com/gpt-6-luna')).toEqual({ input: 0.25, output: 2, cached: 0.025 })
  expect(priceOf(prices, 'api.maritaca.ai/sabia-4')).toEqual({ input: 5.5, output: 10, cached: 5.5 })
  expect(priceOf(prices, 'outro.exemplo/sabia-4')).toBeNull()
})

test('a model whose name holds a slash is found by its name', () => {
  const prices = read('meta/llama-5=1/2')
  expect(priceOf(prices, 'openrouter.ai/meta/llama-5')).toEqual({ input: 1, output: 2, cached: 1 })
})

test('the price of a host goes before that of the model, and both before the price of all', () => {
  const prices = read('3/3; a=2/2; um.exemplo/a=1/1')
  const inputs = ['um.exemplo/a', 'outro.exemplo/a', 'outro.exemplo/b'].map((label) => priceOf(prices, label))
  expect(inputs.map((price) => price?.input)).toEqual([1, 2, 3])
})

test('nothing may cost nothing', () => {
  expect(priceOf(read('0/0'), 'x/y')).toEqual({ input: 0, output: 0, cached: 0 })
})

describe.each([
  '',
  ';',
  'x',
  '1',
  '1/2/3/4',
  'a=1',
  'a=1/-2',
  'a=1/2e3',
  '=1/2',
  'a b=1/2',
  'a=1/2; a=3/4',
  '1/2; 3/4',
  'a=1/2; b',
  'a=$1/$2',
])('%j', (value) => {
  test('is refused', () => expect(readModelPrices(value)).toBeNull())
})

test('cached tokens cost their own price, the rest of the input the usual one', () => {
  const tokens = { input: 3_000_000, cached: 1_000_000, output: 500_000 }
  expect(costOf(tokens, { input: 1, output: 4, cached: 0.1 })).toBeCloseTo(2 + 0.1 + 2)
})
