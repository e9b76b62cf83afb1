import type { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ACCOUNT_ERASED_AFTER } from '#domain/limits.ts'
import { DAMAGED } from '#server/features/backup/age.ts'
import { type MessageRow, selectedMessages } from '#server/features/chat/store/sealed-message.ts'
import type { WrappedKey } from '#server/features/keys/store.ts'
import { endOperatorSignIns } from '#server/features/operators/store/operators.ts'
import { deletions, erasedAccounts } from '#server/features/privacy/store/deletions.ts'
import { onlyRow, type Queryable, type Sql } from '#server/platform/db/database.ts'
import { lastMigration } from '#server/platform/db/migrate.ts'
import { schema } from '#server/schema.ts'

/**
 * A backup is text: a line that names the format, then each table as a line that names it and PostgreSQL's own rows,
 * and a last line without which it was cut off. What is encrypted stays encrypted; the keys are not in it.
 */
type Header = { aconchego: 'backup'; formato: 1; migracao: string }
type TableHeader = { tabela: string; colunas: string[] }

const END_OF_TABLE = '\\.'
const END = { fim: true } as const

/** Everything in the database as it is at one moment, while the product runs. */
export async function saveBackup(sql: Sql, to: Writable): Promise<void> {
  await sql.begin('isolation level repeatable read read only', (tx) => pipeline(() => contentOf(tx), to))
}

async function* contentOf(tx: Queryable): AsyncGenerator<string | Buffer> {
  const last = await lastMigration(tx)
  if (last === null) throw new Error('Este banco está vazio.')
  yield line({ aconchego: 'backup', formato: 1, migracao: last } satisfies Header)
  for (const table of await tablesInOrder(tx)) {
    yield line(table)
    yield* await tx`copy ${tx(table.tabela)} (${tx(table.colunas)}) to stdout`.readable()
    yield `${END_OF_TABLE}\n`
  }
  yield line(END)
}

async function tablesInOrder(tx: Queryable): Promise<TableHeader[]> {
  const tables = await tx<(TableHeader & { needs: string[] })[]>`
    select c.relname as tabela,
      array(select attname::text from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped order by attnum) as colunas,
      array(select confrelid::regclass::text from pg_constraint
        where conrelid = c.oid and contype = 'f' and confrelid <> c.oid) as needs
    from pg_class c
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and c.relname <> 'migrations'
    order by c.relname`
  const ordered: TableHeader[] = []
  while (ordered.length < tables.length) {
    const isThere = (name: string) => ordered.some(({ tabela }) => tabela === name)
    const next = tables.find(({ tabela, needs }) => !isThere(tabela) && needs.every(isThere))
    if (!next) throw new Error('tables that point to each other')
    ordered.push({ tabela: next.tabela, colunas: next.colunas })
  }
  return ordered
}

/**
 * Puts a backup into a database that is empty: all of it or nothing. One of an older version is brought up to date. What
 * ended since the copy was made does not come back: sessions, links of mails, and the accounts on the list of those that
 * were erased. How many of these the copy had.
 */
export const restoreBackup = async (sql: Sql, from: Readable, erased: readonly string[]): Promise<number> =>
  await sql.begin(async (tx) => {
    const [used] = await tx`select from pg_class
      where relkind = 'r' and relnamespace = current_schema()::regnamespace limit 1`
    if (used) throw new Error('Este banco já está em uso. Restaure em um banco vazio; nada foi alterado.')
    const lines = linesOf(from)
    await schema.apply(tx, await readHeader(lines))
    for (let table = await readTable(lines); table; table = await readTable(lines)) {
      const into = await tx`copy ${tx(table.tabela)} (${tx(table.colunas)}) from stdin`.writable()
      await pipeline(() => rowsOf(lines), into)
    }
    await schema.apply(tx)
    return endWhatEnded(tx, erased)
  })

async function endWhatEnded(tx: Queryable, erased: readonly string[]): Promise<number> {
  await tx`delete from sessions`
  await tx`delete from links`
  await endOperatorSignIns(tx)
  await deletions.postponeAll(tx, ACCOUNT_ERASED_AFTER)
  const again = await deletions.beginAgain(tx, erased)
  await tx`delete from chaves where "userId" = any(${[...erased]}::uuid[])`
  await tx`delete from accounts where "userId" = any(${[...erased]}::uuid[])`
  await erasedAccounts.add(tx, erased)
  return again
}

async function readHeader(lines: AsyncIterator<Buffer>): Promise<string> {
  const { aconchego, formato, migracao = '' } = (await readLine(lines)) as Partial<Header>
  if (aconchego !== 'backup') throw new Error(DAMAGED)
  if (formato !== 1 || !schema.isKnown(migracao))
    throw new Error(
      'Este backup foi feito por uma versão mais nova do programa. Atualize o programa e restaure de novo; nada foi alterado.',
    )
  return migracao
}

async function readTable(lines: AsyncIterator<Buffer>): Promise<TableHeader | null> {
  const read = (await readLine(lines)) as Partial<TableHeader & typeof END>
  if (read.fim) return null
  if (typeof read.tabela !== 'string' || !Array.isArray(read.colunas)) throw new Error(DAMAGED)
  return { tabela: read.tabela, colunas: read.colunas }
}

async function* rowsOf(lines: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  for (;;) {
    const row = await nextLine(lines)
    if (row.equals(Buffer.from(`${END_OF_TABLE}\n`))) return
    yield row
  }
}

async function readLine(lines: AsyncIterator<Buffer>): Promise<unknown> {
  const read = (await nextLine(lines)).toString()
  try {
    return JSON.parse(read)
  } catch (error) {
    throw new Error(DAMAGED, { cause: error })
  }
}

async function nextLine(lines: AsyncIterator<Buffer>): Promise<Buffer> {
  const { value, done } = await lines.next().catch((error) => {
    throw String(error.code).startsWith('Z_') ? new Error(DAMAGED, { cause: error }) : error
  })
  if (done) throw new Error(DAMAGED)
  return value
}

const line = (value: object) => `${JSON.stringify(value)}\n`

/** The lines of a stream of bytes, each with its line feed. What comes after the last one is no line. */
export async function* linesOf(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0)
  for await (const more of bytes) {
    const all = rest.length > 0 ? Buffer.concat([rest, more]) : more
    let from = 0
    for (let at = all.indexOf(10); at >= 0; at = all.indexOf(10, from)) {
      yield all.subarray(from, at + 1)
      from = at + 1
    }
    rest = all.subarray(from)
  }
}

export type Restored = { people: number; conversations: number; messages: number; lastMessageAt: Date | null }

// Everybody's rows: for a database that was restored to see whether that works, and that is dropped afterwards.

export async function countRestored(sql: Queryable): Promise<Restored> {
  const counted = await sql<Restored[]>`
    select (select count(*)::int from users) as people, (select count(*)::int from conversas) as conversations,
      (select count(*)::int from mensagens) as messages, (select max(timestamp) from mensagens) as "lastMessageAt"`
  return onlyRow(counted)
}

export const everyPersonKey = async (sql: Queryable): Promise<WrappedKey[]> =>
  await sql<WrappedKey[]>`select "userId", "masterVersion", wrapped from chaves`

export const newestMessages = async (sql: Queryable, limit: number) =>
  await sql<(MessageRow & { userId: string })[]>`
    ${selectedMessages(sql)} order by m.timestamp desc limit ${limit}`
