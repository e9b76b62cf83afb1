import { inTens, type Noise, ofEnough } from '#domain/panel/figures.ts'
import { riskLevels } from '#domain/safety/risk-level.ts'
import { copies } from '#server/features/backup/store/last-backup.ts'
import { messages } from '#server/features/chat/store/messages.ts'
import { noiseOf, peopleRead, readCounters } from '#server/features/counters/counters.ts'
import type { Count } from '#server/features/counters/store.ts'
import type { MasterRing } from '#server/features/keys/master-ring.ts'
import { mailOutbox } from '#server/features/mail-outbox/store.ts'
import { deletions } from '#server/features/privacy/store/deletions.ts'
import { inbox } from '#server/features/purchases/store/inbox.ts'
import {
  readSpending,
  type Spending,
  type SpendingSettings,
} from '#server/features/spending/read-spending.ts'
import type { Sql } from '#server/platform/db/database.ts'
import type { Reading, Registry } from '#server/platform/metrics/registry.ts'
import { withTimeout } from '#server/platform/with-timeout.ts'

export type DatabaseDeps = { sql: Sql; keyRing: { masters: MasterRing }; settings: SpendingSettings }

/** A database that takes longer counts as unavailable, and its figures are left out. */
const TIMEOUT = 2_000
const STUCK = ['sem_mapa', 'sem_permissao', 'ilegivel', 'falhou'] as const

type Figures = Awaited<ReturnType<typeof readFigures>>

async function readFigures(sql: Sql) {
  const [mails, deliveries, erasures, abandoned, copied] = await Promise.all([
    mailOutbox.waiting(sql),
    inbox.waiting(sql),
    deletions.due(sql),
    messages.countAbandoned(sql),
    copies.state(sql),
  ])
  const inState = (state: string) => deliveries.find(({ estado }) => estado === state)?.total ?? 0
  return { mails, inState, erasures, abandoned, copied }
}

export function describeDatabase(registry: Registry, { sql, keyRing, settings }: DatabaseDeps): void {
  let figures: Figures | null = null
  describeFigures(registry, () => figures)
  const readLastDay = createLastDay(registry, { sql, masters: keyRing.masters })
  const readMonth = createMonthSpending(registry, { sql, masters: keyRing.masters, settings })

  /** These take longer the more people there are, which is no sign of an unreachable database. */
  let summing: Promise<void> | null = null
  async function sum(): Promise<void> {
    await readLastDay()
    await readMonth()
  }

  registry.beforeReading(async () => {
    figures = await withTimeout(
      TIMEOUT,
      readFigures(sql).catch(() => null),
      null,
    )
    if (!figures) return
    summing ??= sum()
      .catch(() => {})
      .finally(() => {
        summing = null
      })
    await withTimeout(TIMEOUT, summing, undefined)
  })
}

function describeFigures({ gauge }: Registry, figures: () => Figures | null): void {
  /** Absent while the database is unreachable. */
  const read = (value: (found: Figures) => number | Reading[]) => () => {
    const found = figures()
    return found && value(found)
  }
  const seconds = (date: Date | null) => Math.round((date?.getTime() ?? 0) / 1000)
  gauge('aconchego_database_up', '1 when the database answered just now.', () => (figures() ? 1 : 0))
  gauge(
    'aconchego_shared_queue_length',
    'What waits in the database: mails, deliveries of sales, accounts to be erased, abandoned replies.',
    read(({ mails, inState, erasures, abandoned }) => [
      [mails.total, { queue: 'mails' }],
      [inState('novo'), { queue: 'deliveries' }],
      [erasures, { queue: 'erasures' }],
      [abandoned, { queue: 'abandoned_replies' }],
    ]),
  )
  gauge(
    'aconchego_oldest_mail_seconds',
    'How long the oldest mail of the outbox has waited.',
    read(({ mails }) => mails.oldestSeconds),
  )
  gauge(
    'aconchego_stuck_deliveries',
    'Deliveries of sales that no rule could apply, by state.',
    read(({ inState }) => STUCK.map((state) => [inState(state), { state }])),
  )
  gauge(
    'aconchego_last_backup_timestamp_seconds',
    'When a backup was last saved, in seconds since 1970; 0 when none was.',
    read(({ copied }) => seconds(copied.savedAt)),
  )
  gauge(
    'aconchego_last_backup_bytes',
    'How large the last backup is.',
    read(({ copied }) => copied.bytes ?? 0),
  )
  gauge(
    'aconchego_last_backup_rehearsal_timestamp_seconds',
    'When a backup was last restored by the server to see whether that works; 0 when none was.',
    read(({ copied }) => seconds(copied.rehearsedAt)),
  )
}

