import { connect, createServer } from 'node:net'
import path from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createDatabaseBehindProxy } from '#tests/support/database/database-proxy.ts'
import { tempDir } from '#tests/support/process/temp-dir.ts'
import { isUnavailable, isUniqueViolation, onlyRow, openDatabase } from './database.ts'

const open = (databaseUrl: string) => openDatabase({ databaseUrl, dataDir: tempDir() })

async function databaseWithUrl() {
  const database = await createDatabaseBehindProxy(inject('postgres'))
  onTestFinished(database.drop)
  return database
}

test("the operator's database is used as it is, and not stopped", async () => {
  const { proxy } = await databaseWithUrl()
  const database = await open(proxy.url)
  expect(database.embedded).toBe(false)
  expect((await database.sql`select 1 as one`)[0]).toEqual({ one: 1 })
  await database.close()
  const again = await open(proxy.url)
  expect(await again.sql`select 1`).toHaveLength(1)
  await again.close()
})

test('an address whose host is a folder names the socket in it', async () => {
  const { proxy } = await databaseWithUrl()
  const url = new URL(proxy.url)
  const folder = tempDir()
  const inside = { host: url.hostname, port: Number(url.port) }
  const socket = createServer((visitor) => void visitor.pipe(connect(inside)).pipe(visitor))
  socket.listen(path.join(folder, '.s.PGSQL.5432'))
  onTestFinished(() => void socket.close())
  const database = await open(proxy.url.replace(url.host, encodeURIComponent(folder)))
  expect(await database.sql`select 1`).toHaveLength(1)
  await database.close()
})

test('a wrong password is reported in one line, without the address and its password', async () => {
  const { proxy } = await databaseWithUrl()
  const url = new URL(proxy.url)
  url.password = 'senha-errada'
  await expect(open(url.href)).rejects.toThrow(
    /^DATABASE_URL: o PostgreSQL recusou \(((?!senha-errada|\n).)+\)$/,
  )
})

test('a user that may create no table is told which right is missing', async () => {
  const database = await databaseWithUrl()
  const admin = database.connect()
  const role = `leitor_${database.name}`
  await admin.unsafe(`create role "${role}" login password 'senha'`)
  onTestFinished(async () => {
    await admin.unsafe(`drop role "${role}"`)
    await admin.end({ timeout: 1 })
  })
  const url = new URL(database.proxy.url)
  url.username = role
  url.password = 'senha'
  await expect(open(url.href)).rejects.toThrow(
    /^DATABASE_URL: o usuário não pode criar tabelas no esquema public\..*grant usage, create on schema public/,
  )
})

test('an address of this machine that leads to another one in the clear is refused where it must be encrypted', async () => {
  const database = await databaseWithUrl()
  const admin = database.connect()
  // A server that a proxy leads to names its own address, which is none of this machine's.
  await admin.unsafe('create schema elsewhere')
  await admin.unsafe(
    "create function elsewhere.inet_server_addr() returns inet language sql as $$ select '203.0.113.7'::inet $$",
  )
  await admin.unsafe(`alter database "${database.name}" set search_path = elsewhere, pg_catalog, public`)
  await admin.end({ timeout: 1 })
  const options = { databaseUrl: database.proxy.url, dataDir: tempDir() }
  await expect(openDatabase({ ...options, databaseMustEncrypt: true })).rejects.toThrow(
    /^DATABASE_URL: leva ao PostgreSQL em 203\.0\.113\.7 sem TLS: .*DATABASE_ENCRYPTED=sim/,
  )
  await (await openDatabase(options)).close()
})

test('a server of this machine need not encrypt', async () => {
  const { proxy } = await databaseWithUrl()
  const database = await openDatabase({
    databaseUrl: proxy.url,
    dataDir: tempDir(),
    databaseMustEncrypt: true,
  })
  await database.close()
})

test('a database that only lets read is refused', async () => {
  const database = await databaseWithUrl()
  const admin = database.connect()
  await admin.unsafe(`alter database "${database.name}" set default_transaction_read_only = on`)
  await admin.end({ timeout: 1 })
  await expect(open(database.proxy.url)).rejects.toThrow(/^DATABASE_URL: este PostgreSQL só deixa ler/)
})

test('a database that does not exist is reported in one line', async () => {
  const { proxy } = await databaseWithUrl()
  await expect(open(proxy.url.replace(/[^/]+$/, 'nada'))).rejects.toThrow(
    /^DATABASE_URL: o PostgreSQL recusou \(.*nada.*\)$/,
  )
})

test('a server that is not there is reported in one line', async () => {
  const { proxy } = await databaseWithUrl()
  await proxy.shut()
  await expect(open(proxy.url)).rejects.toThrow(
    /^DATABASE_URL: o PostgreSQL não respondeu \(.*ECONNREFUSED.*\)$/,
  )
})

test('a server that is something else is reported in one line', async () => {
  const other = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')).listen(
    0,
    '127.0.0.1',
  )
  await new Promise((done) => other.once('listening', done))
  onTestFinished(() => void other.close())
  const { port } = other.address() as { port: number }
  await expect(open(`postgres://u:p@127.0.0.1:${port}/d`)).rejects.toThrow(
    /^DATABASE_URL: o PostgreSQL não respondeu \(.*CONNECTION_CLOSED.*\)$/,
  )
})

test('a database that is away is told from a query that is wrong', async () => {
  const database = await databaseWithUrl()
  const sql = database.connect()
  onTestFinished(() => sql.end({ timeout: 1 }))
  const wrong = await sql`select * from nada`.catch((error: unknown) => error)
  expect(isUnavailable(wrong)).toBe(false)
  await database.proxy.shut()
  expect(isUnavailable(await sql`select 1`.catch((error: unknown) => error))).toBe(true)
  expect(isUnavailable(new AggregateError([Object.assign(new Error(), { code: 'ECONNREFUSED' })]))).toBe(true)
  for (const nothing of [null, undefined, 'x', new Error('x'), { code: 'ECONNREFUSED' }])
    expect(isUnavailable(nothing)).toBe(false)
})

test('a value that must be unique is known by its error', async () => {
  const database = await databaseWithUrl()
  const sql = database.connect()
  onTestFinished(() => sql.end({ timeout: 1 }))
  await sql`insert into liberados (email, plano) values ('a@exemplo.com', 'x')`
  const error = await sql`insert into liberados (email, plano) values ('a@exemplo.com', 'y')`.catch(
    (e: unknown) => e,
  )
  expect(isUniqueViolation(error)).toBe(true)
  expect(isUniqueViolation(new Error('x'))).toBe(false)
})

test('the one row that must be there is asked for, or it is our failure', () => {
  expect(onlyRow([7])).toBe(7)
  expect(() => onlyRow([])).toThrow(expect.objectContaining({ code: 'internal' }))
})
