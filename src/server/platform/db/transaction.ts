import { setTimeout as wait } from 'node:timers/promises'
import { isInTheWay, type Queryable, type Sql } from './database.ts'

const ATTEMPTS = 4

/**
 * All of it or nothing. `work` may run more than once, so it does nothing that can't be undone but through `tx`.
 *
 * Whoever changes a conversation together with its messages takes the conversation first (`conversations.lock`).
 */
export function transaction<T>(sql: Sql, work: (tx: Queryable) => Promise<T>): Promise<T> {
  return persistently(async () => (await sql.begin(work)) as T)
}

/** When two stand in each other's way the database ends one of them, who tries again. */
export async function persistently<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt === ATTEMPTS || !isInTheWay(error)) throw error
      await wait(Math.random() * 50 * attempt)
    }
  }
}
