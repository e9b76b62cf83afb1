import { inject } from 'vitest'
import type { Model } from '#server/model/model.ts'
import { openDatabase } from '#server/platform/db/database.ts'
import { openDatabaseDoor } from './database-door.ts'
import { createTestApp, type TestApp } from './test-app.ts'

/**
 * One more node of a product, which reaches the database through a door of its own, as the real server does.
 * Shutting the door for good is how it dies; opening it again shows that it was only away.
 */
export async function nodeBehindDoor({ database, keys }: TestApp, model: Model) {
  const door = await openDatabaseDoor(inject('postgres'), database.name)
  const { sql } = await openDatabase({ databaseUrl: door.url, dataDir: '' })
  const node = await createTestApp({ beside: { database: { ...database, connect: () => sql }, keys }, model })
  return {
    ...node,
    door,
    async close() {
      await door.shut()
      await door.reopen()
      await node.deps.runs.stop()
      await node.deps.live.stop()
      // A connection that broke in the middle of a query never says that it has ended.
      await sql.end({ timeout: 0 })
      await node.close()
      await door.shut()
    },
  }
}