type Deps = { sql: Sql; masters: MasterRing; settings: SpendingSettings }

/** Counting the people of a month takes long where they are many. */
const READ_EVERY = 15 * 60_000
const KINDS = ['input', 'output', 'cached', 'estimated'] as const

/** Tokens and costs of finished days, and only of so many people that a sum identifies none; a reached budget always. */
export function createMonthSpending({ gauge }: Registry, { sql, masters, settings }: Deps) {
  let readAt = Number.NEGATIVE_INFINITY
  let spending: Spending | null = null
  gauge(
    'aconchego_month_tokens',
    'Tokens of the finished days of this month (Brasília) by service; cached and estimated are part of the others.',
    () =>
      spending?.sums?.services.flatMap((one) =>
        KINDS.map((kind): Reading => [one[kind], { service: one.service, kind }]),
      ) ?? null,
  )
  gauge(
    'aconchego_month_cost',
    'What these tokens cost, by MODEL_PRICES: in all, per reply and per active person.',
    () => {
      const cost = spending?.sums?.cost
      if (!cost) return null
      const { month, perReply: reply, perPerson: person } = cost
      return Object.entries({ month, reply, person }).map(([per, amount]) => [amount, { per }])
    },
  )
  gauge(
    'aconchego_month_budget_reached',
    'Which part of MODEL_BUDGET_MONTH has been reached, today included: 0, 0.8 or 1; 0 without one.',
    () => spending && (spending.budgetReached ?? 0),
  )

  return async (now = Date.now()): Promise<void> => {
    if (now - readAt < READ_EVERY) return
    spending = await readSpending({ sql, masters }, settings, { now, finishedDays: true })
    readAt = now
  }
}

const DAY = 24 * 60 * 60 * 1000
/** By then every node has stored what it counted before midnight. */
const COMPLETE_AFTER = 15 * 60 * 1000

/** The last finished day, rounded, and only when danger was read in the words of enough people to identify none. */
export function createLastDay({ gauge }: Registry, { sql, masters }: { sql: Sql; masters: MasterRing }) {
  let known = ''
  let coarse: Coarse | null = null
  gauge(
    'aconchego_last_day_risk_messages',
    'Messages of the last finished day (UTC) by level, in tens that are off by up to 3; absent when danger was read in the words of few people.',
    () => coarse && riskLevels.map((level) => [coarse?.risk[level] ?? 0, { level }]),
  )
  gauge(
    'aconchego_last_day_guard_steps',
    'How often the output guard stepped in on that day, rounded in the same way.',
    () => coarse?.guard ?? null,
  )

  return async (now = Date.now()): Promise<void> => {
    const day = new Date(now - DAY - COMPLETE_AFTER).toISOString().slice(0, 10)
    if (day === known) return
    const counts = (await readCounters(sql, masters)).filter((count) => count.day === day)
    const noise = await noiseOf(masters)
    coarse = coarseCounts(counts, (name) => noise(day, name))
    known = day
  }
}

type Coarse = { risk: Record<string, number>; guard: number }

/** A day's counts as a store without encryption may hold them (decision 0029); null when they are of too few people. */
export function coarseCounts(counts: readonly Count[], noise: (name: string) => Noise): Coarse | null {
  const risk: Record<string, number> = {}
  let guard = 0
  for (const { kind, name, total } of counts) {
    if (kind === 'risco') risk[name] = inTens(total, noise(name))
    if (kind === 'guarda') guard += total
  }
  return ofEnough(peopleRead(counts), { risk, guard: inTens(guard, noise('guarda')) })
}
