import { PLAN_GRACE, UNKNOWN_PERIOD } from '../limits.ts'
import { type MappedPlan, type ProductMapping, planOfItems } from './product-map.ts'
import type { Charge, Purchase } from './purchase.ts'

const DAY = 24 * 60 * 60 * 1000

export type AccessStatus = 'ativo' | 'atrasado' | 'cancelado' | 'encerrado'

/** What a purchase gives. `until` null has no end; `graceUntil` is set while the next payment is still waited for. */
export type Access = {
  plano: string
  status: AccessStatus
  until: number | null
  graceUntil: number | null
  paidAt: number
}

/** Null when nothing was paid; `unmapped` when nobody said which plan it is, so that it gives nothing. */
export function accessOf(
  purchase: Purchase,
  mappings: readonly ProductMapping[],
): Access | 'unmapped' | null {
  const paid = paidCharges(purchase)
  if (paid.length === 0) return null
  const plan = planOfPurchase(purchase, mappings)
  if (!plan) return 'unmapped'
  const blockedFrom = chargebackOf(purchase)
  const ends = paid.map((charge, at) =>
    blockedFrom !== null && charge.paidAt > blockedFrom
      ? { until: blockedFrom, revoked: true }
      : endOfCharge(charge, paid[at + 1] ?? null, purchase, plan),
  )
  const last = ends.reduce((best, end) => (lastsLonger(end, best) ? end : best))
  const status = accessStatusOf(purchase, last)
  const renews = isSubscription(purchase) && (status === 'ativo' || status === 'atrasado')
  return {
    plano: plan.plano,
    status,
    until: last.until,
    graceUntil: renews && last.until !== null ? last.until + PLAN_GRACE : null,
    paidAt: paid.at(-1)?.paidAt ?? 0,
  }
}

export function isRevoked({ revokedAt, reinstatedAt }: Charge): boolean {
  return revokedAt !== null && (reinstatedAt === null || reinstatedAt <= revokedAt)
}

type Paid = Charge & { id: string; paidAt: number }
type End = { until: number | null; revoked: boolean }

function paidCharges({ charges }: Purchase): Paid[] {
  return Object.entries(charges)
    .flatMap(([id, charge]) => (charge.paidAt === null ? [] : { ...charge, id, paidAt: charge.paidAt }))
    .sort((a, b) => a.paidAt - b.paidAt || (a.id < b.id ? -1 : 1))
}

function planOfPurchase(purchase: Purchase, mappings: readonly ProductMapping[]): MappedPlan | null {
  const mapped = planOfItems(purchase.platform, purchase.items?.value ?? [], mappings)
  if (mapped) return mapped
  return purchase.declaredPlan ? { plano: purchase.declaredPlan.value, dias: null } : null
}

/** After a chargeback that stands, later charges of the same purchase give nothing until somebody has looked at it. */
function chargebackOf({ charges }: Purchase): number | null {
  const chargebacks = Object.values(charges).flatMap((charge) =>
    charge.chargedBackAt !== null && isRevoked(charge) ? charge.chargedBackAt : [],
  )
  return chargebacks.length > 0 ? Math.min(...chargebacks) : null
}

/**
 * When a charge's time ends: as the platform says; else as the mapping says; else when the next one was paid. The end
 * that a cancellation names is that of the last charge only, or a refund of the last would leave access open.
 */
function endOfCharge(charge: Paid, next: Paid | null, purchase: Purchase, { dias }: MappedPlan): End {
  const { endsAt, status } = purchase
  const told = next === null && endsAt !== null && endsAt.value > charge.paidAt ? endsAt.value : null
  const cancelledAt = status?.value === 'cancelada' ? status.at : null
  const guessed =
    next?.paidAt ?? (cancelledAt === null ? null : Math.max(cancelledAt, charge.paidAt + UNKNOWN_PERIOD))
  const until = charge.accessUntil?.value ?? told ?? (dias === null ? guessed : charge.paidAt + dias * DAY)
  const revoked = isRevoked(charge)
  if (!revoked) return { until, revoked }
  return { until: Math.min(until ?? Infinity, charge.revokedAt ?? Infinity), revoked }
}

function lastsLonger(one: End, other: End): boolean {
  if (one.until === other.until) return !one.revoked
  return one.until === null || (other.until !== null && one.until > other.until)
}

function accessStatusOf({ status }: Purchase, { revoked }: End): AccessStatus {
  if (revoked) return 'encerrado'
  if (status?.value === 'cancelada') return 'cancelado'
  return status?.value === 'atrasada' ? 'atrasado' : 'ativo'
}

/** A subscription has charges with ids of their own; a single order is its own charge. */
function isSubscription({ id, charges }: Purchase): boolean {
  return Object.keys(charges).some((charge) => charge !== id)
}
