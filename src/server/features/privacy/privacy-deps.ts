import type { PlanNames } from '#domain/purchases/plan-display-name.ts'
import type { Auth } from '#server/features/accounts/auth.ts'
import type { KnownBrowsers } from '#server/features/accounts/cookies.ts'
import type { EventBus } from '#server/features/events/event-bus.ts'
import type { KeyRing } from '#server/features/keys/key-ring.ts'
import type { ServiceSecrets } from '#server/features/keys/service-secrets.ts'
import type { ConcurrencyLimit } from '#server/features/limits/concurrency-limit.ts'
import type { Limiter } from '#server/features/limits/limiter.ts'
import type { Background } from '#server/platform/background.ts'
import type { Sql } from '#server/platform/db/database.ts'
import type { Log } from '#server/platform/log.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'

/** What the use-cases of a person's own data need from outside. */
export type PrivacyDeps = {
  sql: Sql
  keyRing: KeyRing
  secrets: ServiceSecrets
  live: Pick<EventBus, 'onSessionEnd'>
  auth: Auth
  limiter: Limiter
  mailer: Mailer
  background: Background
  log: Log
  sendMails: () => void
  knownBrowsers: KnownBrowsers
  passwordHashes: ConcurrencyLimit
  planNames: PlanNames
}

/** What erasing needs: less, because housekeeping does it too. */
export type ErasureDeps = Pick<PrivacyDeps, 'sql' | 'keyRing' | 'secrets' | 'mailer' | 'log'>
