import { readdirSync, readFileSync } from 'node:fs'
import { CHANNEL } from '#server/features/events/store.ts'
import type { Sql } from '#server/platform/db/database.ts'

/** What PostgreSQL has used since it was started. */
export type DatabaseCost = { cpuSeconds: number; walBytes: number; commits: number; announcements: number }

/** The connections of the bench itself, whose processor time is not the product's. */
const BENCH = 'bench'

/** How many notifications were sent since this was called. */
export async function countAnnouncements(sql: Sql): Promise<() => number> {
  let received = 0
  Object.assign(sql.options.connection, { application_name: BENCH })
  await sql.listen(CHANNEL, () => {
    received += 1
  })
  return () => received
}

/** Reads it of this PostgreSQL; its processor time only on the same machine, where there is /proc. */
export async function readDatabaseCost(sql: Sql, announcements: number): Promise<DatabaseCost> {
  const [row] = await sql<{ wal: string; commits: string; backend: number; own: number[] }[]>`
    select pg_current_wal_insert_lsn() - '0/0' as wal, sum(xact_commit) as commits, pg_backend_pid() as backend,
      array(select pid from pg_stat_activity where application_name = ${BENCH}) as own from pg_stat_database`
  // Every process of the server has the same parent.
  const postmaster = Number(statOf(row?.backend ?? 0)?.[1])
  return {
    cpuSeconds: postmaster ? cpuOfAll(postmaster, row?.own) : Number.NaN,
    walBytes: Number(row?.wal),
    commits: Number(row?.commits),
    announcements,
  }
}

/** Of the server, of the processes it has now but for those left out, and of those that have ended. */
function cpuOfAll(postmaster: number, leftOut: number[] = []): number {
  const own = statOf(postmaster) ?? []
  const ended = Number(own[13]) + Number(own[14])
  const ticks = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), stat: statOf(Number(name)) }))
    .filter(({ pid, stat }) => pid === postmaster || Number(stat?.[1]) === postmaster)
    .filter(({ pid }) => !leftOut.includes(pid))
    .reduce((sum, { stat }) => sum + Number(stat?.[11]) + Number(stat?.[12]), ended)
  return ticks / 100
}

/** The fields after the name: state, parent, ...; undefined when the process has ended meanwhile. */
function statOf(pid: number): string[] | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')
  } catch {
    return undefined
  }
}
