import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { ownerOf } from '#server/features/keys/key-ring.ts'
import { uuidv7 } from '#server/platform/crypto/uuidv7.ts'
import { refuses, says, stallsAfter } from '#tests/support/model/model-server.ts'
import { chatAt, newChatter, pausedReply, startChatProduct } from '#tests/support/product/chat.ts'
import { expectRefused } from '#tests/support/product/expect-error.ts'
import { soon } from '#tests/support/time/soon.ts'
import { messages } from './store/messages.ts'
import { piecePlace } from './store/sealed-message.ts'

const { product, service, another, close } = await startChatProduct({ env: { MESSAGES_PER_MINUTE: '1000' } })
afterAll(close)
beforeEach(() => void service.requests.splice(0))

const ana = await newChatter(product)
const WORDS = 'Eu ia dizer uma coisa'

const paused = (shown: number, text = WORDS) => pausedReply(ana, service, shown, text)

describe('to continue', () => {
  test('asks the model for the rest of a reply that was cut short, and both are one message', async () => {
    const { id, reply } = await paused(6)
    service.next(says(' importante.'))
    const { body } = await ana.steer(reply, 'continue')
    expect(body.reply).toMatchObject({ id: reply.id, status: 'escrevendo', content: WORDS, shown: null })
    expect(await ana.ended(id)).toMatchObject({
      id: reply.id,
      status: 'completa',
      content: `${WORDS} importante.`,
      shown: null,
      whole: true,
    })
    expect(service.requests[1]?.body.messages.slice(1, 3)).toEqual([
      { role: 'user', content: 'Oi' },
      { role: 'assistant', content: WORDS },
    ])
  })

  test('from before the first word asks as if for the first time', async () => {
    const id = await ana.conversation()
    service.next(stallsAfter(''))
    const { body } = await ana.send(id, 'Oi')
    await soon(() => service.requests.length).toBe(1)
    await ana.pause(body.reply, 0)
    await ana.steer(body.reply, 'continue')
    expect(await ana.ended(id)).toMatchObject({ id: body.reply.id, status: 'completa' })
    expect(service.requests[1]?.body).toEqual(service.requests[0]?.body)
  })

  test('asks nobody when the reply was complete', async () => {
    const id = await ana.conversation()
    service.next(says(WORDS))
    const reply = await ana.say(id, 'Oi')
    const { body } = await ana.pause(reply, 6)
    const whole = { ...reply, version: reply.version + 2 }
    expect((await ana.steer(body.reply, 'continue')).body.reply).toEqual(whole)
    expect(await ana.lastReply(id)).toEqual(whole)
    expect(service.requests).toHaveLength(1)
  })

  test('can be paused again, and continued again', async () => {
    const { id, reply } = await paused(6, 'Um, ')
    service.next(stallsAfter(`dois, ${'e '.repeat(50)}`), says('três.'))
    await ana.steer(reply, 'continue')
    await ana.pause(await ana.saidSoFar(id, 'Um, dois'), 6)
    await ana.steer(reply, 'continue')
    expect((await ana.ended(id)).content).toBe(`Um, dois, ${'e '.repeat(50)}três.`)
  })

  test('leaves out what came to be stored only after the end', async () => {
    const { id, reply } = await paused(6)
    const owner = await ownerOf(product.deps, ana.id)
    const late = owner.cipher.seal(piecePlace(reply.id, 0), WORDS)
    await product.sql`insert into respostas_trechos ("userId", "mensagemId", pos, content)
      values (${ana.id}, ${reply.id}, 0, ${late})`
    service.next(stallsAfter(''))
    await ana.steer(reply, 'continue')
    expect(await messages.find(product.sql, owner, reply.id)).toMatchObject({
      status: 'escrevendo',
      content: WORDS,
    })
    await service.hangUp()
    await ana.ended(id)
  })

  test('is possible on another node', async () => {
    const { id, reply } = await paused(6)
    const other = await another()
    const elsewhere = chatAt(other, ana)
    service.next(says(' importante.'))
    await elsewhere.steer(reply, 'continue')
    expect(await elsewhere.ended(id)).toMatchObject({ status: 'completa', content: `${WORDS} importante.` })
    await other.close()
  })

  test.each([
    ['complete', says(WORDS)],
    ['failed', refuses(400)],
  ])('is not possible with a reply that is %s', async (_, behaviour) => {
    const id = await ana.conversation()
    service.next(behaviour)
    const reply = await ana.say(id, 'Oi')
    expectRefused(await ana.steer(reply, 'continue'), 'reply_moved_on')
    expect(await ana.lastReply(id)).toEqual(reply)
    expect(service.requests).toHaveLength(1)
  })

  test('is not possible while it is being written', async () => {
    const id = await ana.conversation()
    service.next(stallsAfter(WORDS))
    const { body } = await ana.send(id, 'Oi')
    expectRefused(await ana.steer(body.reply, 'continue'), 'reply_moved_on')
    await service.hangUp()
    await ana.ended(id)
    expect(service.requests).toHaveLength(1)
  })
})

