import { afterEach, vi } from 'vitest'
import type { Sql } from '#server/platform/db/database.ts'

/** Lets the product's clock (not the database's) stand somewhere else for the rest of a test. */
export function timeTravel() {
  afterEach(() => void vi.useRealTimers())
  return {
    async forward(milliseconds: number): Promise<void> {
      const now = Date.now()
      vi.useFakeTimers({ toFake: ['Date'] })
      vi.setSystemTime(now + milliseconds)
    },
  }
}

/**
 * Does work as if it took hardly any time, as far as the limits are concerned: on a slow machine they would fill
 * again meanwhile. Not all of it is taken back, so that nobody has to wait for longer than they would have.
 */
export async function inNoTime<T>(sql: Sql, work: () => Promise<T>): Promise<T> {
  const began = performance.now()
  const result = await work()
  await letPass(sql, -(performance.now() - began) * 0.8)
  return result
}

/** The limits only know the database's clock: moving what they stored back is time going by. */
export async function letPass(sql: Sql, milliseconds: number): Promise<void> {
  await sql`update limites set "fullAt" = "fullAt" - ${`${milliseconds} milliseconds`}::interval`
}
