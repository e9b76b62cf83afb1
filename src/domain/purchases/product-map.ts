import type { CanonicalEvent, Platform, SoldItem } from './canonical-event.ts'
import { type Charge, chargeOf, joinItems, type Purchase, type Sold } from './purchase.ts'

/** A sold product is this plan, for so many days where the platform does not say until when. */
export type ProductMapping = {
  plataforma: Platform
  produtoId: string
  ofertaId: string | null
  plano: string
  dias: number | null
}

export type Mappings = readonly ProductMapping[]

export const unmappedItems = (
  platform: Platform,
  items: readonly SoldItem[],
  mappings: Mappings,
): SoldItem[] => items.filter((item) => !mappingOf(platform, item, mappings))

function mappingOf(platform: Platform, { produtoId, ofertaId, planoId }: SoldItem, mappings: Mappings) {
  const ofProduct = mappings.filter((one) => one.plataforma === platform && one.produtoId === produtoId)
  return (
    ofProduct.find(
      (one) => one.ofertaId !== null && (one.ofertaId === ofertaId || one.ofertaId === planoId),
    ) ??
    ofProduct.find((one) => one.ofertaId === null) ??
    (platform === 'generico' ? knownPlan(produtoId, mappings) : undefined)
  )
}

/** In our own format a sale may name the plan itself, when something is mapped to a plan of that name. */
const knownPlan = (plano: string, mappings: Mappings): ProductMapping | undefined =>
  mappings.some((one) => one.plano === plano)
    ? { plataforma: 'generico', produtoId: plano, ofertaId: null, plano, dias: null }
    : undefined

/** A plan of ours, and whether by the product map or only by the name in the sale. */
export type SoldPlan = Pick<ProductMapping, 'plano' | 'dias'> & { isMapped: boolean }

/** What a charge gives by itself: another unmapped charge changes nothing in it. */
export const planOfCharge = (purchase: Purchase, charge: Charge, mappings: Mappings): SoldPlan | null =>
  planOfSold(purchase.platform, soldWith(charge), mappings) ?? latestChange(purchase, mappings)

const soldWith = ({ items, plan }: Charge): Sold => ({ items, plan: plan?.value ?? null })

export function latestChange(
  { platform, changes }: Purchase,
  mappings: Mappings,
): (SoldPlan & { at: number }) | null {
  const known = changes.flatMap(({ at, value }) => {
    const plan = planOfSold(platform, value, mappings)
    return plan ? [{ ...plan, at }] : []
  })
  return known.findLast(({ isMapped }) => isMapped) ?? known.at(-1) ?? null
}

/** Whether an event of this purchase sold a product without a plan. */
export function isUnmapped(
  purchase: Purchase,
  { tipo, cobrancaId, itens, plano }: CanonicalEvent,
  mappings: Mappings,
): boolean {
  if (tipo === 'troca_plano')
    return planOfSold(purchase.platform, { items: itens, plan: plano }, mappings) === null
  const charge = tipo === 'pago' && cobrancaId !== null ? chargeOf(purchase, cobrancaId) : null
  return charge !== null && planOfCharge(purchase, charge, mappings) === null
}

/** What was paid for or changed to and gives nothing, because the product has no plan. */
export function unmappedSales(purchase: Purchase, mappings: Mappings): SoldItem[] {
  const paid = [...purchase.charges.values()].filter(
    (charge) => charge.paidAt !== null && planOfCharge(purchase, charge, mappings) === null,
  )
  const items = [
    ...paid.flatMap((charge) => soldWith(charge).items),
    ...purchase.changes.flatMap(({ value }) => value.items),
  ]
  return unmappedItems(purchase.platform, joinItems(items), mappings)
}

/** Null when nothing of it is mapped and it names no plan. A mapping of the offer wins over the product's. */
function planOfSold(platform: Platform, { items, plan }: Sold, mappings: Mappings): SoldPlan | null {
  const found = items.flatMap((item) => mappingOf(platform, item, mappings) ?? [])
  // Of several sold together the one that lasts longest counts; then the name, so that it is always the same.
  const [best] = found.toSorted(
    (a, b) => (b.dias ?? Infinity) - (a.dias ?? Infinity) || (a.plano < b.plano ? -1 : 1),
  )
  if (best) return { plano: best.plano, dias: best.dias, isMapped: true }
  return plan === null ? null : { plano: plan, dias: null, isMapped: false }
}
