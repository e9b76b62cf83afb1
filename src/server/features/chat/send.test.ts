import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { uuidv7 } from '#server/platform/crypto/uuidv7.ts'
import { API_KEY } from '#tests/support/model/collect-reply.ts'
import { cutsAfter, says, stallsAfter } from '#tests/support/model/model-server.ts'
import { newChatter, startChatProduct } from '#tests/support/product/chat.ts'
import { expectRefused } from '#tests/support/product/expect-error.ts'
import { soon } from '#tests/support/time/soon.ts'

const { product, service, close } = await startChatProduct({ env: { MESSAGES_PER_MINUTE: '1000' } })
afterAll(close)
beforeEach(() => void service.requests.splice(0))

const ana = await newChatter(product)

describe('what you send', () => {
  test('is kept with the place of its answer, and answered', async () => {
    const id = await ana.conversation()
    const messageId = uuidv7()
    const { status, body } = await ana.send(id, 'Não consigo dormir 😴', messageId)
    expect(status).toBe(200)
    const common = {
      conversationId: id,
      timestamp: expect.any(String),
      onboarding: false,
      shown: null,
      version: 0,
      nivel: 'nenhum',
    }
    const message = {
      ...common,
      id: messageId,
      seq: 0,
      role: 'user',
      content: 'Não consigo dormir 😴',
      status: 'enviada',
      whole: false,
    }
    const reply = {
      ...common,
      id: expect.any(String),
      seq: 1,
      role: 'assistant',
      content: '',
      status: 'escrevendo',
      whole: false,
    }
    expect(body).toEqual({ message, reply })
    await ana.ended(id)
    const content = 'Estou aqui com você. O que mais pesa agora?'
    expect(await ana.messages(id)).toEqual([
      message,
      { ...reply, id: body.reply.id, content, status: 'completa', whole: true, version: 1 },
    ])
  })

  test('is in the database when it is acknowledged, before the model responds', async () => {
    service.next(stallsAfter(''))
    const id = await ana.conversation()
    const { body } = await ana.send(id, 'Oi')
    const rows = await product.sql`select id, status from mensagens where "conversaId" = ${id} order by seq`
    expect(rows).toEqual([
      { id: body.message.id, status: 'enviada' },
      { id: body.reply.id, status: 'escrevendo' },
    ])
    await service.hangUp()
    await ana.ended(id)
  })

  test('keeps its line breaks, blanks and every character', async () => {
    const id = await ana.conversation()
    const text = '  Oi,\n\n\ttudo "bem"? \\ \u0000 👩‍👩‍👧 e\u0301 <b>x</b> \u202e'
    await ana.say(id, text)
    expect((await ana.messages(id))[0]?.content).toBe(text)
    expect(service.requests[0]?.body.messages.at(-1)).toEqual({ role: 'user', content: text })
  })

  test('may be 4,000 characters long', async () => {
    const id = await ana.conversation()
    expect((await ana.send(id, 'a'.repeat(4000))).status).toBe(200)
    await ana.ended(id)
  })

  test('stays in order, however fast it comes', async () => {
    const id = await ana.conversation()
    for (const text of ['um', 'dois', 'três']) await ana.say(id, text)
    expect((await ana.messages(id)).map(({ seq, role }) => [seq, role])).toEqual(
      [0, 1, 2, 3, 4, 5].map((seq) => [seq, seq % 2 ? 'assistant' : 'user']),
    )
  })
})

