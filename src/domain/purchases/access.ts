import { PLAN_GRACE, UNKNOWN_PERIOD } from '../limits.ts'
import type { EventKind } from './canonical-event.ts'
import { latestChange, type Mappings, planOfCharge, type SoldPlan } from './product-map.ts'
import { type Charge, latestOf, type Purchase } from './purchase.ts'

const DAY = 24 * 60 * 60 * 1000

type AccessStatus = 'ativo' | 'atrasado' | 'cancelado' | 'encerrado'

/** What a purchase gives. `until` null has no end; `graceUntil` is set while the next payment is still waited for. */
export type Access = {
  plano: string
  status: AccessStatus
  until: number | null
  graceUntil: number | null
  paidAt: number
}

/** Null when nothing was paid; `unmapped` when the product has no plan, so that it gives nothing. */
export function accessOf(purchase: Purchase, mappings: Mappings): Access | 'unmapped' | null {
  const paid = paidCharges(purchase, mappings)
  if (paid.length === 0) return null
  const granting = paid.filter((charge): charge is Granting => charge.granted !== null)
  if (granting.length === 0) return 'unmapped'
  const blockedFrom = chargebackOf(purchase)
  const ends = granting.map((charge) =>
    blockedFrom !== null && charge.paidAt > blockedFrom
      ? { until: blockedFrom, revoked: true }
      : endOfCharge(charge, successorOf(charge, granting), purchase),
  )
  const last = ends.reduce((best, end) => (lastsLonger(end, best) ? end : best))
  const status = accessStatusOf(purchase, last)
  const renews = isSubscription(purchase) && (status === 'ativo' || status === 'atrasado')
  return {
    plano: currentPlan(purchase, granting, mappings),
    status,
    until: last.until,
    graceUntil: renews && last.until !== null ? last.until + PLAN_GRACE : null,
    paidAt: granting.at(-1)?.paidAt ?? 0,
  }
}

export const isRevoked = ({ revokedAt, reinstatedAt }: Charge): boolean =>
  revokedAt !== null && (reinstatedAt === null || reinstatedAt <= revokedAt)

type Paid = Charge & { id: string; paidAt: number; granted: SoldPlan | null }
type Granting = Paid & { granted: SoldPlan }
type AccessEnd = { until: number | null; revoked: boolean }

const paidCharges = (purchase: Purchase, mappings: Mappings): Paid[] =>
  [...purchase.charges]
    .flatMap(([id, charge]) =>
      charge.paidAt === null
        ? []
        : { ...charge, id, paidAt: charge.paidAt, granted: planOfCharge(purchase, charge, mappings) },
    )
    .sort((a, b) => a.paidAt - b.paidAt || (a.id < b.id ? -1 : 1))

/** The plan's name is that of the last payment or change; what is proven, mapped and not revoked comes before the rest. */
function currentPlan(purchase: Purchase, granting: readonly Granting[], mappings: Mappings) {
  const change = latestChange(purchase, mappings)
  const candidates = [
    ...granting.map((charge) => ({
      plano: charge.granted.plano,
      order: [!charge.unproven, charge.granted.isMapped, !isRevoked(charge), charge.paidAt].map(Number),
    })),
    ...(change ? [{ plano: change.plano, order: [true, change.isMapped, true, change.at].map(Number) }] : []),
  ]
  return candidates.reduce((best, one) => (compareLists(one.order, best.order) >= 0 ? one : best)).plano
}

function compareLists(one: readonly number[], other: readonly number[]): number {
  const differences = one.map((value, at) => value - (other[at] ?? 0))
  return differences.find((difference) => difference !== 0) ?? 0
}

/** The charge that took the place of this one: the next that is proven and gives time of its own. */
function successorOf(charge: Paid, granting: readonly Granting[]): Granting | null {
  const later = granting.slice(granting.findIndex(({ id }) => id === charge.id) + 1)
  const givesTime = ({ paidAt, accessUntil }: Paid) => accessUntil === null || accessUntil.value > paidAt
  return later.find((one) => !one.unproven && givesTime(one)) ?? null
}

/** After a chargeback that was not reversed, later charges of the same purchase give nothing until somebody has looked at it. */
function chargebackOf({ charges }: Purchase): number | null {
  const chargebacks = [...charges.values()].flatMap((charge) =>
    charge.chargedBackAt !== null && isRevoked(charge) ? charge.chargedBackAt : [],
  )
  return chargebacks.length > 0 ? Math.min(...chargebacks) : null
}

/**
 * When a charge's time ends: by the platform; else by the mapping; else when the next one was paid. The end
 * that a cancellation names is that of the last charge only, or a refund of the last would leave access open.
 */
function endOfCharge(charge: Granting, next: Granting | null, { endsAt, status }: Purchase): AccessEnd {
  const { dias } = charge.granted
  const statedEnd = next === null && endsAt !== null && endsAt.value > charge.paidAt ? endsAt.value : null
  const cancelledAt = status?.value === 'cancelada' ? status.at : null
  const guessed =
    next?.paidAt ?? (cancelledAt === null ? null : Math.max(cancelledAt, charge.paidAt + UNKNOWN_PERIOD))
  const until =
    latestOf(charge.accessUntil?.value ?? null, statedEnd) ??
    (dias === null ? guessed : charge.paidAt + dias * DAY)
  const revoked = isRevoked(charge)
  if (!revoked) return { until, revoked }
  return { until: Math.min(until ?? Infinity, charge.revokedAt ?? Infinity), revoked }
}

const lastsLonger = (one: AccessEnd, other: AccessEnd): boolean =>
  one.until === other.until ? !one.revoked : (one.until ?? Infinity) > (other.until ?? Infinity)

function accessStatusOf({ status }: Purchase, { revoked }: AccessEnd): AccessStatus {
  if (revoked) return 'encerrado'
  if (status?.value === 'cancelada') return 'cancelado'
  return status?.value === 'atrasada' ? 'atrasado' : 'ativo'
}

/** A subscription has charges with ids of their own; a single order is its own charge. */
export const isSubscription = ({ id, charges, renews }: Purchase): boolean =>
  renews !== null || [...charges.keys()].some((charge) => charge !== id)

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
const byDuration = (a: Access, b: Access): number =>
  descending(endOf(a), endOf(b)) ||
  descending(a.paidAt, b.paidAt) ||
  descending(b.plano, a.plano) ||
  STATUS_ORDER.indexOf(a.status) - STATUS_ORDER.indexOf(b.status) ||
  descending(a.until ?? Infinity, b.until ?? Infinity)

function descending<T extends number | string>(a: T, b: T): number {
  if (a === b) return 0
  return a > b ? -1 : 1
}
