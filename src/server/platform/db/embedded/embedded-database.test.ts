import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import postgres from '#postgres'
import { isAlive } from '#server/platform/files.ts'
import { startChild } from '#tests/support/process/child.ts'
import { copyOfDataDir } from '#tests/support/process/server-process.ts'
import { tempDir } from '#tests/support/process/temp-dir.ts'
import { eventually, soon } from '#tests/support/time/soon.ts'
import { openEmbeddedDatabase } from './embedded-database.ts'

const modeOf = (place: string) => (statSync(place).mode & 0o777).toString(8)
const serverOf = (dataDir: string) =>
  Number(readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])

/** A folder in which a database was created before, copied: that takes longer than what is tested on it. */
function createdBefore(dataDir = tempDir()): string {
  return copyOfDataDir(inject('createdDataDir'), dataDir)
}

/** Opens the database, to be closed at the latest when the test is over. */
async function open(dataDir: string) {
  const database = await openEmbeddedDatabase(dataDir)
  const sql = postgres({ ...database.connection, max: 2, onnotice: () => {} })
  let closed = false
  const close = async () => {
    if (closed) return
    closed = true
    await sql.end({ timeout: 1 })
    await database.stop()
  }
  onTestFinished(close)
  return { sql, close, server: serverOf(dataDir) }
}

/** Another process that uses the same database. */
async function neighbour(dataDir: string) {
  const child = startChild('tests/support/database/embedded-user.ts', [dataDir])
  onTestFinished(async () => void (await child.stop('SIGKILL')))
  await child.says(/aberto/)
  return child
}

const gone = (pid: number) => soon(() => isAlive(pid)).toBe(false)

test('it is private: its folder, its files, and no network port', async () => {
  const dataDir = tempDir()
  const { sql } = await open(dataDir)
  expect(modeOf(dataDir)).toBe('700')
  expect(modeOf(path.join(dataDir, 'postgres'))).toBe('700')
  expect(modeOf(path.join(dataDir, 'postgres.password'))).toBe('600')
  const [setting] = await sql`select current_setting('listen_addresses') as addresses,
    current_setting('server_encoding') as encoding, current_setting('fsync') as fsync`
  expect(setting).toEqual({ addresses: '', encoding: 'UTF8', fsync: 'on' })
})

test('its password is needed', async () => {
  const dataDir = createdBefore()
  await open(dataDir)
  const stranger = postgres({
    path: path.join(dataDir, 'postgres/.s.PGSQL.5432'),
    user: 'aconchego',
    password: 'outra',
    database: 'postgres',
    max: 1,
  })
  await expect(stranger`select 1`).rejects.toThrow('password authentication failed')
  await stranger.end()
})

test('it stops with the only one who uses it, and what was kept is there the next time', async () => {
  const dataDir = createdBefore()
  const first = await open(dataDir)
  await first.sql`create table lembranca as select 'guardada'::text as what`
  await first.close()
  await gone(first.server)
  const second = await open(dataDir)
  expect(await second.sql`select what from lembranca`).toEqual([{ what: 'guardada' }])
  expect(second.server).not.toBe(first.server)
})

test('it survives the death of its owner, and the next one takes it over', async () => {
  const dataDir = createdBefore()
  const owner = await neighbour(dataDir)
  const server = serverOf(dataDir)
  expect(await owner.stop('SIGKILL')).toBe('SIGKILL')
  expect(isAlive(server)).toBe(true)
  const heir = await open(dataDir)
  expect(heir.server).toBe(server)
  expect(await heir.sql`select 1 as one`).toEqual([{ one: 1 }])
  await heir.close()
  await gone(server)
})

test('with two who use it, the last one out stops it', async () => {
  const dataDir = createdBefore()
  const other = await neighbour(dataDir)
  const mine = await open(dataDir)
  expect(await other.stop()).toBe(0)
  expect(await mine.sql`select 1 as one`).toEqual([{ one: 1 }])
  await mine.close()
  await gone(mine.server)
})

test('the first one out leaves it to the other', async () => {
  const dataDir = createdBefore()
  const mine = await open(dataDir)
  const other = await neighbour(dataDir)
  await mine.close()
  expect(isAlive(mine.server)).toBe(true)
  expect(await other.stop()).toBe(0)
  await gone(mine.server)
})

test('two who start it at the same moment share one', async () => {
  const dataDir = tempDir()
  const [mine, ...others] = await Promise.all([open(dataDir), neighbour(dataDir), neighbour(dataDir)])
  expect(serverOf(dataDir)).toBe(mine.server)
  await mine.close()
  expect(await Promise.all(others.map((other) => other.stop()))).toEqual([0, 0])
  await gone(mine.server)
})

