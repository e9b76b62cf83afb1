import { expect, test } from 'vitest'
import { PLATFORMS } from '../canonical-event.ts'
import { productNames } from './read-delivery.ts'

test.each([
  ['kiwify', { Product: { product_id: 'p', product_name: ' Pro ' } }],
  ['kiwify', { order: { Product: { product_id: 'p', product_name: 'Pro' } } }],
  ['hotmart', { data: { product: { id: 'p', name: 'Pro' } } }],
  ['hotmart', { data: { subscription: { product: { id: 'p', name: 'Pro' } } } }],
  ['eduzz', { data: { items: [{ productId: 'p', name: 'Pro' }, { productId: 'q' }] } }],
  ['cakto', { data: { product: { id: 'p', name: 'Pro' } } }],
  ['cakto', { data: [{ product: { short_id: 'p', name: 'Pro' } }] }],
  ['generico', { data: { product: 'p', product_name: 'Pro' } }],
] as const)('the name of a product is read in a delivery of %s', (platform, body) => {
  expect(productNames(platform, body)).toEqual([{ produtoId: 'p', nome: 'Pro' }])
})

test.each(PLATFORMS)('%s: what is no name is left out, and a long one is cut', (platform) => {
  const sold = (name: unknown) => {
    const product = { id: 1, product_id: 1, productId: 1, name, product_name: name }
    return { Product: product, data: { product, items: [product], product_name: name } }
  }
  for (const name of [undefined, null, 7, {}, ' ', '\ud800', 'a\u0000'])
    expect(productNames(platform, sold(name))).toEqual([])
  expect(productNames(platform, null)).toEqual([])
  for (const { nome } of productNames(platform, sold('a'.repeat(9_000)))) expect(nome).toHaveLength(120)
})

test('a long name is cut between characters, and kept', () => {
  const body = { data: { product: 'p', product_name: `${'a'.repeat(119)}🌷 e mais` } }
  expect(productNames('generico', body)).toEqual([{ produtoId: 'p', nome: 'a'.repeat(119) }])
})
