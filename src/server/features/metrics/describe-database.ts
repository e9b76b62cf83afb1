import { PEOPLE_MIN } from '#domain/limits.ts'
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
import { readSpending, type SpendingSettings } from '#server/features/spending/read-spending.ts'
import { spentDays } from '#server/features/spending/store.ts'
import type { Queryable, Sql } from '#server/platform/db/database.ts'
import type { Registry } from '#server/platform/metrics/registry.ts'
import { withTimeout } from '#server/platform/with-timeout.ts'

export type DatabaseDeps = { sql: Sql; keyRing: { masters: MasterRing }; settings: SpendingSettings }

/** A database that takes longer counts as unavailable, and its figures are left out. */
const TIMEOUT = 2_000
const STUCK = ['sem_mapa', 'sem_permissao', 'ilegivel', 'falhou'] as const

/** Each node reports the same shared figures. */
export function describeDatabase(registry: Registry, { sql, keyRing, settings }: DatabaseDeps): void {
  const up = registry.gauge({ name: 'aconchego_database_up', help: '1 when the database answered just now.' })
  const figures = describeFigures(registry)
  const lastDay = createLastDay(registry, { sql, masters: keyRing.masters })
  const spending = createMonthSpending(registry, { sql, masters: keyRing.masters, settings })

  async function read(): Promise<boolean> {
    const [mails, deliveries, erasures, abandoned, copied] = await Promise.all([
      mailOutbox.waiting(sql),
      inbox.waiting(sql),
      deletions.due(sql),
      messages.countAbandoned(sql),
      copies.state(sql),
    ])
    const inState = (state: string) => deliveries.find(({ estado }) => estado === state)?.total ?? 0
    figures.shared.set(mails.total, 'mails')
    figures.shared.set(inState('novo'), 'deliveries')
    figures.shared.set(erasures, 'erasures')
    figures.shared.set(abandoned, 'abandoned_replies')
    figures.oldestMail.set(mails.oldestSeconds)
    for (const state of STUCK) figures.stuck.set(inState(state), state)
    const seconds = (date: Date | null) => Math.round((date?.getTime() ?? 0) / 1000)
    figures.backup.set(seconds(copied.savedAt))
    figures.backupBytes.set(copied.bytes ?? 0)
    figures.rehearsal.set(seconds(copied.rehearsedAt))
    return true
  }

  /** These take longer the more people there are, which is no sign of an unreachable database. */
  let summing: Promise<void> | null = null
  async function sum(): Promise<void> {
    await lastDay.read()
    await spending.read()
  }

  registry.beforeReading(async () => {
    const isUp = await withTimeout(
      TIMEOUT,
      read().catch(() => false),
      false,
    )
    up.set(isUp ? 1 : 0)
    if (!isUp) for (const gauge of Object.values(figures)) gauge.clear()
    else {
      summing ??= sum()
        .catch(() => {})
        .finally(() => {
          summing = null
        })
      await withTimeout(TIMEOUT, summing, undefined)
    }
  })
}

function describeFigures(registry: Registry) {
  return {
    shared: registry.gauge({
      name: 'aconchego_shared_queue_length',
      help: 'What waits in the database: mails, deliveries of sales, accounts to be erased, abandoned replies.',
      labels: ['queue'],
    }),
    oldestMail: registry.gauge({
      name: 'aconchego_oldest_mail_seconds',
      help: 'How long the oldest mail of the outbox has waited.',
    }),
    stuck: registry.gauge({
      name: 'aconchego_stuck_deliveries',
      help: 'Deliveries of sales that no rule could apply, by state.',
      labels: ['state'],
    }),
    backup: registry.gauge({
      name: 'aconchego_last_backup_timestamp_seconds',
      help: 'When a backup was last saved, in seconds since 1970; 0 when none was.',
    }),
    backupBytes: registry.gauge({
      name: 'aconchego_last_backup_bytes',
      help: 'How large the last backup is.',
    }),
    rehearsal: registry.gauge({
      name: 'aconchego_last_backup_rehearsal_timestamp_seconds',
      help: 'When a backup was last restored by the server to see whether that works; 0 when none was.',
    }),
  }
}

type Deps = { sql: Sql; masters: MasterRing; settings: SpendingSettings }

const READ_EVERY = 60_000

/** Tokens and costs of finished days, and only of so many people that a sum identifies none; a reached budget always. */
export function createMonthSpending(registry: Registry, { sql, masters, settings }: Deps) {
  const tokens = registry.gauge({
    name: 'aconchego_month_tokens',
    help: 'Tokens of the finished days of this month (Brasília) by service; cached and estimated are part of the others.',
    labels: ['service', 'kind'],
  })
  const cost = registry.gauge({
    name: 'aconchego_month_cost',
    help: 'What these tokens cost, by MODEL_PRICES: in all, per reply and per active person.',
    labels: ['per'],
  })
  const budget = registry.gauge({
    name: 'aconchego_month_budget_reached',
    help: 'Which part of MODEL_BUDGET_MONTH has been reached, today included: 0, 0.8 or 1; 0 without one.',
  })
  let readAt = Number.NEGATIVE_INFINITY

  /** Of finished days it stays the same until midnight. Fewer than a sum needs are counted again. */
  let counted = { days: '', people: 0 }
  async function countPeople(on: Queryable, from: string, to: string): Promise<number> {
    const days = `${from} ${to}`
    if (counted.days !== days || counted.people < PEOPLE_MIN)
      counted = { days, people: await spentDays.countPeople(on, from, to) }
    return counted.people
  }

  return {
    async read(now = Date.now()): Promise<void> {
      if (now - readAt < READ_EVERY) return
      const { sums, budgetReached } = await readSpending({ sql, masters }, settings, {
        now,
        finishedDays: true,
        countPeople,
      })
      tokens.clear()
      cost.clear()
      for (const { service, input, output, cached, estimated } of sums?.services ?? [])
        for (const [kind, total] of Object.entries({ input, output, cached, estimated }))
          tokens.set(total, service, kind)
      if (sums?.cost) {
        cost.set(sums.cost.month, 'month')
        cost.set(sums.cost.perReply, 'reply')
        cost.set(sums.cost.perPerson, 'person')
      }
      budget.set(budgetReached ?? 0)
      readAt = now
    },
  }
}

const DAY = 24 * 60 * 60 * 1000
/** By then every node has stored what it counted before midnight. */
const COMPLETE_AFTER = 15 * 60 * 1000

/** The last finished day, rounded, and only when danger was read in the words of enough people to identify none. */
export function createLastDay(registry: Registry, { sql, masters }: { sql: Sql; masters: MasterRing }) {
  const risk = registry.gauge({
    name: 'aconchego_last_day_risk_messages',
    help: 'Messages of the last finished day (UTC) by level, in tens that are off by up to 3; absent when danger was read in the words of few people.',
    labels: ['level'],
  })
  const guard = registry.gauge({
    name: 'aconchego_last_day_guard_steps',
    help: 'How often the output guard stepped in on that day, rounded in the same way.',
  })
  let known = ''

  return {
    async read(now = Date.now()): Promise<void> {
      const day = new Date(now - DAY - COMPLETE_AFTER).toISOString().slice(0, 10)
      if (day === known) return
      const counts = (await readCounters(sql, masters)).filter((count) => count.day === day)
      const noise = await noiseOf(masters)
      const coarse = coarseCounts(counts, (name) => noise(day, name))
      risk.clear()
      guard.clear()
      if (coarse) {
        for (const level of riskLevels) risk.set(coarse.risk[level] ?? 0, level)
        guard.set(coarse.guard)
      }
      known = day
    },
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