test('a database server that died itself is started anew, with all that was kept', async () => {
  const dataDir = createdBefore()
  const first = await open(dataDir)
  await first.sql`create table lembranca as select 'guardada'::text as what`
  process.kill(first.server, 'SIGKILL')
  await gone(first.server)
  await first.close()
  const second = await open(dataDir)
  expect(await second.sql`select what from lembranca`).toEqual([{ what: 'guardada' }])
})

test('while a process of a killed server still works, no other server writes to its files', async () => {
  const dataDir = createdBefore()
  const { sql, server } = await open(dataDir)
  const work = sql`do $$ begin loop end loop; end $$`.catch((error) => error)
  const [worker] = await eventually(async () => {
    const found = await sql`select pid from pg_stat_activity where query like 'do %'`
    expect(found).toHaveLength(1)
    return found
  })
  process.kill(server, 'SIGKILL')
  const next = openEmbeddedDatabase(dataDir)
  await soon(() => readFileSync(path.join(dataDir, 'postgres.log'), 'utf8')).toContain('still in use')
  expect(isAlive(worker?.pid)).toBe(true)
  process.kill(worker?.pid, 'SIGKILL')
  await (await next).stop()
  await work
})

test('a socket that a killed server left open for a moment is not taken for a server', async () => {
  const dataDir = createdBefore()
  const left = createServer((socket) => socket.destroy()).listen(path.join(dataDir, 'postgres/.s.PGSQL.5432'))
  await once(left, 'listening')
  onTestFinished(() => void left.close())
  const { sql } = await open(dataDir)
  expect(await sql`select 1 as one`).toEqual([{ one: 1 }])
})

test('one that runs is used, and left alone, also where its process cannot be looked at', async () => {
  const dataDir = createdBefore()
  const first = await open(dataDir)
  const file = path.join(dataDir, 'postgres/postmaster.pid')
  const written = readFileSync(file, 'utf8')
  const seen = written.replace(/^\d+/, String(process.pid))
  writeFileSync(file, seen)
  const second = await openEmbeddedDatabase(dataDir)
  expect(readFileSync(file, 'utf8')).toBe(seen)
  writeFileSync(file, written)
  expect(await first.sql`select 1 as one`).toEqual([{ one: 1 }])
  await second.stop()
})

test('one that runs and is silent is waited for no longer than the limit, and left alone', async () => {
  const dataDir = createdBefore()
  const { server, sql } = await open(dataDir)
  process.kill(server, 'SIGSTOP')
  onTestFinished(() => void process.kill(server, 'SIGCONT'))
  await expect(openEmbeddedDatabase(dataDir, { answerLimit: 50 })).rejects.toThrow('não responde')
  process.kill(server, 'SIGCONT')
  expect(await sql`select 1 as one`).toEqual([{ one: 1 }])
  expect(serverOf(dataDir)).toBe(server)
})

test('a creation that was interrupted starts anew', async () => {
  const dataDir = tempDir()
  mkdirSync(path.join(dataDir, 'postgres.new/cluster'), { recursive: true })
  writeFileSync(path.join(dataDir, 'postgres.new/cluster/PG_VERSION'), '18')
  const { sql } = await open(dataDir)
  expect(await sql`select 1 as one`).toEqual([{ one: 1 }])
  expect(readdirSync(dataDir)).not.toContain('postgres.new')
})

test('a note left behind by a process whose number somebody else has now keeps nothing running', async () => {
  const dataDir = createdBefore()
  const { close, server } = await open(dataDir)
  writeFileSync(path.join(dataDir, 'postgres.users/1-7'), '')
  await close()
  await gone(server)
})

test('a folder too deep for a socket is no hindrance', async () => {
  const dataDir = path.join(tempDir(), ...Array.from({ length: 8 }, (_, n) => `pasta-comprida-numero-${n}`))
  expect(dataDir.length).toBeGreaterThan(140)
  const { sql, close } = await open(dataDir)
  expect(await sql`select 1 as one`).toEqual([{ one: 1 }])
  await close()
})

test('without its password file it is refused, and nothing is made up', async () => {
  const dataDir = createdBefore()
  const { close } = await open(dataDir)
  await close()
  const file = path.join(dataDir, 'postgres.password')
  rmSync(file)
  await expect(openEmbeddedDatabase(dataDir)).rejects.toThrow(
    `Falta o arquivo ${file}, sem o qual o banco existente não abre. Restaure-o do seu backup.`,
  )
  expect(() => statSync(file)).toThrow('ENOENT')
})
