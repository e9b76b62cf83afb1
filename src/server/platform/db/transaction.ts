import { setTimeout as wait } from 'node:timers/promises'
import { isConflict, type Queryable, type Sql } from './database.ts'

const ATTEMPTS = 4

/**
 * All of it or nothing. `work` may run more than once, so it does nothing that can't be undone but through `tx`.
 */
export function transaction<T>(sql: Sql, work: (tx: Queryable) => Promise<T>): Promise<T> {
  return retryOnConflict(async () => (await sql.begin(work)) as T)
}

/** Retries work that the database ended because of a deadlock or another conflict. */
export async function retryOnConflict<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt === ATTEMPTS || !isConflict(error)) throw error
      await wait(Math.random() * 50 * attempt)
    }
  }
}
