import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { REPLY_EMPTY, REPLY_FAILED } from '#domain/errors.ts'
import {
  type Behaviour,
  chunk,
  cutsAfter,
  refuses,
  says,
  sends,
  stallsAfter,
} from '#tests/support/model/model-server.ts'
import { newChatter, startChatProduct } from '#tests/support/product/chat.ts'
import { expectRefused } from '#tests/support/product/expect-error.ts'
import { soon } from '#tests/support/time/soon.ts'

const { product, service, close } = await startChatProduct({ env: { MESSAGES_PER_MINUTE: '1000' } })
afterAll(close)
beforeEach(() => void service.requests.splice(0))

const ana = await newChatter(product)

test('a reply whose length ran out can be continued where it ended', async () => {
  const id = await ana.conversation()
  const last = chunk(null, { finish_reason: 'length' })
  service.next(sends(chunk('Eu ia dizer'), last, 'data: [DONE]\n\n'), says(' mais.'))
  const cut = await ana.say(id, 'Oi')
  expect(cut).toMatchObject({ status: 'interrompida', content: 'Eu ia dizer', whole: false })
  await ana.steer(cut, 'continue')
  expect(await ana.ended(id)).toMatchObject({ id: cut.id, status: 'completa', content: 'Eu ia dizer mais.' })
})

test('a reply whose length ran out before a word shows that nothing came', async () => {
  const cut = sends(chunk(null, { finish_reason: 'length' }), 'data: [DONE]\n\n')
  service.next(cut, cut)
  expect(await ana.say(await ana.conversation(), 'Oi')).toMatchObject({
    status: 'erro',
    content: REPLY_EMPTY,
  })
})

