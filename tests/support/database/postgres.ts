import { randomBytes } from 'node:crypto'
import { appendFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import postgres from '#postgres'
import type { Sql } from '#server/platform/db/database.ts'
import { createCluster, databaseUser, findBinaries } from '#server/platform/db/embedded/cluster.ts'
import { openEmbeddedDatabase } from '#server/platform/db/embedded/embedded-database.ts'
import { schema } from '#server/schema.ts'
import { copyOfDataDir, newDataDir, removeDataDir } from '#tests/support/process/server-process.ts'

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

/**
 * One real PostgreSQL for the run: our own embedded one in a temporary folder (a copy of the given one, if there is one),
 * or the one at TEST_DATABASE_URL.
 */
export async function startPostgres(
  created?: string,
): Promise<{ postgres: TestPostgres; stop: () => Promise<void> }> {
  const { server, stop } = process.env.TEST_DATABASE_URL
    ? { server: serverAt(new URL(process.env.TEST_DATABASE_URL)), stop: async () => {} }
    : await ownServer(created ? copyOfDataDir(created) : createDataDir())
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

/** A database of one's own, copied from the template or another (or empty), with everything in it gone when dropped. */
export async function createDatabase(
  server: TestPostgres,
  { empty = false, copyOf = server.template } = {},
): Promise<TestDatabase> {
  const name = `${server.template}_${randomBytes(6).toString('hex')}`
  const template = empty ? 'template0' : copyOf
  // File by file, with what the first connection to a database would have to build. Only since PostgreSQL 15.
  const copied = (sql: Sql) => ('path' in server.address ? sql`strategy file_copy` : sql``)
  const make = (sql: Sql) => sql`create database ${sql(name)} template ${sql(template)} ${copied(sql)}`
  await run(server, server.first, make)
  return {
    name,
    connect: (options) => connect(server, name, options),
    drop: () => run(server, server.first, (sql) => sql`drop database if exists ${sql(name)} with (force)`),
  }
}

/** Connections on which an answer may take as long as the machine needs for it. */
function connect(server: TestPostgres, database: string, { max = 4, fetch_types = true } = {}): Sql {
  const { address, user, password } = server
  const patient = { connect_timeout: 0, onnotice: () => {} }
  return postgres({ ...address, user, password, database, max, fetch_types, ...patient })
}

/** A DATA_DIR whose database was created and never started, to be copied. */
export function createDataDir(): string {
  const dataDir = newDataDir()
  const dir = path.join(dataDir, 'postgres')
  const password = randomBytes(24).toString('base64url')
  const user = databaseUser()
  writeFileSync(path.join(dataDir, 'postgres.password'), password, { mode: 0o600 })
  createCluster({ dir, binaries: findBinaries(user), user }, password)
  // Nobody needs this data after a power cut.
  appendFileSync(path.join(dir, 'postgresql.conf'), 'fsync = off\nfull_page_writes = off\n')
  return dataDir
}

async function ownServer(dataDir: string) {
  const settings = 'autovacuum = off\nmax_wal_size = 128MB\nwal_init_zero = off\n'
  appendFileSync(path.join(dataDir, 'postgres/postgresql.conf'), settings)
  const { connection, stop } = await openEmbeddedDatabase(dataDir)
  const { user, password } = connection
  const server = { address: { path: connection.path }, user, password, first: connection.database }
  // A run makes thousands of connections: proving the password is slow by design, and not what is tested.
  await run({ ...server, template: '' }, server.first, async (sql) => {
    await sql`set scram_iterations = 1`
    await sql.unsafe(`alter role ${user} password '${password}'`)
  })
  return { server, stop: () => stop().then(() => removeDataDir(dataDir)) }
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
  const sql = connect(server, database, { max: 1, fetch_types: false })
  try {
    await work(sql)
  } finally {
    await sql.end({ timeout: 5 })
  }
}
