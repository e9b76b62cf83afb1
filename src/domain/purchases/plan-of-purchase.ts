import type { CanonicalEvent, Platform, SoldItem } from './canonical-event.ts'
import { type MappedPlan, type Mappings, planOfItems, unmappedItems } from './product-map.ts'
import { type Charge, chargeOf, joinItems, type Purchase, type Sold } from './purchase.ts'

/** A plan of ours, and whether by the product map or only by the name in the sale. */
export type SoldPlan = MappedPlan & { isMapped: boolean }

/** What a charge gives by itself: another unmapped charge changes nothing in it. */
export function planOfCharge(purchase: Purchase, charge: Charge, mappings: Mappings): SoldPlan | null {
  return (
    planOfSold(purchase.platform, soldWith(purchase, charge), mappings) ?? latestChange(purchase, mappings)
  )
}

function soldWith({ items, declaredPlan }: Purchase, charge: Charge): Sold {
  if (charge.items.length > 0 || charge.plan !== null)
    return { items: charge.items, plan: charge.plan?.value ?? null }
  return { items: items?.value ?? [], plan: declaredPlan?.value ?? null }
}

/** The latest change to something that is a plan of ours. */
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
    ...paid.flatMap((charge) => soldWith(purchase, charge).items),
    ...purchase.changes.flatMap(({ value }) => value.items),
  ]
  return unmappedItems(purchase.platform, joinItems(items), mappings)
}

function planOfSold(platform: Platform, { items, plan }: Sold, mappings: Mappings): SoldPlan | null {
  const mapped = planOfItems(platform, items, mappings)
  if (mapped) return { ...mapped, isMapped: true }
  return plan === null ? null : { plano: plan, dias: null, isMapped: false }
}
