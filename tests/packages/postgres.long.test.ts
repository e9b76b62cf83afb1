import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, describe, expect, inject, test } from 'vitest'
import postgres from '#postgres'
import { isUnavailable, openDatabase, poolOf, type Queryable } from '#server/platform/db/database.ts'
import { createDatabaseBehindProxy } from '#tests/support/database/database-proxy.ts'
import { expectLinear, repeated } from '#tests/support/texts/growth.ts'
import { HANG_TIMEOUT } from '#tests/support/time/hang-timeout.ts'
import { soon, until } from '#tests/support/time/soon.ts'

const database = await createDatabaseBehindProxy(inject('postgres'))
const { proxy } = database
const admin = database.connect({ max: 1 })
afterAll(async () => {
  await admin.end({ timeout: 0 })
  await database.drop()
})

/** The pool of the real server. */
async function pool() {
  const { sql } = await openDatabase({ databaseUrl: proxy.url, dataDir: '' })
  return sql
}

/** One connection that tells how it fares. It waits for an answer for so many seconds. */
const single = (patience = HANG_TIMEOUT / 1000) =>
  postgres(proxy.url, { max: 1, connect_timeout: patience, backoff: () => 0.05, onnotice: () => {} })

const sleeping = () => admin`select from pg_stat_activity
  where datname = current_database() and query like '%pg_sleep%' and pid <> pg_backend_pid()`

const outcome = (work: PromiseLike<unknown>) =>
  Promise.resolve(work).then(
    () => 'done',
    (error: unknown) => (isUnavailable(error) ? 'away' : String(error)),
  )

describe('a connection that breaks', () => {
  test('in the middle of a transaction takes neither the process nor the pool with it', async () => {
    const sql = await pool()
    for (let turn = 0; turn < 20; turn += 1) {
      const broken = sql.begin(async (tx) => {
        const [own] = await tx`select pg_backend_pid() as pid`
        await admin`select pg_terminate_backend(${own?.pid})`
        await wait(turn)
        // Who does not listen to failures goes on asking.
        await tx`select 1`.catch(() => {})
        await tx`select 2`
      })
      expect(await outcome(broken)).toBe('away')
    }
    const asked = await Promise.all(Array.from({ length: 30 }, () => outcome(sql`select 1`)))
    expect(asked).toEqual(asked.map(() => 'done'))
    await sql.end({ timeout: 1 })
  })

  test('does not hand the result of a query to the next user of the connection', async () => {
    const sql = single()
    await admin`create table if not exists visited (who text)`
    const { promise: goneOn, resolve: goOn } = Promise.withResolvers<void>()
    const late = sql.begin(async (tx) => {
      const [own] = await tx`select pg_backend_pid() as pid`
      await admin`select pg_terminate_backend(${own?.pid})`
      await goneOn
      await tx`insert into visited values ('late')`
    })
    expect(await outcome(late)).toBe('away')
    await sql`select 1`
    goOn()
    await wait(50)
    expect(await admin`select from visited`).toHaveLength(0)
    await sql.end({ timeout: 1 })
  })

  test('leaves the next one free of what was about to be written', async () => {
    const sql = single()
    for (let turn = 0; turn < 20; turn += 1) {
      const asked = outcome(sql`select ${turn}::int`)
      await proxy.shut()
      const second = outcome(sql`select 1`)
      await proxy.reopen()
      expect(['done', 'away']).toContain(await asked)
      await second
      expect(await outcome(sql`select 1`)).toBe('done')
    }
    await sql.end({ timeout: 1 })
  })

  test('before its first query is no more than a query that failed', async () => {
    for (let turn = 0; turn < 30; turn += 1) {
      const sql = single()
      const asked = outcome(sql`select 1`)
      await wait(turn)
      proxy.reject()
      expect(['done', 'away']).toContain(await asked)
      proxy.pass()
      await sql.end({ timeout: 0 })
    }
  })

  test('does not make the first query after it fail', async () => {
    const sql = single()
    const [own] = await sql`select pg_backend_pid() as pid`
    const broken = outcome(sql`select pg_sleep(${HANG_TIMEOUT / 1000})`)
    await until(async () => (await sleeping()).length > 0)
    await admin`select pg_terminate_backend(${own?.pid})`
    expect(await broken).toBe('away')
    expect(await outcome(sql`select 1`)).toBe('done')
    await sql.end({ timeout: 1 })
  })
})

