import { attentionOf } from '#domain/purchases/access.ts'
import { copies } from '#server/features/backup/store/last-backup.ts'
import { readCounters } from '#server/features/counters/counters.ts'
import { COUNT_KINDS, type Count, type CountKind } from '#server/features/counters/store.ts'
import type { MasterRing } from '#server/features/keys/master-ring.ts'
import { masterProofs } from '#server/features/keys/store.ts'
import { mailOutbox } from '#server/features/mail-outbox/store.ts'
import { learnedForms } from '#server/features/model-services/store.ts'
import { unmappedProducts, waitingRequests } from '#server/features/purchases/operator/purchase-status.ts'
import { inbox } from '#server/features/purchases/store/inbox.ts'
import { purchases } from '#server/features/purchases/store/purchases.ts'
import { readSpending, type SpendingSettings } from '#server/features/spending/read-spending.ts'
import type { Sql } from '#server/platform/db/database.ts'
import { totals } from './store.ts'

export const DAYS = 7
const DAY = 24 * 60 * 60 * 1000
const CONTESTED_FOR = 14 * DAY

/** By kind, and by name how often. */
export type Totals = Record<CountKind, Record<string, number>>

export type Sums = Awaited<ReturnType<typeof readSums>>

export async function readSums(sql: Sql) {
  return { ...(await totals.people(sql)), messages: await totals.messagesByDay(sql, DAYS) }
}

export type Status = Awaited<ReturnType<typeof readStatus>>

/** Numbers of everybody together; without the master keys nothing is known of what was counted and spent (null). */
export async function readStatus(
  sql: Sql,
  openMasters: () => Promise<MasterRing>,
  { now = Date.now(), prices = {} as SpendingSettings } = {},
) {
  const contested = (await purchases.contested(sql)).flatMap((purchase) => attentionOf(purchase) ?? [])
  const masters = await openMasters().catch(() => null)
  const counts = masters && (await readCounters(sql, masters))
  const since = (days: number) => new Date(now - (days - 1) * DAY).toISOString().slice(0, 10)
  return {
    databaseBytes: await totals.databaseBytes(sql),
    counts: counts && { week: totalsOf(counts, since(DAYS)), recent: totalsOf(counts, since(2)) },
    mails: await mailOutbox.waiting(sql),
    deliveries: await inbox.waiting(sql),
    unmapped: (await unmappedProducts({ sql })).length,
    contested: contested.filter(({ at }) => at > now - CONTESTED_FOR).length,
    /** What buyers asked for on /conta and the platform has not reported. */
    requests: (await waitingRequests({ sql })).length,
    copies: await copies.state(sql),
    rotationUnfinished: await isRotationUnfinished(sql),
    learnedForms: await learnedForms.all(sql),
    spending: masters && (await readSpending({ sql, masters }, prices, { now })),
  }
}

export function totalsOf(counts: readonly Count[], since = ''): Totals {
  const totals = Object.fromEntries(COUNT_KINDS.map((kind) => [kind, {}])) as Totals
  for (const { day, kind, name, total } of counts) {
    if (day < since || !(kind in totals)) continue
    totals[kind][name] = (totals[kind][name] ?? 0) + total
  }
  return totals
}

async function isRotationUnfinished(sql: Sql): Promise<boolean> {
  const versions = await masterProofs.allWithUse(sql)
  return versions.slice(0, -1).some(({ inUse }) => inUse)
}
