import type { ServiceSecrets } from '#server/features/keys/service-secrets.ts'
import type { ConcurrencyLimit } from '#server/features/limits/concurrency-limit.ts'
import type { Limiter } from '#server/features/limits/limiter.ts'
import type { Sql } from '#server/platform/db/database.ts'
import type { AuditLog } from './audit-log.ts'

export type OperatorDeps = {
  sql: Sql
  secrets: ServiceSecrets
  auditLog: AuditLog
  limiter: Limiter
  passwordHashes: ConcurrencyLimit
  authSecret: string
  sendMails: () => void
}