describe('a statement whose plan no longer holds', () => {
  test('is sent again with the same values, and every query gets its own rows', async () => {
    const sql = postgres(proxy.url, { max: 1, onnotice: () => {} })
    await sql`drop table if exists kept`
    await sql`create table kept (n int, bytes bytea, yes boolean)`
    const bytes = Buffer.of(92, 120, 1)
    const keep = (n: number) =>
      sql`insert into kept (n, bytes, yes) values (${n}, ${bytes}, ${true}) returning *`
    await keep(0)
    await admin`alter table kept add column more int`
    // Behind it queries that are new to the connection, which the driver sends in two steps.
    const [kept, ...asked] = await Promise.all([
      keep(1),
      ...Array.from({ length: 20 }, (_, n) => sql`select ${n}::int as ${sql(`n${n % 5}`)}`),
    ])
    expect(kept).toEqual([{ n: 1, bytes, yes: true, more: null }])
    expect(asked).toEqual(asked.map((_, n) => [{ [`n${n % 5}`]: n }]))
    await sql.end({ timeout: 1 })
  })
})

test('queries that wait for a connection fail with the attempt to make one', async () => {
  const sql = await pool()
  await proxy.shut()
  const asked = Array.from({ length: 200 }, () => outcome(sql`select 1`))
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['away']))
  await proxy.reopen()
  await soon(() => outcome(sql`select 1`)).toBe('done')
  await sql.end({ timeout: 1 })
})

test('a transaction can begin on a connection that has much to do', async () => {
  const sql = postgres(proxy.url, { max: 2, onnotice: () => {} })
  await Promise.all([sql`select pg_sleep(0.1)`, sql`select pg_sleep(0.1)`])
  // As many queries as the driver asks at once on two connections, and then a transaction for each.
  const asked = Array.from({ length: 200 }, () => sql`select 1`.execute())
  await Promise.resolve()
  const begun = Array.from({ length: 2 }, () => sql.begin((tx) => tx`select 2`))
  const outcomes = await Promise.all([...asked, ...begun].map(outcome))
  expect(outcomes.filter((each) => each !== 'done')).toEqual([])
  await sql.end({ timeout: 1 })
})

test('a proxy that closes connections at once is told apart from a slow database', async () => {
  const sql = single()
  await sql`select 1`
  proxy.reject()
  // Neither waits until patience has run out, which would end the test.
  expect(await outcome(sql`select 1`)).toBe('away')
  expect(await outcome(sql`select 1`)).toBe('away')
  proxy.pass()
  expect(await outcome(sql`select 1`)).toBe('done')
  await sql.end({ timeout: 1 })
})

test('a connection on which nothing comes back is given up, and the next one works', async () => {
  const sql = single(1)
  await soon(() => outcome(sql`select 1`)).toBe('done')
  proxy.silence()
  expect(await Promise.all([outcome(sql`select 1`), outcome(sql`select 2`)])).toEqual(['away', 'away'])
  proxy.pass()
  await soon(() => outcome(sql`select 1`)).toBe('done')
  await sql.end({ timeout: 1 })
})

describe('while several connections wait for an answer', () => {
  /** A pool with three open connections on which a single statement may take as long as a test may hang. */
  async function impatient(silence: number) {
    const options = {
      max: 3,
      connect_timeout: HANG_TIMEOUT / 1000,
      silence_timeout: silence,
      onnotice: () => {},
    }
    const sql = postgres(proxy.url, options)
    await Promise.all([1, 2, 3].map(() => sql`select pg_sleep(0.2)`))
    return sql
  }

  test('all are given up when nothing comes on any of them', async () => {
    const sql = await impatient(1)
    proxy.silence()
    const asked = [1, 2, 3].map((n) => outcome(sql`select ${n}::int`))
    expect(await Promise.all(asked)).toEqual(['away', 'away', 'away'])
    proxy.pass()
    await soon(() => outcome(sql`select 1`)).toBe('done')
    await sql.end({ timeout: 1 })
  })

  test('a slow statement has its time while others are answered', async () => {
    const sql = await impatient(4)
    let isOver = false
    const slow = outcome(sql`select pg_sleep(5)`).finally(() => {
      isOver = true
    })
    while (!isOver) expect(await outcome(sql`select 1`)).toBe('done')
    expect(await slow).toBe('done')
    await sql.end({ timeout: 1 })
  })
})