describe('to end it here', () => {
  test('leaves exactly what was shown, and you can write on', async () => {
    const { id, reply } = await paused(11)
    const { body } = await ana.endHere(reply, 11)
    expect(body.reply).toMatchObject({ status: 'completa', content: 'Eu ia dizer', shown: null, whole: true })
    expect(await ana.lastReply(id)).toEqual(body.reply)
    expect((await ana.look(id)).lastMessage).toBe('Eu ia dizer')
    expect((await ana.send(id, 'Certo')).status).toBe(200)
    await ana.ended(id)
  })

  test('cuts a complete reply too', async () => {
    const id = await ana.conversation()
    service.next(says(WORDS))
    const { body } = await ana.pause(await ana.say(id, 'Oi'), 5)
    expect((await ana.endHere(body.reply, 5)).body.reply).toMatchObject({
      status: 'completa',
      content: 'Eu ia',
    })
  })

  test.each([
    [5, 'Eu ia'],
    [5_000, 'Eu ia dizer'],
  ])('at %i never leaves more than the pause had shown', async (shown, left) => {
    const { reply } = await paused(11)
    expect((await ana.endHere(reply, shown)).body.reply.content).toBe(left)
  })

  test('before anything was shown leaves an empty reply, and the list shows what you wrote', async () => {
    const { id, reply } = await paused(0)
    expect((await ana.endHere(reply, 0)).body.reply).toMatchObject({ status: 'completa', content: '' })
    expect((await ana.look(id)).lastMessage).toBe('Oi')
  })

  test('in the middle of a character leaves no half of it', async () => {
    const { reply } = await paused(1, '🌷 Oi')
    expect((await ana.endHere(reply, 1)).body.reply.content).toBe('')
  })

  test('needs a pause first', async () => {
    const id = await ana.conversation()
    const reply = await ana.say(id, 'Oi')
    expectRefused(await ana.endHere(reply, 3), 'reply_moved_on')
    expect(await ana.lastReply(id)).toEqual(reply)
  })

  test('pressed twice, or together with Continuar, is decided once', async () => {
    const { id, reply } = await paused(11)
    const answers = await Promise.all([
      ana.endHere(reply, 11),
      ana.endHere(reply, 11),
      ana.steer(reply, 'continue'),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect((await ana.ended(id)).status).toBe('completa')
  })
})

describe('the buttons of a reply', () => {
  const buttons = ['pause', 'end', 'continue', 'retry'] as const
  const path = (conversation: string, reply: string, button: string) =>
    `/api/conversations/${conversation}/replies/${reply}/${button}`

  test.each(buttons)('%s: not for others, who find nothing', async (button) => {
    const bia = await newChatter(product)
    const { id, reply } = await paused(6)
    expectRefused(await bia.visitor.post(path(id, reply.id, button), { shown: 1 }), 'not_found')
    expectRefused(
      await bia.visitor.post(path(await bia.conversation(), reply.id, button), { shown: 1 }),
      'not_found',
    )
    expect(await ana.lastReply(id)).toEqual(reply)
  })

  test.each(buttons)('%s: not signed out', async (button) => {
    const { id, reply } = await paused(6)
    expectRefused(await product.visitor().post(path(id, reply.id, button), { shown: 1 }), 'not_signed_in')
    expect(await ana.lastReply(id)).toEqual(reply)
  })

  test.each(buttons)('%s: only under its own conversation, and only on a reply', async (button) => {
    const { id, reply } = await paused(6)
    const [mine] = await ana.messages(id)
    expectRefused(
      await ana.visitor.post(path(await ana.conversation(), reply.id, button), { shown: 1 }),
      'not_found',
    )
    expectRefused(await ana.visitor.post(path(id, String(mine?.id), button), { shown: 1 }), 'not_found')
    expectRefused(await ana.visitor.post(path(id, uuidv7(), button), { shown: 1 }), 'not_found')
    expectRefused(await ana.visitor.post(path(id, 'x', button), { shown: 1 }), 'not_found')
  })

  test.each(buttons)('%s: not in a deleted conversation', async (button) => {
    const { id, reply } = await paused(6)
    await ana.visitor.delete(`/api/conversations/${id}`)
    expectRefused(await ana.visitor.post(path(id, reply.id, button), { shown: 1 }), 'not_found')
  })

  test.each([{}, { shown: -1 }, { shown: 1.5 }, { shown: '3' }, { shown: null }, []])(
    'pause and end want to know what was shown: %j is refused',
    async (body) => {
      const { id, reply } = await paused(6)
      for (const button of ['pause', 'end'])
        expectRefused(await ana.visitor.post(path(id, reply.id, button), body), 'invalid_request')
      expect(await ana.lastReply(id)).toEqual(reply)
    },
  )
})
