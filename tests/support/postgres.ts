import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Sql } from '#server/platform/db/database.ts'
import { postgres } from '#server/platform/db/driver.ts'
import { openEmbeddedDatabase } from '#server/platform/db/embedded/embedded-database.ts'
import { schema } from '#server/schema.ts'

/** A running PostgreSQL, as plain data, so that it can be handed to other processes. */
export type TestPostgres = {
  address: { path: string } | { host: string; port: number }
  user: string
  password: string
  /** The database that exists from the start. */
  first: string
  /** A migrated database to copy from; its name begins that of all others of this run. */
  template: string
}

/** One real PostgreSQL for the run: our own embedded one in a temporary folder, or the one at TEST_DATABASE_URL. */
export async function startPostgres(): Promise<{ postgres: TestPostgres; stop: () => Promise<void> }> {
  const { server, stop } = process.env.TEST_DATABASE_URL
    ? { server: serverAt(new URL(process.env.TEST_DATABASE_URL)), stop: async () => {} }
    : await ownServer()
  const given = { ...server, template: `aconchego_test_${randomBytes(4).toString('hex')}` }
  await run(given, given.first, (sql) => sql`create database ${sql(given.template)}`)
  await run(given, given.template, schema.migrate)
  return {
    postgres: given,
    stop: async () => {
      await run(given, given.first, (sql) => dropAll(sql, given.template))
      await stop()
    },
  }
}

export type TestDatabase = {
  name: string
  connect: (options?: { max?: number }) => Sql
  drop: () => Promise<void>
}

/** A database of one's own, copied from the template (or empty), with everything in it gone when dropped. */
export async function createDatabase(server: TestPostgres, { empty = false } = {}): Promise<TestDatabase> {
  const name = `${server.template}_${randomBytes(6).toString('hex')}`
  const template = empty ? 'template0' : server.template
  await run(server, server.first, (sql) => sql`create database ${sql(name)} template ${sql(template)}`)
  return {
    name,
    connect: (options) => connect(server, name, options),
    drop: () => run(server, server.first, (sql) => sql`drop database if exists ${sql(name)} with (force)`),
  }
}

function connect(server: TestPostgres, database: string, { max = 4 } = {}): Sql {
  const { address, user, password } = server
  return postgres({ ...address, user, password, database, max, onnotice: () => {} })
}

async function ownServer() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'aconchego-test-'))
  const { connection, stop } = await openEmbeddedDatabase(dataDir)
  const server = {
    address: { path: connection.path },
    user: connection.user,
    password: connection.password,
    first: connection.database,
  }
  // Nobody needs this data after a power cut.
  await run({ ...server, template: '' }, server.first, async (sql) => {
    await sql`alter system set fsync = off`
    await sql`select pg_reload_conf()`
  })
  const remove = () => rmSync(dataDir, { recursive: true, force: true })
  return { server, stop: () => stop().then(remove) }
}

function serverAt(url: URL) {
  return {
    address: { host: url.hostname, port: Number(url.port || 5432) },
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    first: url.pathname.slice(1) || 'postgres',
  }
}

async function dropAll(sql: Sql, prefix: string): Promise<void> {
  for (const {
    name,
  } of await sql`select datname as name from pg_database where datname like ${`${prefix}%`}`) {
    await sql`drop database if exists ${sql(name)} with (force)`
  }
}

async function run(server: TestPostgres, database: string, work: (sql: Sql) => PromiseLike<unknown>) {
  const sql = connect(server, database, { max: 1 })
  try {
    await work(sql)
  } finally {
    await sql.end({ timeout: 5 })
  }
}
