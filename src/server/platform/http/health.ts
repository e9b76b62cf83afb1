import { isAnswering, type Sql } from '#server/platform/db/database.ts'
import { withTimeout } from '#server/platform/with-timeout.ts'
import type { HttpContext } from './http-env.ts'

/** A database that takes longer for an empty query counts as unavailable. */
const TIMEOUT = 2_000

/** Whether this node can serve: what a load balancer asks. One that stops is to be sent nothing more. */
export function health(sql: Sql, model: 'demo' | 'remote', isStopping: () => boolean) {
  return async (c: HttpContext) => {
    if (isStopping()) return c.json({ status: 'stopping', model }, 503)
    const database = await withTimeout(TIMEOUT, isAnswering(sql), false)
    return database
      ? c.json({ status: 'ok', database: 'ok', model })
      : c.json({ status: 'error', database: 'error', model }, 503)
  }
}
