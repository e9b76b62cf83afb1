import { expect, onTestFinished, test } from 'vitest'
import { startReplicatedPostgres } from '#tests/support/database/replicated-postgres.ts'
import { findProgram } from '#tests/support/proxies/find-program.ts'
import { startHaProxy } from '#tests/support/proxies/outside-program.ts'
import { eventually, until } from '#tests/support/time/soon.ts'
import { isUnavailable, openDatabase } from './database.ts'

async function replicated() {
  const servers = await startReplicatedPostgres()
  onTestFinished(servers.stop)
  return servers
}

async function open(databaseUrl: string) {
  const database = await openDatabase({ databaseUrl, dataDir: '' })
  onTestFinished(database.close)
  return database.sql
}

type Servers = Awaited<ReturnType<typeof replicated>>

/** Waits until the standby has all that the primary has, ends the primary and makes the standby the primary. */
async function failOver({ primary, standby }: Servers): Promise<void> {
  const [{ at } = { at: '' }] = await primary.admin`select pg_current_wal_flush_lsn()::text as at`
  await until(
    async () => (await standby.admin`select pg_last_wal_replay_lsn() >= ${at}::pg_lsn as has`)[0]?.has,
  )
  await primary.stop()
  await standby.admin`select pg_promote()`
}

test('a standby alone is refused, with what to do', async () => {
  const { standby, urlOf } = await replicated()
  await expect(open(urlOf(standby))).rejects.toThrow(
    /^DATABASE_URL: este PostgreSQL é uma réplica que só lê\. Use o endereço do primário/,
  )
  await expect(open(urlOf(standby, standby))).rejects.toThrow(
    /^DATABASE_URL: o PostgreSQL não respondeu \(nenhum dos servidores é o primário\)$/,
  )
})

test('of several hosts the primary is used, also after another one became it', async () => {
  const servers = await replicated()
  const { primary, standby, urlOf } = servers
  const sql = await open(urlOf(standby, primary))
  await sql`create table kept (n int)`
  await Promise.all(Array.from({ length: 20 }, (_, n) => sql`insert into kept values (${n})`))
  await failOver(servers)
  await eventually(() => sql`insert into kept values (20)`)
  expect(await sql`select count(*)::int as total from kept`).toEqual([{ total: 21 }])
})

test('while no host answers, a query tries each of them once and fails', async () => {
  const { primary, standby, urlOf } = await replicated()
  const sql = await open(urlOf(primary, standby))
  await sql`select 1`
  const before = primary.proxy.visits() + standby.proxy.visits()
  primary.proxy.reject()
  standby.proxy.reject()
  for (let turn = 0; turn < 5; turn += 1)
    await expect(Promise.resolve(sql`select 1`).catch(isUnavailable)).resolves.toBe(true)
  const attempts = primary.proxy.visits() + standby.proxy.visits() - before
  expect(attempts).toBeLessThanOrEqual(10)
  primary.proxy.pass()
  standby.proxy.pass()
  await eventually(() => sql`select 1`)
})

test.skipIf(findProgram('haproxy') === null)(
  'behind haproxy a failover loses nothing that was acknowledged',
  async () => {
    const servers = await replicated()
    const { primary, standby } = servers
    const port = await startHaProxy(
      [primary, standby].map(({ proxy, admin }) => ({
        port: new URL(proxy.url).port,
        isPrimary: async () => (await admin`select pg_is_in_recovery() as follows`)[0]?.follows === false,
      })),
    )
    const address = new URL(primary.proxy.url)
    address.port = String(port)
    address.searchParams.set('target_session_attrs', 'primary')
    // Until its second check haproxy takes both for the primary; no connection to the standby is used.
    const sql = await eventually(() => open(address.href))
    await eventually(() => sql`create table if not exists kept (n int unique)`)
    for (let n = 0; n < 20; n += 1)
      await eventually(() => sql`insert into kept values (${n}) on conflict do nothing`)
    await failOver(servers)
    await eventually(() => sql`insert into kept values (20)`)
    expect(await sql`select count(*)::int as total from kept`).toEqual([{ total: 21 }])
  },
)
