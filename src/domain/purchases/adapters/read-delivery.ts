import { PRODUCT_NAME_MAX, SALES_PER_DELIVERY } from '../../limits.ts'
import { withoutHalf } from '../../text/graphemes.ts'
import type { CanonicalEvent, Platform } from '../canonical-event.ts'
import { readCakto } from './cakto.ts'
import { type Adapter, type DeliveryContext, idIn, isStorable, listAt, valueAt } from './delivery.ts'
import { readEduzz } from './eduzz.ts'
import { readGeneric } from './generic.ts'
import { readHotmart } from './hotmart.ts'
import { readKiwify } from './kiwify.ts'
import { readStripe } from './stripe.ts'

const ADAPTERS: Record<Platform, Adapter> = {
  kiwify: readKiwify,
  hotmart: readHotmart,
  eduzz: readEduzz,
  cakto: readCakto,
  stripe: readStripe,
  generico: readGeneric,
}

/** A delivery as it is kept. No event and no problem: there was nothing in it for us. */
export type DeliveryReading = {
  name: string
  id: string | null
  events: CanonicalEvent[]
  /** What was missing in an event that we should have understood. */
  problem: string | null
}

export function readDelivery(platform: Platform, body: unknown, context: DeliveryContext): DeliveryReading {
  const { name, id, events, problem = problemIn(events) } = ADAPTERS[platform](body, context)
  return { name: nameIn(name), id: idIn(id), events: problem === null ? events : [], problem }
}

/** The name of an event as a log or a table may hold it. */
const nameIn = (value: unknown): string =>
  typeof value === 'string' ? value.replace(/[^\w.:-]/g, '').slice(0, 60) : ''

const problemIn = (events: readonly CanonicalEvent[]): string | null =>
  events.length > SALES_PER_DELIVERY
    ? `mais de ${SALES_PER_DELIVERY} vendas em uma entrega`
    : (events.map(problemOf).find((problem) => problem !== null) ?? null)

/** An event is of use only with an id to keep it under; a payment also needs its buyer and what was bought. */
function problemOf({ tipo, compraId, cobrancaId, email, itens, plano }: CanonicalEvent): string | null {
  if (compraId === null && cobrancaId === null) return 'falta o número da compra'
  if (tipo !== 'pago') return null
  if (cobrancaId === null) return 'falta o número da cobrança'
  if (email === null) return 'falta o e-mail de quem comprou'
  return itens.length === 0 && plano === null ? 'falta o produto' : null
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
