import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Queryable, Sql } from './database.ts'

const FOLDER = path.join(import.meta.dirname, 'migrations')
// Any number will do as long as every node uses the same one.
const LOCK = 7_266_424

/**
 * Brings the schema up to date, in one transaction and under a lock, so that nodes that start together take turns.
 * An applied file may never change: its checksum is kept.
 */
export async function migrate(sql: Sql): Promise<void> {
  await sql.begin((tx) => applyMigrations(tx))
}

/** The same inside a transaction; `until` names the last one to apply. */
export async function applyMigrations(tx: Queryable, until?: string): Promise<void> {
  await tx`select pg_advisory_xact_lock(${LOCK})`
  await tx`create table if not exists migrations (
    name text primary key, checksum text not null, "appliedAt" timestamptz not null default now())`
  const applied = new Map(
    (await tx<{ name: string; checksum: string }[]>`select name, checksum from migrations`).map((row) => [
      row.name,
      row.checksum,
    ]),
  )
  for (const { name, text, checksum } of migrationFiles()) {
    const before = applied.get(name)
    applied.delete(name)
    if (before === checksum || (until !== undefined && name > until)) continue
    if (before) throw new Error(`A migração ${name} foi alterada depois de aplicada.`)
    await tx.unsafe(text)
    await tx`insert into migrations (name, checksum) values (${name}, ${checksum})`
  }
  const [unknown] = applied.keys()
  if (unknown) throw new Error(`O banco já tem a migração ${unknown}, de uma versão mais nova do programa.`)
}

/** The newest one that was applied here; null in a database that is empty. */
export async function lastMigration(tx: Queryable): Promise<string | null> {
  const [table] = await tx`select to_regclass('migrations') is not null as found`
  if (!table?.found) return null
  const [last] = await tx<{ name: string }[]>`select name from migrations order by name desc limit 1`
  return last?.name ?? null
}

export function isKnownMigration(name: string): boolean {
  return migrationFiles().some((file) => file.name === name)
}

function migrationFiles() {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const text = readFileSync(path.join(FOLDER, name), 'utf8')
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
    })
}
