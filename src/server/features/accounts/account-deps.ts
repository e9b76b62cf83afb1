import type { Limiter } from '#server/features/limits/limiter.ts'
import type { Background } from '#server/platform/background.ts'
import type { Sql } from '#server/platform/db/database.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import type { Auth } from './auth.ts'
import type { KnownBrowsers } from './known-browser.ts'

/** What the use-cases of accounts need from outside. */
export type AccountDeps = {
  auth: Auth
  sql: Sql
  limiter: Limiter
  mailer: Mailer
  background: Background
  /** The e-mail whose mailbox an invitation proves. */
  invitedEmail: (invitation: string) => string | null
  /** Gives somebody who was erased the purchases back that they paid for. */
  reclaimPurchases: (email: string) => Promise<boolean>
  appUrl: string
  authSecret: string
  /** Sends what is in the outbox of mails. */
  sendMails: () => void
  /** Whether the demonstration account is let in. */
  welcomesDemo: boolean
  knownBrowsers: KnownBrowsers
  /** Erases a person's account for good, now. */
  eraseNow: (personId: string) => Promise<void>
}
