import { afterAll, expect, inject, test } from 'vitest'
import { createDatabaseBehindProxy } from '#tests/support/database/database-proxy.ts'
import { newDataDir, removeDataDir } from '#tests/support/process/server-process.ts'
import { aftermath, sendStorm } from '#tests/support/purchases/storm.ts'
import { soon } from '#tests/support/time/soon.ts'

const database = await createDatabaseBehindProxy(inject('postgres'))
const sql = database.connect()
const dataDir = newDataDir()
afterAll(async () => {
  await sql.end({ timeout: 1 })
  await database.drop()
  removeDataDir(dataDir)
})

const BUYERS = 60

test('a server that is killed twice loses no delivery, applies each once and sends each mail once', async () => {
  const env = { DATABASE_URL: database.proxy.url }
  const storm = await sendStorm({ env, dataDir, buyers: BUYERS, atOnce: 12, killAfter: [60, 160] })
  await soon(async () => (await aftermath(sql, dataDir)).waiting).toBe(0)
  // A mail that was being sent when the server was killed is tried again after a minute: here at once.
  await sql`update correio set "proximaEm" = now() where "enviadoEm" is null`
  await soon(async () => (await aftermath(sql, dataDir)).unsent).toBe(0)
  await storm.stop()
  expect(await aftermath(sql, dataDir)).toEqual({
    kept: storm.total,
    applied: storm.total,
    waiting: 0,
    bought: BUYERS,
    anual: BUYERS,
    mails: BUYERS,
    unsent: 0,
    files: BUYERS,
    recipients: BUYERS,
  })
})
