import { DELIVERIES_KEPT, UNDO_LASTS } from '#domain/limits.ts'
import type { Settings } from '#server/env.ts'
import { mailLinks } from '#server/features/accounts/store/mail-links.ts'
import { supportCodes } from '#server/features/accounts/store/people.ts'
import { sessions } from '#server/features/accounts/store/sessions.ts'
import { createNightlyJob } from '#server/features/backup/nightly-job.ts'
import type { ChatDeps } from '#server/features/chat/chat-deps.ts'
import { hideDueConversations } from '#server/features/chat/conversations/change-conversations.ts'
import { conversations } from '#server/features/chat/conversations/store.ts'
import { closeAbandonedReplies } from '#server/features/chat/generation/abandoned-replies.ts'
import { deletedMessages } from '#server/features/chat/store/deleted-messages.ts'
import { nodeLeases } from '#server/features/chat/store/node-leases.ts'
import type { ServiceSecrets } from '#server/features/keys/service-secrets.ts'
import { clearFullBuckets } from '#server/features/limits/store.ts'
import { type MailDeps, sendDueMails } from '#server/features/mail-outbox/send-due-mails.ts'
import { learnedForms } from '#server/features/model-services/store.ts'
import { clearEndedSignIns } from '#server/features/operators/store/operators.ts'
import { eraseContent, eraseDueAccounts } from '#server/features/privacy/erase-accounts.ts'
import { erasedEmails } from '#server/features/privacy/store/deletions.ts'
import { workInbox } from '#server/features/purchases/apply-events.ts'
import { createFollowEndedPlans, createSilenceReport } from '#server/features/purchases/end-of-plan.ts'
import { createRetryWhenMapped } from '#server/features/purchases/operator/manage-sales.ts'
import { inbox } from '#server/features/purchases/store/inbox.ts'
import { spentDays } from '#server/features/spending/store.ts'
import { type AttentionDeps, mailAttention } from '#server/features/status/attention-mail.ts'
import { MAIL_TEMPLATES } from '#server/mail-templates.ts'
import type { Background } from '#server/platform/background.ts'
import type { Keys } from '#server/platform/crypto/keys.ts'
import { ping, type Queryable } from '#server/platform/db/database.ts'
import type { Log } from '#server/platform/log.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'

type Deps = Pick<ChatDeps, 'sql' | 'keyRing' | 'runs' | 'counters'> & {
  secrets: ServiceSecrets
  mailer: Mailer
  log: Log
  keys: Pick<Keys, 'authSecret'>
  settings: Pick<Settings, 'renewUrl' | 'planNames' | 'backup'> & AttentionDeps['settings']
  background: Background
}

/** After the database was unavailable, nodes get this long to renew their leases before these count as expired. */
const GRACE = 3_000

export function createHousekeeping({ log, keys, settings, background, ...deps }: Deps) {
  const mails: MailDeps = {
    ...deps,
    ...settings,
    log,
    authSecret: keys.authSecret,
    templates: MAIL_TEMPLATES,
  }
  const plans = { ...deps, log, eraseContent: (personId: string) => eraseContent(deps.sql, personId) }
  const reportSilence = createSilenceReport(deps, log)
  const every = (interval: number, name: string, work: () => Promise<void>) =>
    background.job(name, work, interval)
  const nightly = createNightlyJob({ ...deps, settings, log })
  const jobs = [
    every(500, 'abandoned replies', closeAbandoned),
    // What is woken by its cause has its turn here only after a failure, or when its node died.
    every(5_000, 'deliveries', () => workInbox({ ...deps, log })),
    every(5_000, 'mails', () => sendDueMails(mails)),
    every(5_000, 'deleted conversations', () => conversations.eraseHidden(deps.sql, UNDO_LASTS)),
    every(5_000, 'deleted messages', () => deletedMessages.erase(deps.sql, UNDO_LASTS)),
    every(15_000, 'conversations whose time is over', () => hideDueConversations(deps.sql)),
    every(60_000, 'accounts to be erased', () => eraseDueAccounts({ ...deps, log })),
    every(5 * 60_000, 'counters', deps.counters.store),
    every(10 * 60_000, 'what has run out', () => clearExpired(deps.sql)),
    every(60_000, 'plans that ended', createFollowEndedPlans(plans)),
    every(15 * 60_000, 'what needs attention', () => mailAttention({ ...deps, settings })),
    every(60_000, 'sales that waited for a plan', createRetryWhenMapped({ ...deps, log })),
    every(60 * 60_000, 'old deliveries', () => inbox.clearOld(deps.sql, DELIVERIES_KEPT)),
    every(60 * 60_000, 'silent integrations', reportSilence),
    every(10 * 60_000, 'mails kept as files', deps.mailer.purge),
    every(60_000, 'the nightly copy', nightly.work),
  ]

  let trustedFrom = Number.NEGATIVE_INFINITY
  async function closeAbandoned(): Promise<void> {
    try {
      if (performance.now() >= trustedFrom) await closeAbandonedReplies(deps)
      else await ping(deps.sql)
    } catch (error) {
      trustedFrom = performance.now() + GRACE
      throw error
    }
  }

  return {
    stop(): void {
      for (const job of jobs) job.stop()
      nightly.stop()
    },
  }
}

export async function clearExpired(sql: Queryable): Promise<void> {
  await clearFullBuckets(sql)
  await sessions.clearExpired(sql)
  await mailLinks.clearExpired(sql)
  await supportCodes.clearExpired(sql)
  await learnedForms.clearOld(sql)
  await spentDays.clearOld(sql)
  await nodeLeases.clearExpired(sql)
  await erasedEmails.clearOld(sql)
  await clearEndedSignIns(sql)
}
