import type { ServiceSecrets } from '#server/features/keys/service-secrets.ts'
import type { Sql } from '#server/platform/db/database.ts'
import type { Log } from '#server/platform/log.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'

/** What applying events needs. */
export type PurchaseDeps = { sql: Sql; secrets: ServiceSecrets; log: Log }

/** What the mails to buyers need beside that. */
export type BuyerMailDeps = Pick<PurchaseDeps, 'sql' | 'log'> & {
  mailer: Mailer
  appUrl: string
  renewUrl: string | undefined
  /** Signs the links that prove a mailbox. */
  authSecret: string
}