describe('a reply that did not come', () => {
  test.each([
    ['the service refuses', [refuses(400)], REPLY_FAILED],
    ['the service is in trouble, three times', [refuses(500), refuses(503), refuses(500)], REPLY_FAILED],
    ['the line breaks, three times', [cutsAfter(''), cutsAfter(''), cutsAfter('')], REPLY_FAILED],
    ['there is an error in the stream', [sends('data: {"error":{"code":500}}\n\n')], REPLY_FAILED],
    ['only blanks were said before the line broke', [cutsAfter(' \n ')], REPLY_FAILED],
    ['nothing was said', [sends('data: [DONE]\n\n')], REPLY_EMPTY],
    ['only blanks were said', [says(' \n ')], REPLY_EMPTY],
    ['garbage was said', [sends('<html>', '\u0000\u0001', 'data: {"choices":[null]}\n\n')], REPLY_EMPTY],
  ])('says so in the words of the specification when %s', async (_, behaviours, text) => {
    const id = await ana.conversation()
    service.next(...behaviours)
    expect(await ana.say(id, 'Oi')).toMatchObject({
      status: 'erro',
      content: text,
      whole: false,
      shown: null,
    })
    expect(service.requests).toHaveLength(behaviours.length)
    expect((await ana.look(id)).lastMessage).toBe(`${text.slice(0, 50)}${text.length > 50 ? '...' : ''}`)
  })

  test('is replaced by the answer on a retry, as the same message', async () => {
    const id = await ana.conversation()
    service.next(refuses(400), says('Agora sim.'))
    const failed = await ana.say(id, 'Oi')
    const { body } = await ana.steer(failed, 'retry')
    expect(body.reply).toMatchObject({ id: failed.id, status: 'escrevendo', content: '' })
    expect(await ana.ended(id)).toMatchObject({ id: failed.id, status: 'completa', content: 'Agora sim.' })
    expect(await ana.messages(id)).toHaveLength(2)
    expect((await ana.look(id)).lastMessage).toBe('Agora sim.')
  })

  test('may fail again, and be retried again', async () => {
    const id = await ana.conversation()
    service.next(refuses(400), refuses(400), says('Enfim.'))
    const failed = await ana.say(id, 'Oi')
    await ana.steer(failed, 'retry')
    expect(await ana.ended(id)).toMatchObject({ status: 'erro', content: REPLY_FAILED })
    await ana.steer(failed, 'retry')
    expect(await ana.ended(id)).toMatchObject({ status: 'completa', content: 'Enfim.' })
  })

  test('is retried once when the button is pressed twice', async () => {
    const id = await ana.conversation()
    service.next(refuses(400))
    const failed = await ana.say(id, 'Oi')
    const answers = await Promise.all([1, 2, 3].map(() => ana.steer(failed, 'retry')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    await ana.ended(id)
    expect(service.requests).toHaveLength(2)
  })

  test('does not keep you from writing on', async () => {
    const id = await ana.conversation()
    service.next(refuses(400))
    await ana.say(id, 'Oi')
    expect(await ana.say(id, 'E agora?')).toMatchObject({ status: 'completa' })
  })

  test('can be retried later, but not while another reply is written', async () => {
    const id = await ana.conversation()
    service.next(refuses(400), stallsAfter('Eu'))
    const failed = await ana.say(id, 'Oi')
    await ana.send(id, 'E agora?')
    expectRefused(await ana.steer(failed, 'retry'), 'reply_in_progress')
    await service.hangUp()
    await ana.ended(id)
    expect((await ana.steer(failed, 'retry')).status).toBe(200)
    await soon(async () => (await ana.messages(id))[1]?.status).toBe('completa')
  })

  test('is the only kind that can be retried', async () => {
    const id = await ana.conversation()
    const reply = await ana.say(id, 'Oi')
    expectRefused(await ana.steer(reply, 'retry'), 'reply_moved_on')
    expect(await ana.ended(id)).toEqual(reply)
    expect(service.requests).toHaveLength(1)
  })
})

describe('silence that lasts too long', () => {
  test('before the first word is a reply that did not come', async () => {
    const { say, requests } = await withLimits({ firstWord: 300 }, stallsAfter(''))
    expect(await say()).toMatchObject({ status: 'erro', content: REPLY_FAILED, whole: false, shown: null })
    expect(requests).toHaveLength(1)
  })

  test('after it is a reply that broke off', async () => {
    const { say, look } = await withLimits({ silence: 300 }, stallsAfter('Eu ia dizer que'))
    expect(await say()).toMatchObject({ status: 'interrompida', content: 'Eu ia dizer que', whole: false })
    expect((await look()).lastMessage).toBe('Eu ia dizer que')
  })

  async function withLimits(limits: Record<string, number>, behaviour: Behaviour) {
    const hasty = await startChatProduct({ limits, usual: behaviour })
    onTestFinished(hasty.close)
    const bia = await newChatter(hasty.product)
    const id = await bia.conversation()
    return { say: () => bia.say(id, 'Oi'), look: () => bia.look(id), requests: hasty.service.requests }
  }
})

describe('a reply that broke off', () => {
  test.each([
    ['the line broke', cutsAfter('Eu ia dizer que')],
    ['there was an error in the stream', sends(chunk('Eu ia dizer que'), 'data: {"error":{"code":500}}\n\n')],
  ])('keeps what was said when %s', async (_, behaviour) => {
    const id = await ana.conversation()
    service.next(behaviour)
    const expected = { status: 'interrompida', content: 'Eu ia dizer que', whole: false }
    expect(await ana.say(id, 'Oi')).toMatchObject(expected)
    expect((await ana.look(id)).lastMessage).toBe('Eu ia dizer que')
  })

  test('is finished as one message', async () => {
    const id = await ana.conversation()
    service.next(cutsAfter('Eu ia dizer que'), says(' você não está só. O que ajuda?'))
    const cut = await ana.say(id, 'Oi')
    const { body } = await ana.steer(cut, 'continue')
    expect(body.reply).toMatchObject({ id: cut.id, status: 'escrevendo', content: 'Eu ia dizer que' })
    expect(await ana.ended(id)).toMatchObject({
      id: cut.id,
      status: 'completa',
      whole: true,
      content: 'Eu ia dizer que você não está só. O que ajuda?',
    })
    expect(await ana.messages(id)).toHaveLength(2)
    expect((await ana.look(id)).lastMessage).toBe('Eu ia dizer que você não está só. O que ajuda?')
  })

  test('is finished by a model that gets what was said and is instructed to continue', async () => {
    const id = await ana.conversation()
    service.next(cutsAfter('Eu ia dizer que'), says(' sim.'))
    await ana.steer(await ana.say(id, 'Oi'), 'continue')
    await ana.ended(id)
    const [first, second] = service.requests.map(({ body }) => body)
    const { messages, ...rest } = second ?? { messages: [] }
    expect(rest).toEqual({ model: first?.model, temperature: 0.7, max_tokens: 1000, stream: true })
    expect(messages.slice(0, -1)).toEqual([
      ...(first?.messages ?? []),
      { role: 'assistant', content: 'Eu ia dizer que' },
    ])
    expect(messages.at(-1)).toEqual({ role: 'user', content: expect.stringContaining('«Eu ia dizer que»') })
  })

  test.each([
    [
      'repeats the end of it',
      'Eu sei que é difícil, mas você',
      'é difícil, mas você consegue.',
      'Eu sei que é difícil, mas você consegue.',
    ],
    [
      'repeats all of it',
      'Eu sei que é difícil',
      'Eu sei que é difícil, e tudo bem.',
      'Eu sei que é difícil, e tudo bem.',
    ],
    ['forgets the blank', 'Eu sei.', 'É difícil.', 'Eu sei. É difícil.'],
    ['goes on in the middle of a word', 'Eu sei que é difí', 'cil mesmo.', 'Eu sei que é difícil mesmo.'],
    ['has nothing to add', 'Eu sei.', '', 'Eu sei.'],
  ])('has no seam when the model %s', async (_, before, more, whole) => {
    const id = await ana.conversation()
    service.next(cutsAfter(before), more ? says(more) : sends('data: [DONE]\n\n'))
    await ana.steer(await ana.say(id, 'Oi'), 'continue')
    expect(await ana.ended(id)).toMatchObject({ status: 'completa', content: whole })
  })

  test('keeps all that was said when continuing fails, and may continue again', async () => {
    const id = await ana.conversation()
    service.next(cutsAfter('Um,'), refuses(400), cutsAfter(' dois,'), says(' três.'))
    const cut = await ana.say(id, 'Oi')
    const contents: string[] = []
    for (let turn = 0; turn < 3; turn++) {
      await ana.steer(cut, 'continue')
      contents.push((await ana.ended(id)).content)
    }
    expect(contents).toEqual(['Um,', 'Um, dois,', 'Um, dois, três.'])
    expect((await ana.ended(id)).status).toBe('completa')
  })

  test('continues once when the button is pressed twice', async () => {
    const id = await ana.conversation()
    service.next(cutsAfter('Eu ia'), says(' dizer.'))
    const cut = await ana.say(id, 'Oi')
    const answers = await Promise.all([1, 2, 3].map(() => ana.steer(cut, 'continue')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect((await ana.ended(id)).content).toBe('Eu ia dizer.')
    expect(service.requests).toHaveLength(2)
  })

  test('cannot be retried, only gone on with', async () => {
    const id = await ana.conversation()
    service.next(cutsAfter('Eu ia'))
    const cut = await ana.say(id, 'Oi')
    expect((await ana.steer(cut, 'retry')).body.error?.code).toBe('reply_moved_on')
    expect(await ana.ended(id)).toEqual(cut)
  })
})
