import { type Access, type AccessStatus, accessOf } from './access.ts'
import type { Mappings } from './product-map.ts'
import type { Purchase } from './purchase.ts'

/** An entry of `liberados`: the specification's `plano`, and until when. Times are in milliseconds. */
export type AllowListRow = {
  plano: string
  status: AccessStatus
  fimAcesso: number | null
  toleranciaAte: number | null
  origem: 'manual' | 'compra'
}

/** What an e-mail may have from all its purchases: the one that lasts longest counts. */
export function allowListRow(purchases: readonly Purchase[], mappings: Mappings): AllowListRow | null {
  const [best] = purchases
    .map((purchase) => accessOf(purchase, mappings))
    .filter((access): access is Access => access !== null && access !== 'unmapped')
    .sort(byDuration)
  if (!best) return null
  const { plano, status, until, graceUntil } = best
  return { plano, status, fimAcesso: until, toleranciaAte: graceUntil, origem: 'compra' }
}

const endOf = ({ until, graceUntil }: Access): number => graceUntil ?? until ?? Infinity

/** Of two that are alike in all else, the one that is better for the person. */
const STATUS_ORDER: readonly AccessStatus[] = ['ativo', 'cancelado', 'atrasado', 'encerrado']

/** Never zero for two that differ: the order in which purchases are given makes no difference. */
function byDuration(a: Access, b: Access): number {
  return (
    descending(endOf(a), endOf(b)) ||
    descending(a.paidAt, b.paidAt) ||
    descending(b.plano, a.plano) ||
    STATUS_ORDER.indexOf(a.status) - STATUS_ORDER.indexOf(b.status) ||
    descending(a.until ?? Infinity, b.until ?? Infinity)
  )
}

function descending<T extends number | string>(a: T, b: T): number {
  if (a === b) return 0
  return a > b ? -1 : 1
}
