import type { ServiceSecrets } from '#server/features/keys/service-secrets.ts'
import type { Sql } from '#server/platform/db/database.ts'
import type { Log } from '#server/platform/log.ts'

export type PurchaseDeps = { sql: Sql; secrets: ServiceSecrets; log: Log }

export type SalesDeps = PurchaseDeps & { appUrl: string }
