import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Keeping } from '#domain/api/chat.ts'
import { PINNED_MAX, UNDO_LASTS } from '#domain/limits.ts'
import { announce } from '#server/features/events/store.ts'
import { createHousekeeping } from '#server/features/housekeeping/housekeeping.ts'
import { uuidv7 } from '#server/platform/crypto/uuidv7.ts'
import { stallsAfter } from '#tests/support/model/model-server.ts'
import { chatAt, newChatter, startChatProduct } from '#tests/support/product/chat.ts'
import { expectRefused } from '#tests/support/product/expect-error.ts'
import { until } from '#tests/support/time/soon.ts'
import { hideDueConversations } from './change-conversations.ts'

const { product, service, another, close } = await startChatProduct({ env: { MESSAGES_PER_MINUTE: '1000' } })
afterAll(close)
const { sql } = product
const ana = await newChatter(product)

const isThere = async (id: string) => (await sql`select from conversas where id = ${id}`).length > 0
const isShown = async (id: string) => (await ana.visitor.get(`/api/conversations/${id}`)).status === 200

/** As if the last message of this conversation were so much older. */
async function letPass(hours: number, id: string): Promise<void> {
  await sql`update conversas set timestamp = timestamp - make_interval(hours => ${hours}) where id = ${id}`
}

async function kept(keptHours: number | null): Promise<string> {
  const id = await ana.conversation()
  expect((await ana.change(id, { keptHours })).status).toBe(200)
  return id
}

describe('how long a conversation is kept', () => {
  test('is always, until somebody chooses otherwise, and can be always again', async () => {
    const id = await ana.conversation()
    expect((await ana.look(id)).keptHours).toBeNull()
    await ana.change(id, { keptHours: 168 })
    expect((await ana.look(id)).keptHours).toBe(168)
    await ana.change(id, { keptHours: null })
    expect((await ana.look(id)).keptHours).toBeNull()
  })

  test('leaves everything else of it as it was', async () => {
    const id = await ana.conversation()
    await ana.say(id, 'Oi')
    const before = await ana.look(id)
    await ana.change(id, { keptHours: 24 })
    expect(await ana.look(id)).toEqual({ ...before, keptHours: 24 })
  })

  test.each([0, 1, 48, -24, 24.5, '24', true])('is not %j', async (keptHours) => {
    const id = await ana.conversation()
    expectRefused(await ana.change(id, { keptHours }), 'invalid_request')
    expectRefused(await ana.visitor.put('/api/conversations/keeping', { keptHours }), 'invalid_request')
  })

  test('is nobody else’s to choose', async () => {
    const [id, bia] = [await ana.conversation(), await newChatter(product)]
    expectRefused(await bia.change(id, { keptHours: 24 }), 'not_found')
    expect((await ana.look(id)).keptHours).toBeNull()
  })

  test('is what the person chose for new conversations, of which others learn nothing', async () => {
    const [bia, old] = [await newChatter(product), await ana.conversation()]
    const put = await ana.visitor.put<Keeping>('/api/conversations/keeping', { keptHours: 720 })
    expect(put.body).toEqual({ keptHours: 720 })
    expect((await ana.look(await ana.conversation())).keptHours).toBe(720)
    expect((await ana.look(old)).keptHours).toBeNull()
    expect((await bia.look(await bia.conversation())).keptHours).toBeNull()
    expect((await bia.visitor.get<Keeping>('/api/conversations/keeping')).body.keptHours).toBeNull()
    await ana.visitor.put('/api/conversations/keeping', { keptHours: null })
    expect((await ana.visitor.get<Keeping>('/api/conversations/keeping')).body.keptHours).toBeNull()
  })

  test('is asked of nobody who is not signed in', async () => {
    const stranger = product.visitor()
    expectRefused(await stranger.get('/api/conversations/keeping'), 'not_signed_in')
    expectRefused(await stranger.put('/api/conversations/keeping', { keptHours: 24 }), 'not_signed_in')
  })
})

