import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Queryable, Sql } from './database.ts'

// Any number will do as long as every node uses the same one.
const LOCK = 7_266_424

/** The schema of a product, as SQL files of one folder that are applied in the order of their names. */
export function migrationsIn(folder: string) {
  const read = () => readFiles(folder)
  const apply = (tx: Queryable, until?: string) => applyFiles(tx, read(), until)
  return {
    /** In one transaction under a lock: nodes that start together wait. An applied file may never change: see its checksum. */
    migrate: async (sql: Sql): Promise<void> => void (await sql.begin((tx) => apply(tx))),
    /** The same inside a transaction; `until` names the last one to apply. */
    apply,
    last: (): string | null => read().at(-1)?.name ?? null,
    isKnown: (name: string): boolean => read().some((file) => file.name === name),
  }
}

export async function lastMigration(tx: Queryable): Promise<string | null> {
  const [table] = await tx`select to_regclass('migrations') is not null as found`
  if (!table?.found) return null
  const [last] = await tx<{ name: string }[]>`select name from migrations order by name desc limit 1`
  return last?.name ?? null
}

type Migration = { name: string; text: string; checksum: string }

async function applyFiles(tx: Queryable, files: readonly Migration[], until?: string): Promise<void> {
  await tx`select pg_advisory_xact_lock(${LOCK})`
  await tx`create table if not exists migrations (
    name text primary key, checksum text not null, "appliedAt" timestamptz not null default now())`
  const rows = await tx<{ name: string; checksum: string }[]>`select name, checksum from migrations`
  const applied = new Map(rows.map((row) => [row.name, row.checksum]))
  for (const { name, text, checksum } of files) {
    const before = applied.get(name)
    applied.delete(name)
    if (before === checksum || (until !== undefined && name > until)) continue
    if (before)
      throw new Error(
        `A migração ${name} foi alterada depois de aplicada. Use o arquivo original; nada foi alterado no banco.`,
      )
    await tx.unsafe(text)
    await tx`insert into migrations (name, checksum) values (${name}, ${checksum})`
  }
  const [unknown] = applied.keys()
  if (unknown)
    throw new Error(
      `O banco já tem a migração ${unknown}, de uma versão mais nova do programa. Atualize o programa; nada foi alterado.`,
    )
}

const readFiles = (folder: string): Migration[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const text = readFileSync(path.join(folder, name), 'utf8')
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
    })
