import type { Settings } from '#server/env.ts'
import { createServiceSecrets, type ServiceSecrets } from '#server/features/keys/service-secrets.ts'
import { masterKeys, openKeys } from '#server/platform/crypto/keys.ts'
import { type Database, openDatabase, type Sql } from '#server/platform/db/database.ts'
import { schema } from '#server/schema.ts'

/** Opens the database as the server does, also while the server uses it. */
export async function withOpenDatabase<T>(
  settings: Settings,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(settings)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

const CONNECTIONS = 4

/** The same, with everything migrated that is older than this version, and as much time as the work takes. */
export function withDatabase<T>(settings: Settings, work: (sql: Sql) => Promise<T>): Promise<T> {
  return withOpenDatabase(settings, async ({ withoutTimeout }) => {
    await withoutTimeout(schema.migrate)
    return withoutTimeout(work, CONNECTIONS)
  })
}

/** The same with the secrets of the installation, which its master keys open. */
export function withSecrets<T>(
  settings: Settings,
  work: (deps: { sql: Sql; secrets: ServiceSecrets }) => Promise<T>,
): Promise<T> {
  openKeys(settings)
  return withDatabase(settings, (sql) =>
    work({ sql, secrets: createServiceSecrets(sql, masterKeys(settings)) }),
  )
}
