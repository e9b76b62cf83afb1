import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { REPLY_EMPTY } from '#domain/errors.ts'
import { PERSONA_BY_KEY } from '#domain/personas/personas.ts'
import { protocolReply } from '#domain/safety/protocol/protocol-reply.ts'
import { readCounters } from '#server/features/counters/counters.ts'
import { type Behaviour, chunk, says, sends } from '#tests/support/model/model-server.ts'
import { newChatter, startChatProduct } from '#tests/support/product/chat.ts'

const { product, service, close } = await startChatProduct({
  guarded: true,
  env: { MESSAGES_PER_MINUTE: '1000' },
})
afterAll(close)
beforeEach(() => void service.requests.splice(0))
const ana = await newChatter(product)

const answers =
  (status: number, body: unknown): Behaviour =>
  (response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(body))
  }
const data = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`
const DONE = 'data: [DONE]\n\n'
const FILTERED = chunk(null, { finish_reason: 'content_filter' })

const DECLINES: [string, Behaviour][] = [
  ['a filter that reads the prompt', answers(400, { error: { message: 'x', code: 'content_filter' } })],
  ['a filter that answers like a wrong key', answers(403, { error: 'Content violates usage guidelines.' })],
  [
    'a refusal in its own field',
    sends(chunk(null, { delta: { refusal: 'I can’t' } }), chunk(null, { finish_reason: 'stop' }), DONE),
  ],
  ['a filter that reads the reply', sends(FILTERED, DONE)],
  ['a filter inside of the stream', sends(data({ error: { code: 'content_filter', message: 'x' } }))],
  [
    'a prompt for which there is no candidate',
    sends(data({ choices: [], promptFeedback: { blockReason: 'PROHIBITED_CONTENT' } }), DONE),
  ],
]

describe.each(DECLINES)('%s', (_, behaviour) => {
  test('is answered in the manner of the persona, once, and no error is shown', async () => {
    const id = await ana.conversation('maternal')
    service.next(behaviour)
    expect(await ana.say(id, 'hoje está doendo muito')).toMatchObject({
      status: 'completa',
      content: PERSONA_BY_KEY.maternal.declined,
      whole: true,
    })
    expect(service.requests).toHaveLength(1)
    expect(await ana.say(id, 'e agora?')).toMatchObject({ status: 'completa' })
  })

  test('is answered by the protocol where there is danger', async () => {
    const id = await ana.conversation('debochada')
    service.next(behaviour)
    expect(await ana.say(id, 'tô pensando em me matar')).toMatchObject({
      status: 'completa',
      content: protocolReply('risco'),
    })
  })
})

test('a reply that a filter cuts off keeps its whole sentences, and ends in our words', async () => {
  const id = await ana.conversation('direta')
  service.next(sends(chunk('Eu leio você. Isso que dói tem'), FILTERED, DONE))
  const reply = await ana.say(id, 'hoje está doendo muito')
  expect(reply).toMatchObject({
    status: 'completa',
    content: `Eu leio você.\n\n${PERSONA_BY_KEY.direta.declined}`,
  })
})

test('what was declined is counted by day and names nobody', async () => {
  await product.deps.counters.store()
  const counted = await readCounters(product.sql, product.deps.keyRing.masters)
  const found = counted.filter(({ kind, name }) => kind === 'resposta' && name === 'filtrada')
  expect(found.reduce((sum, { total }) => sum + total, 0)).toBe(2 * DECLINES.length + 1)
})

describe('a limit that goes into thinking', () => {
  const thought = sends(
    chunk(null, { delta: { reasoning_content: 'penso' } }),
    chunk(null, { finish_reason: 'length' }),
    DONE,
  )

  test('is raised once, and the reply comes', async () => {
    service.next(thought, says('Estou aqui.'))
    expect(await ana.say(await ana.conversation(), 'Oi')).toMatchObject({ content: 'Estou aqui.' })
    expect(service.requests.map(({ body }) => body.max_tokens)).toEqual([1000, 4000])
    await ana.say(await ana.conversation(), 'Oi')
    expect(service.requests.at(-1)?.body.max_tokens).toBe(4000)
  })

  test('that is used up again shows that nothing came', async () => {
    service.next(thought, thought)
    expect(await ana.say(await ana.conversation(), 'Oi')).toMatchObject({
      status: 'erro',
      content: REPLY_EMPTY,
    })
  })
})
