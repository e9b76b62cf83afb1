import type { Database } from '#server/platform/db/database.ts'
import { rememberSlow } from '#server/platform/remember-slow.ts'
import { totals } from './store.ts'

export type Census = ReturnType<typeof createCensus>

/**
 * How many people there are, are active and wrote, and how many messages, since the first day of a month. It reads whole tables,
 * which with a million people takes longer than any other query may.
 */
export function createCensus(withoutTimeout: Database['withoutTimeout'], now = () => Date.now()) {
  return rememberSlow((first: string) =>
    withoutTimeout(async (sql) => ({
      ...(await totals.people(sql)),
      active: await totals.active(sql, new Date(now())),
      written: await totals.writtenByMonth(sql, first),
    })),
  )
}