test('a connection that has nothing to say is left alone', async () => {
  const patience = 1
  const sql = single(patience)
  const heard: string[] = []
  await soon(() => outcome(sql.listen('teste', (payload) => void heard.push(payload)))).toBe('done')
  await soon(() => outcome(sql`select 1`)).toBe('done')
  await wait(patience * 1500)
  await admin`select pg_notify('teste', 'ainda aqui')`
  await soon(() => heard).toEqual(['ainda aqui'])
  await sql.end({ timeout: 1 })
})

test('a pool that never rests asks its hundred thousandth query like its first', async () => {
  const { default: createQueue } = await import(new URL('../../dist/postgres/queue.js', import.meta.url).href)
  const connections = ['um', 'dois', 'três']
  const queue = createQueue(connections)
  const use = (text: string) => {
    for (let turn = 0; turn < text.length; turn += 1) {
      // As the pool does with each query: the connection is taken, found to be gone from here, and comes back.
      const connection = queue.shift()
      queue.remove(connection)
      queue.push(connection)
    }
  }
  expectLinear(use, repeated('?'), 10_000)
  expect(queue.length).toBe(3)
  expect(queue.remove('dois')).toBe('dois')
  expect(queue.remove('dois')).toBeNull()
  expect([queue.shift(), queue.shift(), queue.length].sort()).toEqual([0, 'três', 'um'])
})

test('the pool tells what is open, what is in use and what waits', async () => {
  const sql = await pool()
  const { promise: done, resolve: finish } = Promise.withResolvers<void>()
  const working = Array.from({ length: 10 }, () =>
    sql.begin(async (tx) => {
      await tx`select 1`
      await done
    }),
  )
  await until(() => poolOf(sql).busy === 10)
  const late = outcome(sql`select 1`)
  await soon(() => poolOf(sql)).toEqual({ open: 10, busy: 10, waiting: 1 })
  finish()
  await Promise.all([...working, late])
  await soon(() => poolOf(sql)).toEqual({ open: 10, busy: 0, waiting: 0 })
  await sql.end({ timeout: 1 })
})

describe('rows that are copied out', () => {
  const rows = (sql: Queryable, count: number) =>
    sql`copy (select repeat('x', 1000) from generate_series(1, ${sql.unsafe(String(count))})) to stdout`.readable()

  test('leave the connection usable, also when the last of them fill the buffer of their reader', async () => {
    const sql = single()
    for (let count = 40; count <= 200; count += 10) {
      const copied = await sql.begin(async (tx) => {
        const stream = await rows(tx, count)
        // They have come before the first is read.
        await until(() => stream.readableLength >= Math.min(count * 1000, 60_000))
        let bytes = 0
        for await (const row of stream) bytes += row.length
        await tx`select 1`
        return bytes
      })
      expect(copied).toBe(count * 1001)
    }
    await sql.end({ timeout: 1 })
  })

  test('leave it usable when the reader gives up', async () => {
    const sql = single()
    const broken = sql.begin(async (tx) => {
      for await (const _ of await rows(tx, 100_000)) throw new Error('no room')
    })
    await expect(broken).rejects.toThrow('no room')
    expect(await outcome(sql`select 1`)).toBe('done')
    await sql.end({ timeout: 1 })
  })
})

test('rows that are copied in and refused fail, also when all of them have left', async () => {
  const sql = single()
  const refused = sql.begin(async (tx) => {
    await tx`create temporary table once (id int primary key)`
    const into = await tx`copy once from stdin`.writable()
    await pipeline(['1\n', '1\n'], into)
  })
  await expect(refused).rejects.toThrow('duplicate key')
  expect(await outcome(sql`select 1`)).toBe('done')
  await sql.end({ timeout: 1 })
})
