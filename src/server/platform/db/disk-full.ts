import { isCode } from '#server/platform/files.ts'
import type { Sql } from './database.ts'

const DISK_FULL = '53100'
const TRIED_EVERY = 5_000

/** Databases whose disk was full when something was last stored, with the moment of the last look. */
const full = new Map<Sql, number>()

/** Receives failures of statements, and remembers that the disk is full. */
export function noteFailure(sql: Sql, error: unknown): void {
  if (isDiskFullError(error)) full.set(sql, performance.now())
}

const isDiskFullError = (error: unknown): boolean =>
  error instanceof Error && (isCode(error, DISK_FULL) || isDiskFullError(error.cause))

/** Whether the disk of the database was full, as far as is known; what fits again is noticed by `lookAgain`. */
export const isDiskFull = (sql: Sql): boolean => full.has(sql)

/** Tries to store something that needs room, but only after a failure and not too often. */
export async function lookAgain(sql: Sql): Promise<void> {
  const last = full.get(sql)
  if (last === undefined || performance.now() - last < TRIED_EVERY) return
  full.set(sql, performance.now())
  try {
    await sql`create temp table room on commit drop as
      select (select string_agg(md5((n * 1000 + k)::text), '') from generate_series(1, 180) as k)
      from generate_series(1, 128) as n`
    full.delete(sql)
  } catch (error) {
    noteFailure(sql, error)
  }
}
