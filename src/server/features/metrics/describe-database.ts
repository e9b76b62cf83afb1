import { copies } from '#server/features/backup/store/last-backup.ts'
import { messages } from '#server/features/chat/store/messages.ts'
import type { MasterRing } from '#server/features/keys/master-ring.ts'
import { mailOutbox } from '#server/features/mail-outbox/store.ts'
import { deletions } from '#server/features/privacy/store/deletions.ts'
import { inbox } from '#server/features/purchases/store/inbox.ts'
import type { SpendingSettings } from '#server/features/spending/read-spending.ts'
import type { Sql } from '#server/platform/db/database.ts'
import type { Registry } from '#server/platform/metrics/registry.ts'
import { withTimeout } from '#server/platform/with-timeout.ts'
import { createLastDay } from './last-day.ts'
import { createMonthSpending } from './month-spending.ts'

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
