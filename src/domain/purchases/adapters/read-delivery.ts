import { PRODUCT_NAME_MAX } from '../../limits.ts'
import { withoutHalf } from '../../text/graphemes.ts'
import type { Platform } from '../canonical-event.ts'
import { readCakto } from './cakto.ts'
import { type Adapter, idIn, isStorable, listAt, valueAt } from './delivery.ts'
import { readEduzz } from './eduzz.ts'
import { readGeneric } from './generic.ts'
import { readHotmart } from './hotmart.ts'
import { readKiwify } from './kiwify.ts'
import { readStripe } from './stripe.ts'

export const ADAPTERS: Record<Platform, Adapter> = {
  kiwify: readKiwify,
  hotmart: readHotmart,
  eduzz: readEduzz,
  cakto: readCakto,
  stripe: readStripe,
  generico: readGeneric,
}

export type ProductName = { produtoId: string; nome: string }

type Named = readonly [id: unknown, name: unknown]

const ofProduct = (product: unknown, id: string, name = 'name'): Named => [
  valueAt(product, id),
  valueAt(product, name),
]

/** Stripe names no product in what it delivers. */
const PRODUCTS: Record<Platform, (body: unknown) => readonly Named[]> = {
  kiwify: (body) => [
    ofProduct(valueAt(valueAt(body, 'order') ?? body, 'Product'), 'product_id', 'product_name'),
  ],
  hotmart: (body) => [
    ofProduct(valueAt(body, 'data', 'product') ?? valueAt(body, 'data', 'subscription', 'product'), 'id'),
  ],
  eduzz: (body) => listAt(body, 'data', 'items').map((item) => ofProduct(item, 'productId')),
  cakto: (body) =>
    [valueAt(body, 'data')].flat().flatMap((sale) => {
      const product = valueAt(sale, 'product')
      return [ofProduct(product, 'id'), ofProduct(product, 'short_id')]
    }),
  stripe: () => [],
  generico: (body) => [ofProduct(valueAt(body, 'data'), 'product', 'product_name')],
}

/** What a delivery calls the products in it, for operators to read: names are never compared. */
export const productNames = (platform: Platform, body: unknown): ProductName[] =>
  PRODUCTS[platform](body).flatMap(([id, name]) => {
    const produtoId = idIn(id)
    const nome = typeof name === 'string' ? withoutHalf(name.trim().slice(0, PRODUCT_NAME_MAX)) : ''
    return produtoId !== null && nome !== '' && isStorable(nome) ? [{ produtoId, nome }] : []
  })
