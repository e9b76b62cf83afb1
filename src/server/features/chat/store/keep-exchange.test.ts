import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { NO_RISK } from '#domain/safety/state/risk-state.ts'
import { conversations, risk } from '#server/features/chat/conversations/store.ts'
import { ownerOf } from '#server/features/keys/key-ring.ts'
import { uuidv7 } from '#server/platform/crypto/uuidv7.ts'
import { newChatter } from '#tests/support/product/chat.ts'
import { createTestApp } from '#tests/support/product/test-app.ts'
import { type Exchange, keepExchange } from './keep-exchange.ts'
import { messages } from './messages.ts'
import { readSnapshot, type Snapshot } from './snapshot.ts'

const product = await createTestApp()
afterAll(product.close)
const { sql } = product
const ana = await newChatter(product)
const owner = await ownerOf(product.deps, ana.id)

const WIDE = { key: 'wide', limit: { burst: 3, refill: 60_000 } }
const NARROW = { key: 'narrow', limit: { burst: 1, refill: 60_000 } }
beforeEach(() => sql`delete from limites`)

const anExchange = (): Exchange => ({
  message: { id: uuidv7(), content: 'Oi.', nivel: 'nenhum' },
  onboarding: false,
  node: product.deps.node,
  risk: NO_RISK,
  title: 'Oi',
})

async function read(id: string): Promise<Snapshot> {
  const snapshot = await readSnapshot(sql, owner, id, { lookedBack: 10 })
  if (!snapshot) throw new Error('it is not there')
  return snapshot
}

const keep = (snapshot: Snapshot, limits = [WIDE, NARROW]) =>
  keepExchange(sql, owner, snapshot, anExchange(), limits)
const limits = () => sql`select key, "fullAt" from limites where key in ('wide', 'narrow') order by key`
const stored = (id: string) => messages.page(sql, owner, id, null, 10)

test('both are kept, in the next two places, and every limit is counted', async () => {
  const snapshot = await read(await ana.conversation())
  const kept = await keep(snapshot)
  expect(kept?.now).toMatchObject({ title: 'Oi', lastMessage: 'Oi.' })
  expect(await stored(snapshot.id)).toEqual([kept?.exchange.message, kept?.exchange.reply])
  expect((await limits()).map(({ key }) => key)).toEqual(['narrow', 'wide'])
  expect((await read(snapshot.id)).next).toBe(2)
})

describe('nothing is kept and nothing is counted', () => {
  const nothingOf = async (snapshot: Snapshot, within = [WIDE, NARROW]) => {
    const [before, counted] = [await stored(snapshot.id), await limits()]
    expect(await keep(snapshot, within)).toBeNull()
    expect(await stored(snapshot.id)).toEqual(before)
    expect(await limits()).toEqual(counted)
  }

  test('when one of the limits is reached, not even by the others', async () => {
    await keep(await read(await ana.conversation()))
    await nothingOf(await read(await ana.conversation()))
  })

  test('when it changed since, and there are no limits either', async () => {
    const snapshot = await read(await ana.conversation())
    await keep(snapshot, [])
    await nothingOf(snapshot, [])
  })

  test('when somebody wrote since it was read', async () => {
    const snapshot = await read(await ana.conversation())
    await keep(snapshot, [])
    await nothingOf(snapshot)
  })

  test('when another risk was read in it since', async () => {
    const snapshot = await read(await ana.conversation())
    await risk.change(sql, owner, snapshot.id, () => ({
      ...NO_RISK,
      level: 'risco',
      turnsLeft: { risco: 6 },
    }))
    await nothingOf(snapshot)
  })

  test('when it was deleted since', async () => {
    const snapshot = await read(await ana.conversation())
    await conversations.hide(sql, owner, snapshot.id)
    await nothingOf(snapshot)
  })

  test('when the id is taken: the whole query fails', async () => {
    const snapshot = await read(await ana.conversation())
    const exchange = anExchange()
    await keepExchange(sql, owner, snapshot, exchange, [])
    const again = await read(snapshot.id)
    await expect(keepExchange(sql, owner, again, exchange, [WIDE])).rejects.toThrow('duplicate key')
    expect(await stored(snapshot.id)).toHaveLength(2)
    expect(await limits()).toEqual([])
  })
})

test('of many at the same moment as many are kept as there is room for, and no limit counts more', async () => {
  const day = { key: 'day', limit: { burst: 100, refill: 60_000 } }
  const snapshots = await Promise.all(Array.from({ length: 8 }, async () => read(await ana.conversation())))
  const [first, ...others] = snapshots
  // Only a row that is there can be waited for.
  if (first) await keep(first, [day, WIDE])
  const kept = await Promise.all(others.map((snapshot) => keep(snapshot, [day, WIDE])))
  expect(kept.filter(Boolean)).toHaveLength(2)
  const [counted] = await sql`
    select round(extract(epoch from "fullAt" - now()) / 60)::int as times from limites where key = 'day'`
  expect(counted?.times).toBe(3)
})
