import type { Context } from 'hono'
import type { Sql } from '#server/platform/db/database.ts'
import { withTimeout } from '#server/platform/with-timeout.ts'
import type { AppEnv } from './app-env.ts'

/** A database that takes longer for an empty query counts as unavailable. */
const TIMEOUT = 2_000

/** Whether this node can serve: what a load balancer asks. */
export function health(sql: Sql, model: 'demo' | 'remote') {
  return async (c: Context<AppEnv>) => {
    const database = await withTimeout(TIMEOUT, answers(sql), false)
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
