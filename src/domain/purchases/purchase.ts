import type { Platform, SoldItem } from './canonical-event.ts'
import { earliest, later, latestOf, type Stamped } from './stamped.ts'

/** One payment. Every field only ever grows in one direction, so that the order of arrival does not matter. */
export type Charge = {
  paidAt: number | null
  revokedAt: number | null
  chargedBackAt: number | null
  reinstatedAt: number | null
  disputedAt: number | null
  partlyRefundedAt: number | null
  accessUntil: Stamped<number> | null
}

export type SubscriptionStatus = 'ativa' | 'atrasada' | 'cancelada'

/** Everything that was ever said about a purchase: a subscription with its charges, or a single order. */
export type Purchase = {
  platform: Platform
  id: string
  /** As the platform says. */
  email: Stamped<string> | null
  /** As the operator corrected it; it wins over the platform's. */
  movedTo: Stamped<string> | null
  items: Stamped<SoldItem[]> | null
  declaredPlan: Stamped<string> | null
  status: Stamped<SubscriptionStatus> | null
  /** The end of access that a cancellation names without naming a charge. */
  endsAt: Stamped<number> | null
  charges: Record<string, Charge>
  /** Other ids of charges, by the id under which the charge is kept. */
  aliases: Record<string, string>
}

export const NEW_CHARGE: Charge = {
  paidAt: null,
  revokedAt: null,
  chargedBackAt: null,
  reinstatedAt: null,
  disputedAt: null,
  partlyRefundedAt: null,
  accessUntil: null,
}

export function newPurchase(platform: Platform, id: string): Purchase {
  return {
    platform,
    id,
    email: null,
    movedTo: null,
    items: null,
    declaredPlan: null,
    status: null,
    endsAt: null,
    charges: {},
    aliases: {},
  }
}

export function emailOf({ movedTo, email }: Purchase): string | null {
  return movedTo?.value ?? email?.value ?? null
}

/** Of two statuses at the same moment, the one that gives less wins. */
const STATUS_ORDER: SubscriptionStatus[] = ['ativa', 'atrasada', 'cancelada']

function laterStatus(one: Purchase['status'], other: Purchase['status']): Purchase['status'] {
  return later(one, other, (a, b) => STATUS_ORDER.indexOf(a) - STATUS_ORDER.indexOf(b))
}

function joinCharges(one: Charge, other: Charge): Charge {
  return {
    paidAt: earliest(one.paidAt, other.paidAt),
    revokedAt: latestOf(one.revokedAt, other.revokedAt),
    chargedBackAt: latestOf(one.chargedBackAt, other.chargedBackAt),
    reinstatedAt: latestOf(one.reinstatedAt, other.reinstatedAt),
    disputedAt: latestOf(one.disputedAt, other.disputedAt),
    partlyRefundedAt: latestOf(one.partlyRefundedAt, other.partlyRefundedAt),
    accessUntil: later(one.accessUntil, other.accessUntil, (a, b) => a - b),
  }
}

/** Two records of what turned out to be one purchase become one, under the first one's id. */
export function joinPurchases(one: Purchase, other: Purchase): Purchase {
  const aliases = { ...other.aliases, ...one.aliases }
  const joined: Purchase = {
    platform: one.platform,
    id: one.id,
    email: later(one.email, other.email),
    movedTo: later(one.movedTo, other.movedTo),
    items: later(one.items, other.items),
    declaredPlan: later(one.declaredPlan, other.declaredPlan),
    status: laterStatus(one.status, other.status),
    endsAt: later(one.endsAt, other.endsAt, (a, b) => a - b),
    charges: {},
    aliases,
  }
  for (const source of [one, other]) {
    for (const [id, charge] of Object.entries(source.charges)) {
      const home = aliases[id] ?? id
      joined.charges[home] = joinCharges(joined.charges[home] ?? NEW_CHARGE, charge)
    }
  }
  return joined
}
