import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createDatabase } from '#tests/support/database/postgres.ts'
import { schema } from './schema.ts'

const { migrate } = schema
const folder = path.join(import.meta.dirname, 'migrations')
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .sort()

async function emptyDatabase() {
  const database = await createDatabase(inject('postgres'), { empty: true })
  const sql = database.connect()
  onTestFinished(() => sql.end().then(database.drop))
  return { sql, database }
}

test('an empty database gets everything, and a second time changes nothing', async () => {
  const { sql } = await emptyDatabase()
  await migrate(sql)
  const applied = await sql`select name, checksum, "appliedAt" from migrations order by name`
  expect(applied.map(({ name }) => name)).toEqual(files)
  for (const { name, checksum } of applied) {
    expect(checksum).toBe(
      createHash('sha256')
        .update(readFileSync(path.join(folder, name)))
        .digest('hex'),
    )
  }
  await migrate(sql)
  expect(await sql`select name, checksum, "appliedAt" from migrations order by name`).toEqual(applied)
})

test('nodes that start together wait for each other', async () => {
  const { sql, database } = await emptyDatabase()
  const others = [database.connect(), database.connect(), database.connect()]
  await Promise.all([sql, ...others].map(migrate))
  expect(await sql`select name from migrations`).toHaveLength(files.length)
  await Promise.all(others.map((other) => other.end()))
})

test('a file that was changed after it was applied is refused by its name', async () => {
  const { sql } = await emptyDatabase()
  await migrate(sql)
  await sql`update migrations set checksum = 'outro' where name = ${files[0] ?? ''}`
  await expect(migrate(sql)).rejects.toThrow(
    `A migração ${files[0]} foi alterada depois de aplicada. Use o arquivo original; nada foi alterado no banco.`,
  )
})

test('a database of a newer version is refused and left alone', async () => {
  const { sql } = await emptyDatabase()
  await migrate(sql)
  await sql`insert into migrations (name, checksum) values ('9999-futuro.sql', 'x')`
  await expect(migrate(sql)).rejects.toThrow(
    'O banco já tem a migração 9999-futuro.sql, de uma versão mais nova do programa. Atualize o programa; nada foi alterado.',
  )
  expect(await sql`select name from migrations`).toHaveLength(files.length + 1)
})

test('a migration that fails leaves nothing half done', async () => {
  const { sql } = await emptyDatabase()
  // In the way of the first file, which creates a table of that name.
  await sql`create table limites (nada int)`
  await expect(migrate(sql)).rejects.toThrow('"limites" already exists')
  expect(await sql`select to_regclass('users') as users, to_regclass('migrations') as migrations`).toEqual([
    { users: null, migrations: null },
  ])
})
