import { type Access, type AccessStatus, accessOf } from './access.ts'
import type { ProductMapping } from './product-map.ts'
import type { Purchase } from './purchase.ts'

/** An entry of `liberados`: the specification's `plano`, and until when. Times are in milliseconds. */
export type AllowListRow = {
  plano: string
  status: AccessStatus
  fimAcesso: number | null
  toleranciaAte: number | null
  origem: 'manual' | 'compra'
}

/**
 * What an e-mail may have, from what the operator gave by hand and from all its purchases. What was given by hand stays
 * whatever happens to the purchases; of several purchases the one that lasts longest counts.
 */
export function allowListRow(
  manualPlano: string | null,
  purchases: readonly Purchase[],
  mappings: readonly ProductMapping[],
): AllowListRow | null {
  if (manualPlano !== null)
    return { plano: manualPlano, status: 'ativo', fimAcesso: null, toleranciaAte: null, origem: 'manual' }
  const [best] = purchases
    .map((purchase) => accessOf(purchase, mappings))
    .filter((access): access is Access => access !== null && access !== 'unmapped')
    .sort(byDuration)
  if (!best) return null
  const { plano, status, until, graceUntil } = best
  return { plano, status, fimAcesso: until, toleranciaAte: graceUntil, origem: 'compra' }
}

function byDuration(a: Access, b: Access): number {
  const [endA, endB] = [a, b].map(({ until, graceUntil }) => graceUntil ?? until ?? Infinity) as [
    number,
    number,
  ]
  if (endA !== endB) return endA > endB ? -1 : 1
  return b.paidAt - a.paidAt || (a.plano < b.plano ? -1 : 1)
}
