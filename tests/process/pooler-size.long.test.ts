import { expect, inject, onTestFinished, test } from 'vitest'
import { createDatabaseBehindProxy } from '#tests/support/database/database-proxy.ts'
import { freePort } from '#tests/support/process/free-port.ts'
import {
  newDataDir,
  removeDataDir,
  startServerChild,
  startServerProcess,
} from '#tests/support/process/server-process.ts'
import { findProgram } from '#tests/support/proxies/find-program.ts'
import { startPgBouncer } from '#tests/support/proxies/outside-program.ts'
import { soon } from '#tests/support/time/soon.ts'

const test_ = test.skipIf(findProgram('pgbouncer') === null)

async function poolOf(size: number): Promise<Record<string, string>> {
  const database = await createDatabaseBehindProxy(inject('postgres'))
  onTestFinished(database.drop)
  const dataDir = newDataDir()
  onTestFinished(() => removeDataDir(dataDir))
  const settings = { pool_mode: 'session', default_pool_size: String(size) }
  return { DATA_DIR: dataDir, DATABASE_URL: await startPgBouncer(database.proxy.url, settings) }
}

test_(
  'a node for which a pooler has too few connections does not start, and is told how many it needs',
  async () => {
    const env = await poolOf(8)
    const child = startServerChild({ ...env, PORT: String(await freePort()) })
    expect(await child.ended).toBe(1)
    expect(child.said.stderr).toBe(
      'DATABASE_URL: o PgBouncer dá 8 conexões e os nós em uso precisam de 11: ponha default_pool_size = 27 ou mais.\n',
    )
  },
)

test_('with enough for the node and none to spare it starts, and the log has it', async () => {
  const env = await poolOf(20)
  const server = await startServerProcess({ env })
  expect(server.said.stdout).toContain(
    'PgBouncer gives 20 connections; with 1 nodes set default_pool_size to 27',
  )
  expect(await server.stop()).toBe(0)
})

test_('an outage behind a pooler is logged once, and its end when a query was answered', async () => {
  const database = await createDatabaseBehindProxy(inject('postgres'))
  onTestFinished(database.drop)
  const settings = { pool_mode: 'session', default_pool_size: '40', server_login_retry: '1' }
  const env = { DATABASE_URL: await startPgBouncer(database.proxy.url, settings), LOG_LEVEL: 'info' }
  const server = await startServerProcess({ env })
  onTestFinished(() => removeDataDir(server.dataDir))
  const events = () =>
    [...server.said.stdout.matchAll(/"event":"(database-[a-z-]+)"/g)].map(([, event]) => event)
  const health = async () => (await fetch(`${server.url}/api/health`)).status
  expect(await health()).toBe(200)
  await database.proxy.shut()
  // The pooler goes on taking connections, and drops them at the first query.
  for (let asked = 0; asked < 10; asked += 1)
    expect(await Promise.all(Array.from({ length: 4 }, health))).toEqual([503, 503, 503, 503])
  await database.proxy.reopen()
  await soon(events).toContain('database-reachable')
  expect(events()).toEqual(['database-unreachable', 'database-reachable'])
  expect(await server.stop()).toBe(0)
})
