import type { PlanNames } from '#domain/purchases/plan-display-name.ts'
import type { AccountDeps } from '#server/features/accounts/account-deps.ts'
import type { EventBus } from '#server/features/events/event-bus.ts'
import type { KeyRing } from '#server/features/keys/key-ring.ts'
import type { ServiceSecrets } from '#server/features/keys/service-secrets.ts'
import type { Log } from '#server/platform/log.ts'

type Shared =
  | 'sql'
  | 'auth'
  | 'limiter'
  | 'mailer'
  | 'background'
  | 'sendMails'
  | 'knownBrowsers'
  | 'passwordHashes'

export type PrivacyDeps = Pick<AccountDeps, Shared> & {
  keyRing: KeyRing
  secrets: ServiceSecrets
  live: Pick<EventBus, 'onSessionEnd'>
  log: Log
  planNames: PlanNames
}

/** What erasing needs: less, because housekeeping does it too. */
export type ErasureDeps = Pick<PrivacyDeps, 'sql' | 'keyRing' | 'secrets' | 'mailer' | 'log'>
