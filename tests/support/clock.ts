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
 * Does work as if it took no time, as far as the limits are concerned: on a slow machine they would fill again
 * meanwhile. Counted from when the first of them was seen to change, so that nobody has to wait for longer.
 */
export async function inNoTime<T>(sql: Sql, work: () => Promise<T>): Promise<T> {
  const before = await limitsOf(sql)
  let [began, isOver] = [Number.POSITIVE_INFINITY, false]
  const watching = (async () => {
    while (!isOver && (await limitsOf(sql)) === before);
    began = performance.now()
  })()
  const result = await work()
  isOver = true
  await watching
  await letPass(sql, -Math.max(0, performance.now() - began))
  return result
}

async function limitsOf(sql: Sql): Promise<string> {
  const [row] = await sql<
    { all: string }[]
  >`select string_agg(l::text, ' ' order by l::text) as all from limites l`
  return row?.all ?? ''
}

/** The limits only know the database's clock: moving what they stored back is time going by. */
export async function letPass(sql: Sql, milliseconds: number): Promise<void> {
  await sql`update limites set "fullAt" = "fullAt" - ${`${milliseconds} milliseconds`}::interval`
}
