import { isRevoked } from './access.ts'
import type { EventKind } from './canonical-event.ts'
import type { Charge, Purchase } from './purchase.ts'

/** Something that happened to a purchase and that no rule decides: the operator should look at it. */
type Attention = {
  tipo: Extract<EventKind, 'disputa' | 'reembolso_parcial' | 'chargeback'>
  at: number
}

/** The latest of: a dispute that is open, a partial refund, a chargeback that was not reversed. */
export function attentionOf({ charges }: Purchase): Attention | null {
  const all = [...charges.values()].flatMap(ofCharge)
  return all.reduce<Attention | null>((best, one) => (best && best.at >= one.at ? best : one), null)
}

function ofCharge(charge: Charge): Attention[] {
  const { disputedAt, partlyRefundedAt, chargedBackAt, reinstatedAt } = charge
  const isOpen = disputedAt !== null && !isRevoked(charge) && reinstatedAt === null
  return [
    ...(isOpen ? [{ tipo: 'disputa', at: disputedAt } as const] : []),
    ...(partlyRefundedAt !== null ? [{ tipo: 'reembolso_parcial', at: partlyRefundedAt } as const] : []),
    ...(chargedBackAt !== null && isRevoked(charge)
      ? [{ tipo: 'chargeback', at: chargedBackAt } as const]
      : []),
  ]
}