describe('the same message sent twice', () => {
  test('is one message and one reply', async () => {
    const id = await ana.conversation()
    const messageId = uuidv7()
    const first = await ana.send(id, 'Oi', messageId)
    const again = await ana.send(id, 'Oi', messageId)
    expect(again.body.message).toEqual(first.body.message)
    expect(again.body.reply.id).toBe(first.body.reply.id)
    await ana.ended(id)
    const late = await ana.send(id, 'Oi', messageId)
    expect(late.body.reply).toMatchObject({ id: first.body.reply.id, status: 'completa' })
    expect(await ana.messages(id)).toHaveLength(2)
    expect(service.requests).toHaveLength(1)
  })

  test('at the same moment is one message and one reply, acknowledged to all', async () => {
    const id = await ana.conversation()
    const messageId = uuidv7()
    const answers = await Promise.all(Array.from({ length: 6 }, () => ana.send(id, 'Oi', messageId)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(new Set(answers.map(({ body }) => body.reply.id)).size).toBe(1)
    await ana.ended(id)
    expect(await ana.messages(id)).toHaveLength(2)
    expect(service.requests).toHaveLength(1)
  })

  test('counts once', async () => {
    const counted = async () => {
      const [row] = await product.sql`
        select extract(epoch from "fullAt" - now()) as ahead from limites where key like ${`messages day ${ana.id}`}`
      return Number(row?.ahead)
    }
    const id = await ana.conversation()
    const messageId = uuidv7()
    await ana.send(id, 'Oi', messageId)
    const after = await counted()
    await ana.send(id, 'Oi', messageId)
    await ana.send(id, 'Oi', messageId)
    expect(await counted()).toBeLessThanOrEqual(after)
    await ana.ended(id)
  })

  test('with its id written in capitals is the same message', async () => {
    const id = await ana.conversation()
    const messageId = uuidv7()
    const first = await ana.send(id, 'Oi', messageId.toUpperCase())
    const again = await ana.send(id.toUpperCase(), 'Oi', messageId)
    expect([first.status, again.status]).toEqual([200, 200])
    expect(again.body.reply.id).toBe(first.body.reply.id)
    await ana.ended(id)
  })

  test('into another conversation is refused: it would be two', async () => {
    const [one, other] = [await ana.conversation(), await ana.conversation()]
    const messageId = uuidv7()
    await ana.send(one, 'Oi', messageId)
    await ana.ended(one)
    expectRefused(await ana.send(other, 'Oi', messageId), 'invalid_request')
    expect(await ana.messages(other)).toEqual([])
  })
})

test('an id that belongs to a reply is refused', async () => {
  const id = await ana.conversation()
  const reply = await ana.say(id, 'Oi')
  expectRefused(await ana.send(id, 'Oi', reply.id), 'invalid_request')
})

describe('refused, with nothing kept and nobody asked', () => {
  test.each(['', ' ', '\n\t  \r\n', '\u200b\u2060', '\u2800'])('nothing to read in %j', async (text) => {
    const id = await ana.conversation()
    expectRefused(await ana.send(id, text), 'message_empty')
    expect(await ana.messages(id)).toEqual([])
    expect(service.requests).toEqual([])
  })

  test('more than 4,000 characters', async () => {
    const id = await ana.conversation()
    expectRefused(await ana.send(id, 'a'.repeat(4001)), 'message_too_long')
    expect(await ana.messages(id)).toEqual([])
  })

  test.each([
    ['no id', { content: 'Oi' }],
    ['no content', { id: uuidv7() }],
    ['content that is no text', { id: uuidv7(), content: 3 }],
    ['an id that is none', { id: 'x', content: 'Oi' }],
    ['an id that is nobody’s', { id: '0', content: 'Oi' }],
    ['a list', []],
    ['null', null],
  ])('%s', async (_, body) => {
    const id = await ana.conversation()
    expectRefused(await ana.visitor.post(`/api/conversations/${id}/messages`, body), 'invalid_request')
  })

  test('while a reply is in progress', async () => {
    const id = await ana.conversation()
    service.next(stallsAfter('Eu'))
    await ana.send(id, 'Oi')
    expectRefused(await ana.send(id, 'E mais'), 'reply_in_progress')
    await service.hangUp()
    await ana.ended(id)
    expect(await ana.messages(id)).toHaveLength(2)
  })

  test('two different ones at once: one is taken', async () => {
    const id = await ana.conversation()
    service.next(stallsAfter('Eu'))
    const answers = await Promise.all(['um', 'dois', 'três'].map((text) => ana.send(id, text)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    await service.hangUp()
    await ana.ended(id)
    expect(await ana.messages(id)).toHaveLength(2)
    expect(service.requests).toHaveLength(1)
  })

  test('while a reply is paused', async () => {
    const id = await ana.conversation()
    service.next(stallsAfter('Eu ia dizer'))
    await ana.send(id, 'Oi')
    await ana.pause(await ana.saidSoFar(id, 'Eu'), 2)
    expectRefused(await ana.send(id, 'E mais'), 'reply_paused')
  })

  test('while an older reply is being finished', async () => {
    const id = await ana.conversation()
    service.next(cutsAfter('Eu ia'), says('Sim.'), stallsAfter(' dizer'))
    const cut = await ana.say(id, 'Oi')
    await ana.say(id, 'E mais')
    await ana.steer(cut, 'continue')
    expectRefused(await ana.send(id, 'E mais ainda'), 'reply_in_progress')
    await service.hangUp()
    await soon(async () => (await ana.messages(id))[1]?.status).toBe('interrompida')
  })

  test("in somebody else's conversation", async () => {
    const bia = await newChatter(product)
    const id = await bia.conversation()
    expectRefused(await ana.send(id, 'Oi'), 'not_found')
    expect(await bia.messages(id)).toEqual([])
  })

  test('in a conversation that does not exist', async () => {
    expectRefused(await ana.send(uuidv7(), 'Oi'), 'not_found')
  })

  test.each(['x', '0', 'null', '%00', "'%20or%201=1", '00000000-0000-0000-0000-00000000000g'])(
    'in a conversation called %s',
    async (id) => {
      expectRefused(await ana.send(id, 'Oi'), 'not_found')
    },
  )

  test('in a deleted conversation', async () => {
    const id = await ana.conversation()
    await ana.visitor.delete(`/api/conversations/${id}`)
    expectRefused(await ana.send(id, 'Oi'), 'not_found')
  })

  test('signed out', async () => {
    const answer = await product
      .visitor()
      .post(`/api/conversations/${uuidv7()}/messages`, { id: uuidv7(), content: 'Oi' })
    expectRefused(answer, 'not_signed_in')
  })
})

test('the key of the model is in nothing that reaches the browser', async () => {
  const id = await ana.conversation()
  service.next((response) => {
    response.writeHead(401)
    response.end(JSON.stringify({ error: { message: `Incorrect API key provided: ${API_KEY}` } }))
  })
  const sent = await ana.send(id, 'Oi')
  const failed = await ana.ended(id)
  const retried = await ana.steer(failed, 'retry')
  await ana.ended(id)
  const answers = [
    sent,
    retried,
    await ana.visitor.get(`/api/conversations/${id}/messages`),
    await ana.list(),
  ]
  const headers = [sent, retried].flatMap((answer) => [...answer.headers])
  expect(JSON.stringify([answers, headers])).not.toContain(API_KEY)
  expect(product.logged.join()).not.toContain(API_KEY)
})
