import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import type { Sql } from '#server/platform/db/database.ts'
import { createDatabase } from '#tests/support/database/postgres.ts'
import { PROJECT } from '#tests/support/process/child.ts'
import { forbiddenIn } from './migration-rules.ts'
import { readReleasedQueries } from './released-queries.ts'

const MIGRATIONS = path.join(PROJECT, 'src/server/migrations')
const released = readReleasedQueries()

/** A database as the newest migration leaves it. */
async function migrated(): Promise<Sql> {
  const database = await createDatabase(inject('postgres'))
  const sql = database.connect({ max: 1 })
  onTestFinished(() => sql.end().then(database.drop))
  return sql
}

/** Statements that PostgreSQL does not accept, with its reason. */
async function refused(sql: Sql, statements: readonly string[]): Promise<string[]> {
  const all: string[] = []
  for (const statement of statements) {
    const why = await sql.unsafe(statement).then(
      () => sql.unsafe('deallocate query').then(() => null),
      (error: Error) => error.message,
    )
    if (why) all.push(`${why}: ${statement}`)
  }
  return all
}

test('every query of the last release works on the schema of this one', async () => {
  expect(released.statements.length).toBeGreaterThan(100)
  expect(await refused(await migrated(), released.statements)).toEqual([])
})

test('a query on a column or table that is gone is found', async () => {
  const sql = await migrated()
  await sql`alter table conversas rename column title to titulo`
  await sql`drop table links`
  const found = await refused(sql, released.statements)
  expect(found.filter((line) => line.startsWith('column'))).not.toEqual([])
  expect(found.filter((line) => line.startsWith('relation "links" does not exist'))).not.toEqual([])
})

test('no migration since the last release does what the release before can’t live with', () => {
  const since = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql') && name > released.migration)
  const found = since.map((name) => [name, forbiddenIn(readFileSync(path.join(MIGRATIONS, name), 'utf8'))])
  expect(found.filter(([, what]) => what?.length)).toEqual([])
})

test.each([
  'create table a (b int not null)',
  'alter table a add column b int',
  'alter table a add column b int not null default 0, add column c text',
  'create index on a (b)',
  'create table a (b int); create unique index on a (b); alter table a add constraint c check (b > 0)',
  '-- unused since 0.2.0\nalter table a drop column b',
  'drop index a_b -- no drop table a, no rename',
])('allowed: %s', (text) => {
  expect(forbiddenIn(text)).toEqual([])
})

test.each([
  ['alter table a drop column b', 'takes away what the release before may use'],
  ['drop table a', 'takes away what the release before may use'],
  ['alter table a rename column b to c', 'renames'],
  ['alter table a alter column b type bigint', 'changes the type of a column'],
  ['alter table a alter column b set not null', 'demands a value where none was needed'],
  ['alter table a alter column b drop default', 'takes a default away'],
  ['truncate a', 'empties a table'],
  ['alter table a add column b int not null', 'adds a column that the release before leaves empty'],
  [
    'alter table a add column b int default 0, add column c int not null',
    'adds a column that the release before leaves empty',
  ],
  ['alter table a add constraint c check (b > 0)', 'adds a rule to a'],
  ['create unique index c on a (b)', 'adds a rule to a'],
  ['create trigger c after insert on a execute function d()', 'adds a rule to a'],
])('forbidden: %s', (text, what) => {
  expect(forbiddenIn(text)).toEqual([what])
})
