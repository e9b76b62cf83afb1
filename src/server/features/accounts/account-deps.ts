import type { Invitation } from '#server/features/allow-list/invitation.ts'
import type { ConcurrencyLimit } from '#server/features/limits/concurrency-limit.ts'
import type { Limiter } from '#server/features/limits/limiter.ts'
import type { Background } from '#server/platform/background.ts'
import type { Sql } from '#server/platform/db/database.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import type { Auth } from './auth.ts'
import type { KnownBrowsers, TokenReader } from './cookies.ts'

export type AccountDeps = {
  auth: Auth
  sql: Sql
  limiter: Limiter
  mailer: Mailer
  background: Background
  readInvitation: (invitation: string) => Invitation | null
  returningBuyers: {
    hasPurchases: (email: string) => Promise<boolean>
    erasedAt: (email: string) => Promise<Date | null>
  }
  appUrl: string
  authSecret: string
  tokenOf: TokenReader
  sendMails: () => void
  welcomesDemo: boolean
  knownBrowsers: KnownBrowsers
  /** How many hashes of passwords are computed at once, and who waits for one. */
  passwordHashes: ConcurrencyLimit
  eraseNow: (personId: string) => Promise<void>
}
