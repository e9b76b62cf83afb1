import { availableParallelism, loadavg } from 'node:os'
import { afterAll, expect, inject, test } from 'vitest'
import { createDatabaseBehindProxy } from '#tests/support/database/database-proxy.ts'
import { newDataDir, removeDataDir } from '#tests/support/process/server-process.ts'
import { aftermath, sendStorm } from '#tests/support/purchases/storm.ts'
import { say } from './say.ts'

const database = await createDatabaseBehindProxy(inject('postgres'))
const sql = database.connect()
const dataDir = newDataDir()
afterAll(async () => {
  await sql.end({ timeout: 1 })
  await database.drop()
  removeDataDir(dataDir)
})

const BUYERS = 5_000
const RATE = 1_000
const LONGEST = { timeout: 10 * 60_000, interval: 500 }

test('1,000 deliveries a second for 20 s are kept while the server is killed twice; each is applied and each mail sent once', async () => {
  // As in an installation: what is acknowledged is on the disk.
  await sql`alter system set fsync = on`
  await sql`select pg_reload_conf()`
  const env = { DATABASE_URL: database.proxy.url, LOG_LEVEL: 'error' }
  const total = BUYERS * 4
  const storm = await sendStorm({
    env,
    dataDir,
    buyers: BUYERS,
    rate: RATE,
    atOnce: 128,
    killAfter: [total / 3, (total * 2) / 3],
  })
  const worked = performance.now()
  await expect.poll(async () => (await aftermath(sql, dataDir)).waiting, LONGEST).toBe(0)
  const behind = (performance.now() - worked) / 1000
  await sql`update correio set "proximaEm" = now() where "enviadoEm" is null`
  await expect.poll(async () => (await aftermath(sql, dataDir)).unsent, LONGEST).toBe(0)
  await storm.stop()
  const up = storm.seconds - storm.secondsDown
  const rate = Math.round(storm.total / up)
  say(
    `${storm.total} deliveries in ${storm.seconds.toFixed(1)} s, of which the server was away ${storm.secondsDown.toFixed(1)} s: ${rate} a second while it was up (load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} processors)`,
  )
  say(
    `acknowledged after ${storm.p50.toFixed(0)} ms (median), ${storm.p99.toFixed(0)} ms (99 of 100); ${storm.again} sent again; all applied ${behind.toFixed(1)} s after the last`,
  )
  expect(await aftermath(sql, dataDir)).toEqual({
    kept: total,
    applied: total,
    waiting: 0,
    bought: BUYERS,
    anual: BUYERS,
    mails: BUYERS,
    unsent: 0,
    files: BUYERS,
    recipients: BUYERS,
  })
})
