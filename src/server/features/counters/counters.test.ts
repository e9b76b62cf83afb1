import { randomBytes } from 'node:crypto'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { rotateMasterKey } from '#server/features/keys/manage-master-keys.ts'
import { openMasterRing } from '#server/features/keys/master-ring.ts'
import { createTestApp } from '#tests/support/product/test-app.ts'
import { until } from '#tests/support/time/soon.ts'
import { createCounters, noiseOf, peopleRead, readCounters, resealCounters } from './counters.ts'

const product = await createTestApp()
afterAll(product.close)
const { sql } = product
const { masters } = product.deps.keyRing

/** Somebody who counts, at noon of that day. */
function countingOn(day: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T12:00:00Z`) })
  onTestFinished(() => void vi.useRealTimers())
  return createCounters({ sql, masters })
}

async function totalsOn(day: string): Promise<Record<string, number>> {
  const counts = (await readCounters(sql, masters)).filter((count) => count.day === day)
  return Object.fromEntries(counts.map(({ kind, name, total }) => [`${kind} ${name}`, total]))
}
const sizes = () => sql`select dia::text, length(totais) as bytes from contagens order by dia`

test('what nodes count on a day adds up, whichever stores first', async () => {
  const [one, other] = [countingOn('2030-01-01'), countingOn('2030-01-01')]
  one.count('risco', 'emergencia')
  one.count('guarda', 'metodo', 2)
  other.count('risco', 'emergencia')
  await Promise.all([one.store(), other.store()])
  one.count('risco', 'nenhum')
  await one.store()
  expect(await totalsOn('2030-01-01')).toEqual({
    'risco emergencia': 2,
    'guarda metodo': 2,
    'risco nenhum': 1,
  })
})

test('a day on which nothing was counted looks like any other', async () => {
  await countingOn('2030-02-01').store()
  const busy = countingOn('2030-02-02')
  for (let time = 0; time < 500; time += 1) busy.count('risco', 'emergencia')
  await busy.store()
  const [quiet, grave] = (await sizes()).slice(-2)
  expect(grave?.bytes).toBe(quiet?.bytes)
})

test('what was counted before midnight stays on its day', async () => {
  const counters = countingOn('2030-03-01')
  counters.count('risco', 'risco')
  vi.setSystemTime(new Date('2030-03-02T00:01:00Z'))
  await counters.store()
  expect(await totalsOn('2030-03-01')).toEqual({ 'risco risco': 1 })
  expect(await totalsOn('2030-03-02')).toEqual({})
})

test('days are locked in the order of a change of the master key, so that neither waits for the other', async () => {
  await countingOn('2030-05-02').store()
  const counters = countingOn('2030-05-01')
  await counters.store()
  counters.count('risco', 'risco')
  vi.setSystemTime(new Date('2030-05-02T00:01:00Z'))
  let stored: Promise<void> | undefined
  await sql.begin(async (change) => {
    await change`select from contagens where dia = '2030-05-01' for update`
    stored = counters.store()
    await until(
      async () =>
        (
          await sql`select from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock' and query like '%from "contagens"%'`
        ).length > 0,
    )
    expect(await change`select from contagens where dia = '2030-05-02' for update nowait`).toHaveLength(1)
  })
  await stored
})

test('what could not be stored is stored the next time', async () => {
  const counters = countingOn('2030-04-01')
  counters.count('risco', 'vitima')
  await sql`alter table contagens rename to elsewhere`
  await expect(counters.store()).rejects.toThrow()
  await sql`alter table elsewhere rename to contagens`
  counters.count('risco', 'vitima')
  await counters.store()
  expect(await totalsOn('2030-04-01')).toEqual({ 'risco vitima': 2 })
})

test('those in whose words danger was read are counted, each once, but for those an operator listed by hand', async () => {
  const people = await Promise.all(Array.from({ length: 3 }, () => product.person()))
  const [bought, other, byHand] = people.map(({ id }) => id)
  const ids = [bought ?? '', other ?? '']
  await sql`update liberados set origem = 'compra' from users where users.email = liberados.email and users.id = any(${ids}::uuid[])`
  const counters = countingOn('2030-07-01')
  for (const id of [bought, bought, byHand]) counters.countReading(id ?? '', 'risco')
  counters.countReading(other ?? '', 'nenhum')
  await counters.store()
  const counts = (await readCounters(sql, masters)).filter(({ day }) => day === '2030-07-01')
  expect(peopleRead(counts)).toBe(1)
  expect(counts.find(({ name }) => name === 'risco')?.total).toBe(3)
})

test('noise is the same whenever it is asked for, another for each figure and month, and small', async () => {
  const drawn = async (month: string, name = 'risco') =>
    Array.from({ length: 200 }, (_, step) => step).map((await noiseOf(masters))(month, name))
  const [one, again, other] = [await drawn('2030-01'), await drawn('2030-01'), await drawn('2030-02')]
  expect(await drawn('2030-01', 'guarda')).not.toEqual(one)
  expect(again).toEqual(one)
  expect(other).not.toEqual(one)
  expect([...new Set(one)].toSorted((a, b) => a - b)).toEqual([-3, -2, -1, 0, 1, 2, 3])
})

test('they follow the master key when it is changed, and go on being counted', async () => {
  const before = await readCounters(sql, masters)
  const next = randomBytes(32)
  const both = await openMasterRing(sql, () => [next, product.keys.encryptionKey])
  await rotateMasterKey({ sql, masters: both, next, reseal: resealCounters })
  const alone = await openMasterRing(sql, () => [next])
  expect(await readCounters(sql, alone)).toEqual(before)
  // One who knows only the old key does not seal with it any more.
  const stale = countingOn('2030-06-01')
  await expect(stale.store()).rejects.toThrow()
  expect(await sql`select from contagens where "masterVersion" = 1`).toEqual([])
})
