import { randomBytes } from 'node:crypto'
import { openDatabaseProxy } from '#tests/support/database/database-proxy.ts'
import { createDatabase, type TestPostgres } from '#tests/support/database/postgres.ts'
import { startModelServer } from '#tests/support/model/model-server.ts'
import { createNode } from './chaos-node.ts'
import { answersAsExpected } from './expected-reply.ts'

type Wanted = { postgres: TestPostgres; nodes: number; pause: number }

/** Real servers on a real PostgreSQL behind a proxy, with a scripted model that pauses so many ms between words. */
export async function openSurroundings({ postgres, nodes: count, pause }: Wanted) {
  const database = await createDatabase(postgres)
  const proxy = await openDatabaseProxy(postgres, database.name)
  const model = await startModelServer(answersAsExpected(pause))
  const secret = randomBytes(32).toString('base64')
  const env = {
    DATABASE_URL: proxy.url,
    AUTH_SECRET: secret,
    ENCRYPTION_KEY: randomBytes(32).toString('base64'),
    OPENAI_BASE_URL: model.url,
    MESSAGES_PER_MINUTE: '1000000',
    MESSAGES_PER_DAY: '1000000',
  }
  const nodes = await Promise.all(Array.from({ length: count }, () => createNode(env)))
  const sql = database.connect()
  return {
    proxy,
    model,
    /** Signs sessions. */
    secret,
    nodes,
    sql,
    async close(): Promise<void> {
      await Promise.all(nodes.map((node) => node.stop()))
      await model.close()
      await proxy.shut()
      await sql.end({ timeout: 5 })
      await database.drop()
    },
  }
}
