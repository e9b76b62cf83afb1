import type { Background } from '#server/background.ts'
import type { KeyRing } from '#server/crypto/key-ring.ts'
import type { Sql } from '#server/db/database.ts'
import type { Auth } from '#server/features/accounts/auth.ts'
import type { Limiter } from '#server/features/limits/limiter.ts'
import type { Log } from '#server/log.ts'
import type { Mailer } from '#server/mail/mailer.ts'

/** What the use-cases of a person's own data need from outside. */
export type PrivacyDeps = {
  sql: Sql
  keyRing: KeyRing
  auth: Auth
  limiter: Limiter
  mailer: Mailer
  background: Background
  log: Log
  appUrl: string
}

/** What erasing needs: less, because housekeeping does it too. */
export type ErasureDeps = Pick<PrivacyDeps, 'sql' | 'keyRing' | 'mailer' | 'log'>
