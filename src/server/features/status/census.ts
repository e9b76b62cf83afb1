import type { Database } from '#server/platform/db/database.ts'
import { totals } from './store.ts'

export type Census = ReturnType<typeof createCensus>

/**
 * How many people there are, are active and wrote, and how many messages, since the first day of a month. It reads whole tables,
 * which with a million people takes longer than any other query may.
 */
export const createCensus = (withoutTimeout: Database['withoutTimeout'], now = () => Date.now()) =>
  rememberSlow((first: string) =>
    withoutTimeout(async (sql) => ({
      ...(await totals.people(sql)),
      active: await totals.active(sql, new Date(now())),
      written: await totals.writtenByMonth(sql, first),
    })),
  )

/** Quicker work is done anew each time. */
const SLOW = 1_000
/** Slow work takes at most so small a part of the time: a minute of it is remembered for ten hours. */
const PART = 600

/**
 * Work whose cost grows with everything that is stored, for operators who may look at its result again and again. A request
 * that comes meanwhile waits for the same; a failure is not remembered. A result counts for the key it was asked with.
 */
export function rememberSlow<Key, T>(work: (key: Key) => Promise<T>, clock = () => performance.now()) {
  let last: { key: Key; result: Promise<T>; until: number } | null = null
  return (key: Key): Promise<T> => {
    if (last?.key === key && clock() < last.until) return last.result
    const began = clock()
    const current = { key, result: work(key), until: Number.POSITIVE_INFINITY }
    last = current
    const remember = (took: number) => {
      current.until = took < SLOW ? 0 : began + took + took * PART
    }
    current.result.then(
      () => remember(clock() - began),
      () => remember(0),
    )
    return current.result
  }
}
