import { afterAll, describe, expect, test } from 'vitest'
import { uuidv7 } from '#server/platform/crypto/uuidv7.ts'
import { createFakeModel } from '#tests/support/model/fake-model.ts'
import { newChatter } from '#tests/support/product/chat.ts'
import { createTestApp } from '#tests/support/product/test-app.ts'
import { openViewer } from '#tests/support/product/viewer.ts'
import { soon, until } from '#tests/support/time/soon.ts'
import { announce, CHANNEL } from './store.ts'

const fake = createFakeModel()
const product = await createTestApp({ model: fake.model })
afterAll(product.close)
const { sql } = product

/** The process of the database that serves our LISTEN. Its last query may have been the end of a test of the connection. */
async function listeners(): Promise<number[]> {
  const rows = await sql<{ pid: number }[]>`
    select pid from pg_stat_activity where datname = current_database() and query ~* '^(un)?listen '`
  return rows.map(({ pid }) => pid)
}

describe('after a break of the connection that listens', () => {
  test('every screen is notified to ask again, and keeps receiving', async () => {
    const [ana, bia] = [await newChatter(product), await newChatter(product)]
    const screens = [openViewer(product, ana.id), openViewer(product, bia.id)]
    const [before] = await listeners()
    await sql`select pg_terminate_backend(${before ?? 0})`
    for (const screen of screens)
      await soon(() => screen.events).toEqual([{ type: 'ola', quiet: expect.any(Number) }, { type: 'ola' }])
    const id = await ana.conversation()
    await soon(() => screens[0]?.of('conversa').at(-1)?.conversation.id).toBe(id)
    expect(await listeners()).toHaveLength(1)
    for (const screen of screens) screen.leave()
  })

  test('many times over there is still one connection, and each event is received once', async () => {
    const ana = await newChatter(product)
    const screen = openViewer(product, ana.id)
    for (let round = 0; round < 4; round++) {
      const [pid] = await listeners()
      await sql`select pg_terminate_backend(${pid ?? 0})`
      await soon(() => screen.of('ola').length).toBe(round + 2)
    }
    await ana.conversation()
    const id = await ana.conversation()
    await soon(() => screen.of('conversa').at(-1)?.conversation.id).toBe(id)
    expect(screen.of('conversa')).toHaveLength(2)
    expect(await listeners()).toHaveLength(1)
    screen.leave()
  })
})

describe('a screen that is opened', () => {
  const greeting = async (userId: string) => {
    const screen = openViewer(product, userId)
    screen.leave()
    return screen.of('ola')[0]?.quiet ?? 0
  }

  test('receives that nothing has happened for a while', async () => {
    const ana = await newChatter(product)
    await soon(() => greeting(ana.id)).toBeGreaterThan(0)
  })

  test.each<[string, (id: string) => unknown]>([
    ['here', (id) => product.deps.live.publish(id, { type: 'ola' })],
    ['here, to be told in order', (id) => product.deps.live.publishInOrder(id, { type: 'ola' })],
    [
      'on another node',
      (userId) => announce(sql, { type: 'evento', userId, event: { type: 'caderno', part: 'notas' } }),
    ],
    ['in a reply on another node', (id) => announce(sql, { type: 'trechos', userId: id, id, from: 'x' })],
  ])('is never told so of a time in which something did, %s', async (_, happen) => {
    const ana = await newChatter(product)
    const before = performance.now()
    await soon(() => greeting(ana.id)).toBeGreaterThan(0)
    await happen(ana.id)
    await until(async () => {
      const quiet = await greeting(ana.id)
      return quiet < performance.now() - before
    })
  })
})

test('one node has one connection that listens, however many screens are open', async () => {
  const ana = await newChatter(product)
  const screens = Array.from({ length: 5 }, () => openViewer(product, ana.id))
  expect(await listeners()).toHaveLength(1)
  for (const screen of screens) screen.leave()
})

test('an event that could not be read makes the screen ask again', async () => {
  const ana = await newChatter(product)
  const id = await ana.conversation()
  const { body } = await ana.send(id, 'Oi')
  await sql`update chaves set wrapped = '\\x00' where "userId" = ${ana.id}`
  product.deps.keyRing.forget(ana.id)
  const screen = openViewer(product, ana.id)
  await announce(sql, { type: 'mensagem', userId: ana.id, id: body.message.id })
  await soon(() => screen.of('ola').length).toBeGreaterThan(1)
  screen.leave()
  ;(await fake.answering('Oi')).finish()
})

test('however much is announced at once, all of it is received', async () => {
  const ids = Array.from({ length: 300 }, () => uuidv7())
  const heard: string[] = []
  product.deps.live.onAnnouncement(
    (said) => void ('id' in said && said.type === 'pausar' && heard.push(said.id)),
  )
  await announce(sql, ...ids.map((id) => ({ type: 'pausar', userId: uuidv7(), id, shown: 0 }) as const))
  await soon(() => heard).toEqual(ids)
})

test('what others say on our channel does no harm', async () => {
  const ana = await newChatter(product)
  const screen = openViewer(product, ana.id)
  for (const payload of [
    '',
    'x',
    'null',
    '3',
    '{}',
    '{"type":"mensagem"}',
    '{"type":"trechos"}',
    '{"type":"?"}',
    '[]',
    '[null]',
    '[{"type":"trechos"}]',
    '[{"type":"?"}]',
  ])
    await sql`select pg_notify(${CHANNEL}, ${payload})`
  const id = await ana.conversation()
  await soon(() => screen.of('conversa').at(-1)?.conversation.id).toBe(id)
  screen.leave()
})

test('the text of a reply that is begun again is followed from its beginning, also on another node', async () => {
  const other = await createTestApp({ beside: product, model: fake.model })
  const ana = await newChatter(product)
  const id = await ana.conversation()
  const { body } = await ana.send(id, 'De novo')
  const first = await fake.answering('De novo')
  const screen = openViewer(other, ana.id)
  first.say('   ')
  await until(() => screen.textOf(body.reply.id) === '   ')
  screen.leave()
  first.breakOff()
  expect((await ana.ended(id)).status).toBe('erro')
  const again = openViewer(other, ana.id)
  await ana.steer(body.reply, 'retry')
  fake.turns.at(-1)?.say('Oi')
  await soon(() => again.textOf(body.reply.id)).toBe('Oi')
  fake.turns.at(-1)?.finish()
  await ana.ended(id)
  again.leave()
  await other.close()
})
