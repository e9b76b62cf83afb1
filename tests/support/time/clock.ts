import { setTimeout as wait } from 'node:timers/promises'
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
 * meanwhile. For each it is counted from when it was first seen to change, so that nobody has to wait for longer.
 */
export async function inNoTime<T>(sql: Sql, work: () => Promise<T>): Promise<T> {
  const before = await limitsOf(sql)
  const changedAt = new Map<string, number>()
  const look = async () => {
    for (const [key, fullAt] of await limitsOf(sql))
      if (fullAt !== before.get(key) && !changedAt.has(key)) changedAt.set(key, performance.now())
  }
  let isOver = false
  const watching = (async () => {
    for (; !isOver; await wait(5)) await look()
  })()
  const result = await work()
  isOver = true
  await watching
  const now = performance.now()
  for (const [key, began] of changedAt)
    await sql`update limites set "fullAt" = "fullAt" + ${`${now - began} milliseconds`}::interval where key = ${key}`
  return result
}

async function limitsOf(sql: Sql): Promise<Map<string, string>> {
  const rows = await sql<{ key: string; fullAt: string }[]>`select key, "fullAt"::text from limites`
  return new Map(rows.map(({ key, fullAt }) => [key, fullAt]))
}

/** The limits only know the database's clock: moving what they stored back is time going by. */
export async function letPass(sql: Sql, milliseconds: number): Promise<void> {
  await sql`update limites set "fullAt" = "fullAt" - ${`${milliseconds} milliseconds`}::interval`
}
