import type { Platform, SoldItem } from './canonical-event.ts'

/** A sold product is this plan, for so many days where the platform does not say until when. */
export type ProductMapping = {
  plataforma: Platform
  produtoId: string
  ofertaId: string | null
  plano: string
  dias: number | null
}

export type Mappings = readonly ProductMapping[]

type SoldItems = readonly SoldItem[]
export type MappedPlan = { plano: string; dias: number | null }

/** The plan of what was sold; null when nothing of it is mapped. A mapping of the offer wins over the product's. */
export function planOfItems(platform: Platform, items: SoldItems, mappings: Mappings): MappedPlan | null {
  const found = items.flatMap((item) => mappingOf(platform, item, mappings) ?? [])
  // Of several sold together the one that lasts longest counts; then the name, so that it is always the same.
  const [best] = found.toSorted(
    (a, b) => (b.dias ?? Infinity) - (a.dias ?? Infinity) || (a.plano < b.plano ? -1 : 1),
  )
  return best ? { plano: best.plano, dias: best.dias } : null
}

/** Those of a sale's items that are no plan of ours. */
export const unmappedItems = (platform: Platform, items: SoldItems, mappings: Mappings): SoldItem[] =>
  items.filter((item) => !mappingOf(platform, item, mappings))

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
function knownPlan(plano: string, mappings: Mappings): ProductMapping | undefined {
  return mappings.some((one) => one.plano === plano)
    ? { plataforma: 'generico', produtoId: plano, ofertaId: null, plano, dias: null }
    : undefined
}
