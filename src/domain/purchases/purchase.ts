import type { Platform, SoldItem } from './canonical-event.ts'

/** A value with the time of its event. The later one counts; of two at the same time, a fixed order decides. */
type Stamped<T> = { at: number; value: T }

/** The time of an unproven value, before that of every event: a proven one always counts as later. */
export const UNPROVEN = 0

export function later<T>(
  one: Stamped<T> | null,
  other: Stamped<T> | null,
  compare: (a: T, b: T) => number = byText,
): Stamped<T> | null {
  if (!one || !other) return one ?? other
  if (one.at !== other.at) return one.at > other.at ? one : other
  // Of two unproven ones the first one counts: without a proof nothing is changed that exists.
  if (one.at === UNPROVEN) return one
  return compare(one.value, other.value) >= 0 ? one : other
}

const earliest = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other)

export const latestOf = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.max(one, other)

function byText(a: unknown, b: unknown): number {
  const [one, other] = [JSON.stringify(a), JSON.stringify(b)]
  return one === other ? 0 : one > other ? 1 : -1
}

/** What can happen to a payment after it was made; of each only the latest time counts. */
const CHARGE_TIMES = ['revokedAt', 'chargedBackAt', 'reinstatedAt', 'disputedAt', 'partlyRefundedAt'] as const
export type ChargeTime = (typeof CHARGE_TIMES)[number]
type ChargeTimes = Record<ChargeTime, number | null>

const timesOf = (time: (name: ChargeTime) => number | null) =>
  Object.fromEntries(CHARGE_TIMES.map((name) => [name, time(name)])) as ChargeTimes

/** One payment. Every field only ever grows in one direction, so that the order of arrival does not matter. */
export type Charge = ChargeTimes & {
  paidAt: number | null
  accessUntil: Stamped<number> | null
  items: SoldItem[]
  plan: Stamped<string> | null
  /** Only a delivery without a signature reports it as paid. */
  unproven: boolean
}

export type SubscriptionStatus = 'ativa' | 'atrasada' | 'cancelada'

/** What something is, by the platform's ids or by the name of our plan. */
export type Sold = { items: SoldItem[]; plan: string | null }

/** All that events have reported of a purchase: a subscription with its charges, or a single order. */
export type Purchase = {
  platform: Platform
  id: string
  email: Stamped<string> | null
  /** As the operator corrected it; it wins over the platform's. */
  movedTo: Stamped<string> | null
  /** The plans of all changes, each once: the latest that is a plan of ours counts. */
  changes: Stamped<Sold>[]
  status: Stamped<SubscriptionStatus> | null
  /** The end of access that a cancellation names without naming a charge. */
  endsAt: Stamped<number> | null
  /** The subscription that a renewal without a signature named; such a delivery never adds to what exists. */
  renews: string | null
  soldBy: string | null
  /** By ids that platforms choose, so never a plain object. */
  charges: Map<string, Charge>
  /** Other ids of charges, by the id under which the charge is kept. */
  aliases: Map<string, string>
}

export const NEW_CHARGE: Charge = {
  ...timesOf(() => null),
  paidAt: null,
  accessUntil: null,
  items: [],
  plan: null,
  unproven: false,
}

export const newPurchase = (platform: Platform, id: string): Purchase => ({
  platform,
  id,
  email: null,
  movedTo: null,
  changes: [],
  status: null,
  endsAt: null,
  renews: null,
  soldBy: null,
  charges: new Map(),
  aliases: new Map(),
})

export const emailOf = ({ movedTo, email }: Purchase): string | null => movedTo?.value ?? email?.value ?? null

export const hasCharge = ({ charges, aliases }: Purchase, id: string): boolean =>
  charges.has(id) || aliases.has(id)

export const chargeOf = ({ charges, aliases }: Purchase, id: string): Charge | null =>
  charges.get(aliases.get(id) ?? id) ?? null

/** Of two statuses at the same moment, the one that gives less wins. */
const STATUS_ORDER: SubscriptionStatus[] = ['ativa', 'atrasada', 'cancelada']
const byStatus = (a: SubscriptionStatus, b: SubscriptionStatus) =>
  STATUS_ORDER.indexOf(a) - STATUS_ORDER.indexOf(b)

const joinCharges = (one: Charge, other: Charge): Charge => ({
  ...joinPayments(one, other),
  ...timesOf((name) => latestOf(one[name], other[name])),
})

type Payment = Pick<Charge, 'paidAt' | 'accessUntil' | 'items' | 'plan' | 'unproven'>

/** Once a payment is proven, unproven reports of it no longer count. */
function joinPayments(one: Charge, other: Charge): Payment {
  const paid = [one, other].filter(({ paidAt }) => paidAt !== null)
  const proven = paid.filter(({ unproven }) => !unproven)
  const counted: Payment[] = proven.length > 0 ? proven : paid
  return counted.reduce(
    (a, b) => ({
      paidAt: earliest(a.paidAt, b.paidAt),
      // A repeated payment never makes the time shorter that was paid for.
      accessUntil: longest(a.accessUntil, b.accessUntil),
      items: joinItems([...a.items, ...b.items]),
      plan: later(a.plan, b.plan),
      unproven: b.unproven,
    }),
    NEW_CHARGE,
  )
}

function longest(one: Stamped<number> | null, other: Stamped<number> | null): Stamped<number> | null {
  if (!one || !other) return one ?? other
  if (one.value === other.value) return one.at >= other.at ? one : other
  return one.value > other.value ? one : other
}

/** Each of them once, in an order that does not depend on which came first. */
export function joinItems(items: readonly SoldItem[]): SoldItem[] {
  const byName = new Map(items.map((item) => [nameOfItem(item), item]))
  return [...byName].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, item]) => item)
}

const nameOfItem = ({ produtoId, ofertaId, planoId }: SoldItem): string =>
  JSON.stringify([produtoId, ofertaId, planoId])

function joinChanges(one: readonly Stamped<Sold>[], other: readonly Stamped<Sold>[]): Stamped<Sold>[] {
  const latest = new Map<string, Stamped<Sold>>()
  for (const change of [...one, ...other]) {
    const { items, plan } = change.value
    const name = JSON.stringify([items.map(nameOfItem), plan])
    if ((latest.get(name)?.at ?? -Infinity) < change.at) latest.set(name, change)
  }
  return [...latest].sort(([a, x], [b, y]) => x.at - y.at || (a < b ? -1 : 1)).map(([, change]) => change)
}

/** Two records of what turned out to be one purchase become one, under the first one's id. */
export function joinPurchases(one: Purchase, other: Purchase): Purchase {
  const aliases = new Map([...other.aliases, ...one.aliases])
  const charges = new Map<string, Charge>()
  for (const source of [one, other]) {
    for (const [id, charge] of source.charges) {
      const home = aliases.get(id) ?? id
      charges.set(home, joinCharges(charges.get(home) ?? NEW_CHARGE, charge))
    }
  }
  return {
    platform: one.platform,
    id: one.id,
    email: later(one.email, other.email),
    movedTo: later(one.movedTo, other.movedTo),
    changes: joinChanges(one.changes, other.changes),
    status: later(one.status, other.status, byStatus),
    endsAt: later(one.endsAt, other.endsAt, (a, b) => a - b),
    renews: one.renews,
    soldBy: one.soldBy ?? other.soldBy,
    charges,
    aliases,
  }
}