describe('a conversation whose time is over', () => {
  test.each([24, 168, 720, 2160])('is gone after %i hours and not before', async (hours) => {
    const id = await kept(hours)
    await letPass(hours - 1, id)
    await hideDueConversations(sql)
    expect(await isShown(id)).toBe(true)
    await letPass(1, id)
    await hideDueConversations(sql)
    expect(await isShown(id)).toBe(false)
  })

  test('is erased with its messages by housekeeping alone, within a minute', async () => {
    const id = await kept(24)
    await ana.say(id, 'Isto some amanhã.')
    await letPass(25, id)
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    onTestFinished(createHousekeeping(product.deps).stop)
    vi.advanceTimersByTime(60_000 - UNDO_LASTS - 1_000)
    await until(async () => !(await isShown(id)))
    await sql`update conversas set "deletedAt" = "deletedAt" - ${`${UNDO_LASTS} milliseconds`}::interval where id = ${id}`
    vi.advanceTimersByTime(1_000)
    await until(async () => !(await isThere(id)))
    expect(await sql`select from mensagens where "conversaId" = ${id}`).toHaveLength(0)
  })

  test('is found by no search any more', async () => {
    const id = await kept(24)
    await ana.say(id, 'jabuticaba')
    const find = async () => (await ana.visitor.post('/api/privacy/search', { text: 'jabuticaba' })).body
    expect(await find()).toMatchObject({ results: [{ conversation: { id } }] })
    await letPass(24, id)
    await hideDueConversations(sql)
    expect(await find()).toMatchObject({ results: [] })
  })

  test('stays for as long again when something was said in it', async () => {
    const id = await kept(24)
    await letPass(23, id)
    await ana.say(id, 'Ainda aqui.')
    await letPass(2, id)
    await hideDueConversations(sql)
    expect(await isShown(id)).toBe(true)
  })

  test('stays for as long again when another version was begun in it', async () => {
    const id = await kept(24)
    const { id: replyId } = await ana.say(id, 'Oi')
    await letPass(23, id)
    const edit = { id: uuidv7(), content: 'Ainda aqui.' }
    await ana.visitor.post(`/api/conversations/${id}/replies/${replyId}/versions`, edit)
    // From its beginning on: whoever looks for what is due may not see yet that a reply is being written.
    expect(Date.parse((await ana.look(id)).timestamp)).toBeGreaterThan(Date.now() - 3_600_000)
  })

  test('stays while a reply is being written in it', async () => {
    const id = await kept(24)
    service.next(stallsAfter('Ainda '))
    await ana.send(id, 'Oi')
    await letPass(48, id)
    await hideDueConversations(sql)
    expect(await isShown(id)).toBe(true)
  })

  test('is hidden by one of several nodes, and every screen is notified once', async () => {
    const other = await another()
    const ids = await Promise.all([24, 168, 720].map(kept))
    for (const id of ids) await letPass(2160, id)
    const heard: string[] = []
    const stop = product.deps.live.onAnnouncement((said) => {
      if (said.type === 'conversa') heard.push(said.id)
    })
    onTestFinished(stop)
    // What was told of them before is heard before this.
    const mark = uuidv7()
    await announce(sql, { type: 'conversa', userId: ana.id, from: uuidv7(), id: mark })
    await until(async () => heard.includes(mark))
    const told = () => heard.slice(heard.indexOf(mark) + 1).filter((id) => ids.includes(id))
    await Promise.all([product, other].flatMap((node) => [1, 2, 3].map(() => hideDueConversations(node.sql))))
    await until(async () => told().length >= ids.length)
    expect(told().toSorted()).toEqual(ids.toSorted())
    expect(await chatAt(other, ana).list()).not.toMatchObject({
      conversations: expect.arrayContaining([expect.objectContaining({ id: ids[0] })]),
    })
    await other.close()
  })

  test('never is the welcome that has not ended', async () => {
    const bia = await newChatter(product, { welcomed: false })
    await bia.visitor.post('/api/onboarding')
    await sql`update conversas set "keptHours" = 24, timestamp = now() - interval '9 days' where "userId" = ${bia.id}`
    await hideDueConversations(sql)
    expect((await bia.list()).conversations).toHaveLength(1)
  })
})

describe('a pinned conversation', () => {
  const order = async (person: typeof ana) => (await person.list()).conversations.map(({ id }) => id)

  test('is on top of the list, however old, until it is unpinned', async () => {
    const bia = await newChatter(product)
    const [old, middle, newest] = [
      await bia.conversation(),
      await bia.conversation(),
      await bia.conversation(),
    ]
    expect((await bia.change(old, { pinned: true })).body.conversation.pinned).toBe(true)
    expect(await order(bia)).toEqual([old, newest, middle])
    await bia.change(old, { pinned: false })
    expect(await order(bia)).toEqual([newest, middle, old])
  })

  test('is on the first page of many, and on no other', async () => {
    const bia = await newChatter(product)
    const old = await bia.conversation()
    for (let n = 0; n < 35; n++) await bia.conversation()
    await bia.change(old, { pinned: true })
    const first = await bia.list()
    const second = await bia.list(String(first.next))
    const all = [...first.conversations, ...second.conversations].map(({ id }) => id)
    expect(all[0]).toBe(old)
    expect([all.length, new Set(all).size, second.next]).toEqual([36, 36, null])
  })

  test('is one of five at most, also from many devices at the same moment', async () => {
    const bia = await newChatter(product)
    const ids = await Promise.all(Array.from({ length: PINNED_MAX + 3 }, () => bia.conversation()))
    const answers = await Promise.all(ids.map((id) => bia.change(id, { pinned: true })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(PINNED_MAX)
    const refused = answers.find(({ status }) => status !== 200)
    if (refused) expectRefused(refused, 'pins_full')
    const [pinned] = await order(bia)
    await bia.change(String(pinned), { pinned: false })
    const other = ids.find((_, index) => answers[index]?.status !== 200)
    expect((await bia.change(String(other), { pinned: true })).status).toBe(200)
  })

  test('that was deleted leaves its room, and comes back as one of five at most', async () => {
    const bia = await newChatter(product)
    const ids = await Promise.all(Array.from({ length: PINNED_MAX + 1 }, () => bia.conversation()))
    const [first = '', ...others] = ids
    for (const id of ids.slice(0, PINNED_MAX)) await bia.change(id, { pinned: true })
    await bia.visitor.delete(`/api/conversations/${first}`)
    await bia.visitor.post(`/api/conversations/${first}/restore`)
    expect((await bia.look(first)).pinned).toBe(true)
    await bia.visitor.delete(`/api/conversations/${first}`)
    await bia.change(String(others.at(-1)), { pinned: true })
    await bia.visitor.post(`/api/conversations/${first}/restore`)
    expect((await bia.list()).conversations.filter(({ pinned }) => pinned)).toHaveLength(PINNED_MAX)
  })

  test('is nobody else’s to pin', async () => {
    const [id, bia] = [await ana.conversation(), await newChatter(product)]
    expectRefused(await bia.change(id, { pinned: true }), 'not_found')
    expect((await ana.look(id)).pinned).toBe(false)
  })
})
