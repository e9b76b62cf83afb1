import { type Database, onlyRow, type Queryable } from '#server/platform/db/database.ts'

type DayTotal = { day: string; total: number }
type MonthTotal = { month: string; people: number; messages: number }

/** What the whole installation holds, for no person in particular. */
export const totals = {
  async databaseBytes(sql: Queryable): Promise<number> {
    const sizes = await sql<{ bytes: string }[]>`select pg_database_size(current_database()) as bytes`
    return Number(onlyRow(sizes).bytes)
  },

  async people(sql: Queryable): Promise<{ accounts: number; allowed: number }> {
    const counted = await sql<{ accounts: number; allowed: number }[]>`
      select (select count(*)::int from users) as accounts, (select count(*)::int from liberados) as allowed`
    return onlyRow(counted)
  },

  /** Messages of people on each of the last days in São Paulo, the oldest first; a day without any is there too. */
  async messagesByDay(sql: Queryable, days: number): Promise<DayTotal[]> {
    return await sql<DayTotal[]>`
      with today as (select (now() at time zone 'America/Sao_Paulo')::date as day),
        days as (select (day - back)::date as day from today, generate_series(0, ${days - 1}::int) as back),
        counted as (
          select (timestamp at time zone 'America/Sao_Paulo')::date as day, count(*)::int as total from mensagens
          where role = 'user' and timestamp >= (select min(day)::timestamp at time zone 'America/Sao_Paulo' from days)
          group by 1)
      select days.day::text, coalesce(total, 0) as total from days left join counted using (day) order by 1`
  },

  /** How many people had a conversation that changed in the 7 and in the 30 days before. */
  async active(sql: Queryable, now: Date): Promise<{ week: number; month: number }> {
    const counted = await sql<{ week: number; month: number }[]>`
      select count(distinct "userId") filter (where timestamp > ${now}::timestamptz - interval '7 days')::int as week,
        count(distinct "userId")::int as month
      from conversas where timestamp > ${now}::timestamptz - interval '30 days' and "deletedAt" is null`
    return onlyRow(counted)
  },

  /** How many people wrote and how many messages, by month in São Paulo; a month without any is not there. */
  async writtenByMonth(sql: Queryable, first: string): Promise<MonthTotal[]> {
    return await sql<MonthTotal[]>`
      select to_char(timestamp at time zone 'America/Sao_Paulo', 'YYYY-MM') as month,
        count(distinct "userId")::int as people, count(*)::int as messages
      from mensagens
      where role = 'user' and timestamp >= (${first}::date)::timestamp at time zone 'America/Sao_Paulo'
      group by 1`
  },
}

export type Census = ReturnType<typeof createCensus>

/** Reads whole tables, which with a million people takes longer than any other query may. */
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

/** Remembers slow work by its key. A request meanwhile waits for the same; a failure is not remembered. */
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
