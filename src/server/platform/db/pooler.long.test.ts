import { chmodSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import postgres from '#postgres'
import type { Log } from '#server/platform/log.ts'
import { createDatabaseBehindProxy } from '#tests/support/database/database-proxy.ts'
import { tempDir } from '#tests/support/process/temp-dir.ts'
import { findProgram } from '#tests/support/proxies/find-program.ts'
import { startPgBouncer } from '#tests/support/proxies/outside-program.ts'
import { openDatabase } from './database.ts'
import { connectionsFor, poolerSize } from './pgbouncer.ts'

const test_ = test.skipIf(findProgram('pgbouncer') === null)

async function poolerUrl(settings: Record<string, string>): Promise<string> {
  const database = await createDatabaseBehindProxy(inject('postgres'))
  onTestFinished(database.drop)
  return startPgBouncer(database.proxy.url, settings)
}

test_.each([
  { pool_mode: 'transaction' },
  { pool_mode: 'transaction', default_pool_size: '1' },
  {
    pool_mode: 'transaction',
    default_pool_size: '1',
    server_reset_query: 'discard all',
    server_reset_query_always: '1',
  },
  { pool_mode: 'statement' },
])('a pooler that shares connections is refused, with what to do: %o', async (settings) => {
  const databaseUrl = await poolerUrl(settings)
  await expect(openDatabase({ databaseUrl, dataDir: '' })).rejects.toThrow(
    /^DATABASE_URL: é de um pooler que troca de conexão.*pool_mode = session\.$/,
  )
})

test_('a pooler that keeps connections apart is used like PostgreSQL itself', async () => {
  const databaseUrl = await poolerUrl({ pool_mode: 'session' })
  const { sql, close } = await openDatabase({ databaseUrl, dataDir: '' })
  expect(await sql`select ${Buffer.of(1, 2)}::bytea as bytes`).toEqual([{ bytes: Buffer.of(1, 2) }])
  await close()
})

test_('a pooler without a free connection is named, with how many it has', async () => {
  const databaseUrl = await poolerUrl({ pool_mode: 'session', default_pool_size: '3' })
  expect(await poolerSize(databaseUrl)).toBe(3)
  // Each keeps its connection for as long as it is open.
  const others = [1, 2, 3].map(() => postgres(databaseUrl, { max: 1 }))
  await Promise.all(others.map((other) => other`select 1`))
  await expect(openDatabase({ databaseUrl, dataDir: '', patience: 1 })).rejects.toThrow(
    /^DATABASE_URL: o PgBouncer não tem conexão livre: as 3 de default_pool_size estão em uso\. Cada nó usa 11;/,
  )
  await Promise.all(others.map((other) => other.end({ timeout: 1 })))
})

test_('a pooler that does not say how many it has is named, too', async () => {
  const dir = tempDir()
  chmodSync(dir, 0o755)
  const users = path.join(dir, 'users')
  writeFileSync(users, `"${inject('postgres').user}" ""`)
  const databaseUrl = await poolerUrl({
    pool_mode: 'session',
    default_pool_size: '1',
    auth_type: 'trust',
    auth_file: users,
  })
  expect(await poolerSize(databaseUrl)).toBe('unsaid')
  const other = postgres(databaseUrl, { max: 1 })
  await other`select 1`
  await expect(openDatabase({ databaseUrl, dataDir: '', patience: 1 })).rejects.toThrow(
    /^DATABASE_URL: o PgBouncer não tem conexão livre: as de default_pool_size estão em uso\. Cada nó usa 11;/,
  )
  await other.end({ timeout: 1 })
})

test_(
  'a node that gets too few connections logs it once, and is not said to have lost the database',
  async () => {
    const databaseUrl = await poolerUrl({ pool_mode: 'session', default_pool_size: '4' })
    const lines: unknown[] = []
    const keep = (_: unknown, line?: string) => void lines.push(line)
    const log = { error: keep, warn: keep, info: keep } as unknown as Log
    const { sql, close } = await openDatabase({ databaseUrl, dataDir: '', patience: 1, log })
    const ask = () => Promise.allSettled(Array.from({ length: 10 }, () => sql`select pg_sleep(0.2)`))
    for (let turn = 0; turn < 3; turn += 1) await ask()
    expect(lines).toEqual([expect.stringContaining('gives this node no more connections')])
    await close()
  },
)

test('what nodes need of a pooler', () => {
  expect([1, 2, 3].map(connectionsFor)).toEqual([27, 38, 49])
})

test_(
  'even behind a pooler that shares them, values are stored as sent and rows reach their own query',
  async () => {
    const sql = postgres(await poolerUrl({ pool_mode: 'transaction', default_pool_size: '3' }), { max: 4 })
    await sql.unsafe('create table kept (n int, bytes bytea, yes boolean, words text[])')
    const store = async (n: number) => {
      const bytes = Buffer.from(`texto ${n}`)
      const [row] = await sql`insert into kept values (${n}, ${bytes}, ${true}, ${[`a ${n}`]}) returning *`
      const [read] = await sql`select n, bytes from kept where n = ${n}`
      expect({ row, read }).toEqual({
        row: { n, bytes, yes: true, words: [`a ${n}`] },
        read: { n, bytes },
      })
    }
    // One at a time on each connection: of several sent at once, this kind of pooler sometimes answers all but the last.
    const waiting = Array.from({ length: 300 }, (_, n) => n)
    const storeInTurn = async () => {
      for (let n = waiting.pop(); n !== undefined; n = waiting.pop()) await store(n)
    }
    await Promise.all(Array.from({ length: 4 }, storeInTurn))
    const [{ rows } = {}] = await sql`select count(*)::int as rows from kept`
    expect(rows).toBe(300)
    await sql.end({ timeout: 1 })
  },
)
