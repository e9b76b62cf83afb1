import { afterAll, describe, expect, test } from 'vitest'
import type { ConversationAnswer } from '#domain/api/chat.ts'
import { uuidv7 } from '#server/platform/crypto/uuidv7.ts'
import { says } from '#tests/support/model/model-server.ts'
import { newChatter, startChatProduct } from '#tests/support/product/chat.ts'
import { expectRefused } from '#tests/support/product/expect-error.ts'
import { soon } from '#tests/support/time/soon.ts'
import { conversations } from './store.ts'

const { product, service, close } = await startChatProduct({ env: { MESSAGES_PER_MINUTE: '1000' } })
afterAll(close)
const { sql } = product
const ana = await newChatter(product)
const at = (id: string) => `/api/conversations/${id}`

describe('a new conversation', () => {
  test('has the chosen persona and no title yet', async () => {
    const id = uuidv7()
    const { status, body } = await ana.create('psicanalista', id)
    expect(status).toBe(200)
    expect(body.conversation).toEqual({
      id,
      style: 'psicanalista',
      title: '',
      titleUpdated: false,
      lastMessage: '',
      createdAt: expect.any(String),
      timestamp: expect.any(String),
      onboarding: false,
      notesRead: true,
      keptHours: null,
      pinned: false,
    })
    expect(await ana.look(id)).toEqual(body.conversation)
    expect((await ana.list()).conversations[0]).toEqual(body.conversation)
  })

  test('is one, however often it is asked for, also at the same moment', async () => {
    const bia = await newChatter(product)
    const id = uuidv7()
    const answers = await Promise.all(Array.from({ length: 5 }, () => bia.create('direta', id)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    await bia.create('direta', id.toUpperCase())
    expect((await bia.list()).conversations).toHaveLength(1)
  })

  test.each([
    ['a persona that does not exist', { id: uuidv7(), style: 'vilã' }],
    ['no persona', { id: uuidv7() }],
    ['a persona that is no word', { id: uuidv7(), style: 3 }],
    ['a persona from the language itself', { id: uuidv7(), style: 'toString' }],
    ['no id', { style: 'direta' }],
    ['an id that is none', { id: '7', style: 'direta' }],
    ['nothing', null],
  ])('is refused with %s', async (_, body) => {
    expectRefused(await ana.visitor.post('/api/conversations', body), 'invalid_request')
  })

  test('may have the id of another person’s, without either noticing', async () => {
    const bia = await newChatter(product)
    const id = await ana.conversation('direta')
    await bia.create('maternal', id)
    expect([(await ana.look(id)).style, (await bia.look(id)).style]).toEqual(['direta', 'maternal'])
  })

  test('is not to be had before the welcome has ended', async () => {
    const newcomer = await newChatter(product, { welcomed: false })
    expectRefused(await newcomer.create('direta'), 'onboarding_first')
    expect((await newcomer.list()).conversations).toEqual([])
  })
})

describe('the title', () => {
  test('is the beginning of the first message, always with an ellipsis', async () => {
    const id = await ana.conversation()
    await ana.say(id, 'Oi')
    expect(await ana.look(id)).toMatchObject({ title: 'Oi...', titleUpdated: false })
    await ana.say(id, 'Outra coisa')
    expect((await ana.look(id)).title).toBe('Oi...')
  })

  test('is thirty characters as a person counts them, on one line', async () => {
    const id = await ana.conversation()
    await ana.say(id, `${'👩‍👩‍👧'.repeat(29)}\n\né e mais`)
    expect((await ana.look(id)).title).toBe(`${'👩‍👩‍👧'.repeat(29)} ...`)
  })

  test('is yours once you renamed it', async () => {
    const id = await ana.conversation()
    const { body } = await ana.change(id, { title: '  Sobre o   trabalho ' })
    expect(body.conversation).toMatchObject({ title: 'Sobre o trabalho', titleUpdated: true })
    await ana.say(id, 'Oi')
    expect((await ana.look(id)).title).toBe('Sobre o trabalho')
  })

  test('can be changed again later', async () => {
    const id = await ana.conversation()
    await ana.say(id, 'Oi')
    await ana.change(id, { title: 'Um' })
    await ana.change(id, { title: 'Dois' })
    expect(await ana.look(id)).toMatchObject({ title: 'Dois', titleUpdated: true })
  })

  test.each(['', '   ', '\n\t', '\u200b'])('stays when the new one is blank (%j)', async (title) => {
    const id = await ana.conversation()
    await ana.say(id, 'Oi')
    const { status, body } = await ana.change(id, { title })
    expect({ status, title: body.conversation.title, renamed: body.conversation.titleUpdated }).toEqual({
      status: 200,
      title: 'Oi...',
      renamed: false,
    })
  })

  test('that is very long is shortened, and one that is endless refused', async () => {
    const id = await ana.conversation()
    expect((await ana.change(id, { title: 'é'.repeat(150) })).body.conversation.title).toBe('é'.repeat(120))
    expectRefused(await ana.change(id, { title: 'é'.repeat(201) }), 'invalid_request')
  })

  test('keeps its place in the list', async () => {
    const bia = await newChatter(product)
    const [older, newer] = [await bia.conversation(), await bia.conversation()]
    await bia.change(older, { title: 'Antiga' })
    expect((await bia.list()).conversations.map(({ id }) => id)).toEqual([newer, older])
  })

  test('can be changed with the id in capitals, and everything still opens', async () => {
    const bia = await newChatter(product)
    const id = await bia.conversation()
    expect((await bia.change(id.toUpperCase(), { title: 'Um nome' })).status).toBe(200)
    expect((await bia.list()).conversations).toMatchObject([{ id, title: 'Um nome' }])
  })
})

describe('the preview', () => {
  test('is of the last message, yours first and then the reply, without markdown', async () => {
    const id = await ana.conversation()
    service.next(says('**Respire** fundo.\n\n- um\n- dois'))
    await ana.say(id, 'Oi')
    expect((await ana.look(id)).lastMessage).toBe('Respire fundo. um dois')
  })

  test('is fifty characters, with an ellipsis only if there is more', async () => {
    const id = await ana.conversation()
    service.next(says('é'.repeat(50)), says('é'.repeat(51)))
    await ana.say(id, 'Oi')
    expect((await ana.look(id)).lastMessage).toBe('é'.repeat(50))
    await ana.say(id, 'Oi')
    expect((await ana.look(id)).lastMessage).toBe(`${'é'.repeat(50)}...`)
  })
})

describe('the persona', () => {
  test('can be changed inside the conversation', async () => {
    const id = await ana.conversation('direta')
    expect((await ana.change(id, { style: 'maternal' })).body.conversation.style).toBe('maternal')
    expect(await ana.look(id)).toMatchObject({ style: 'maternal', titleUpdated: false })
  })

  test('can be changed together with the title', async () => {
    const id = await ana.conversation('direta')
    await ana.change(id, { style: 'maternal', title: 'Colo' })
    expect(await ana.look(id)).toMatchObject({ style: 'maternal', title: 'Colo' })
  })

  test.each([{ style: 'vilã' }, { style: null }, { title: 3 }, 'x', null])('refuses %j', async (change) => {
    expectRefused(await ana.change(await ana.conversation(), change), 'invalid_request')
  })
})

describe('deleting', () => {
  test('hides a conversation at once, and everything in it', async () => {
    const id = await ana.conversation()
    await ana.say(id, 'Oi')
    expect((await ana.visitor.delete(at(id))).body).toEqual({ done: true })
    expect((await ana.list()).conversations.map((conversation) => conversation.id)).not.toContain(id)
    expectRefused(await ana.visitor.get(at(id)), 'not_found')
    expectRefused(await ana.visitor.get(`${at(id)}/messages`), 'not_found')
    expectRefused(await ana.change(id, { title: 'x' }), 'not_found')
    expectRefused(await ana.visitor.delete(at(id)), 'not_found')
  })

  test('can be undone, and all is as it was', async () => {
    const id = await ana.conversation()
    await ana.say(id, 'Oi')
    const [before, written] = [await ana.look(id), await ana.messages(id)]
    await ana.visitor.delete(at(id))
    const { body } = await ana.visitor.post<ConversationAnswer>(`${at(id)}/restore`)
    expect(body.conversation).toEqual(before)
    expect(await ana.messages(id)).toEqual(written)
  })

  test('undone twice is undone once', async () => {
    const id = await ana.conversation()
    await ana.visitor.delete(at(id))
    for (let turn = 0; turn < 2; turn++)
      expect((await ana.visitor.post(`${at(id)}/restore`)).status).toBe(200)
  })

  test('erases it from the database after eight seconds, and then it cannot be undone', async () => {
    const id = await ana.conversation()
    await ana.say(id, 'Oi')
    await ana.visitor.delete(at(id))
    // Within a transaction the database's clock stands still.
    await sql.begin(async (tx) => {
      const deletedAgo = (milliseconds: number) =>
        tx`update conversas set "deletedAt" = now() - ${`${milliseconds} milliseconds`}::interval where id = ${id}`
      await deletedAgo(7_999)
      await conversations.eraseHidden(tx, 8_000)
      expect(await tx`select from mensagens where "conversaId" = ${id}`).toHaveLength(2)
      await deletedAgo(8_001)
      await conversations.eraseHidden(tx, 8_000)
    })
    expect(await sql`select from conversas where id = ${id}`).toEqual([])
    expect(await sql`select from mensagens where "conversaId" = ${id}`).toEqual([])
    expectRefused(await ana.visitor.post(`${at(id)}/restore`), 'not_found')
  })

  test('erases nothing that was not deleted', async () => {
    const id = await ana.conversation()
    await conversations.eraseHidden(sql, 0)
    expect(await ana.look(id)).toMatchObject({ id })
  })

  test('does not hurt a reply in progress: undone, it is all there', async () => {
    const id = await ana.conversation()
    service.next(says('Eu continuo aqui.', { pause: 20 }))
    await ana.send(id, 'Oi')
    await ana.visitor.delete(at(id))
    await soon(() => product.deps.runs.ids()).toEqual([])
    await ana.visitor.post(`${at(id)}/restore`)
    expect(await ana.lastReply(id)).toMatchObject({ status: 'completa', content: 'Eu continuo aqui.' })
  })
})
