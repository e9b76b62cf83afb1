import { inject } from 'vitest'
import type { Model } from '#server/model/model.ts'
import { openDatabase } from '#server/platform/db/database.ts'
import { createTestApp, type TestApp } from '#tests/support/product/test-app.ts'
import { openDatabaseProxy } from './database-proxy.ts'

/**
 * One more node of a product, which reaches the database through a proxy of its own, as the real server does.
 * Shutting the proxy for good is how it dies; opening it again shows that it was only away.
 */
export async function nodeBehindProxy(
  { database, keys }: TestApp,
  model: Model,
  env: Record<string, string> = {},
) {
  const proxy = await openDatabaseProxy(inject('postgres'), database.name)
  const { sql } = await openDatabase({ databaseUrl: proxy.url, dataDir: '', patience: 0 })
  const beside = { database: { ...database, connect: () => sql }, keys }
  const node = await createTestApp({ beside, model, env })
  return {
    ...node,
    proxy,
    async close() {
      await proxy.shut()
      await proxy.reopen()
      await node.deps.runs.stop()
      await node.deps.live.stop()
      // A connection that broke in the middle of a query never says that it has ended.
      await sql.end({ timeout: 0 })
      await node.close()
      await proxy.shut()
    },
  }
}
