import type { Context } from 'hono'
import type { Sql } from '#server/platform/db/database.ts'
import { withinTime } from '#server/platform/within-time.ts'
import type { AppEnv } from './app-env.ts'

/** A database that takes longer for nothing at all is as good as away. */
const PATIENCE = 2_000

/** Whether this node can serve: what a load balancer asks. */
export function health(sql: Sql, model: 'demo' | 'remote') {
  return async (c: Context<AppEnv>) => {
    const database = await withinTime(PATIENCE, answers(sql), false)
    return database
      ? c.json({ status: 'ok', database: 'ok', model })
      : c.json({ status: 'error', database: 'error', model }, 503)
  }
}

async function answers(sql: Sql): Promise<boolean> {
  try {
    await sql`select 1`
    return true
  } catch {
    return false
  }
}
