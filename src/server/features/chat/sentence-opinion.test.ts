import { afterAll, beforeEach, expect, test } from 'vitest'
import { readCounters } from '#server/features/counters/counters.ts'
import { type Behaviour, type ModelRequest, refuses, says } from '#tests/support/model/model-server.ts'
import { sentenceInDoubt } from '#tests/support/model/sentence-in-doubt.ts'
import { newChatter, startChatProduct } from '#tests/support/product/chat.ts'

const { product, service, close } = await startChatProduct({
  guarded: true,
  env: { REPLY_SECOND_OPINION: 'auto', MESSAGES_PER_MINUTE: '1000' },
})
afterAll(close)
const ana = await newChatter(product)

const MESSAGE = 'Dormi mal.'
const doubted = sentenceInDoubt(MESSAGE)
const [BEFORE, AFTER] = ['Que noite longa a sua.', 'O que pesou mais?']
const REPLY = `${BEFORE} ${doubted.text} ${AFTER}`

const isOpinion = ({ body }: ModelRequest) => body.temperature === 0
const opinions = () => service.requests.filter(isOpinion)
const answers =
  (content: string): Behaviour =>
  (response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] }))
  }
const opines = (frase: string) => answers(JSON.stringify({ frase }))

/** How the service answers when it is asked about a sentence; the reply is always the same. */
function whenAsked(behaviour: Behaviour): void {
  service.always((response, request) =>
    isOpinion(request) ? behaviour(response, request) : says(REPLY)(response, request),
  )
}

async function replied(): Promise<string> {
  const reply = await ana.say(await ana.conversation(), MESSAGE)
  expect(reply.status).toBe('completa')
  return reply.content
}

beforeEach(() => void service.requests.splice(0))

test('the model is shown the sentence, those before it, the message and the level, and nothing else', async () => {
  whenAsked(opines('mostrar'))
  expect(await replied()).toBe(REPLY)
  expect(opinions()).toHaveLength(1)
  const [request] = opinions()
  expect(request?.body).toMatchObject({ stream: false, temperature: 0 })
  expect(JSON.parse(request?.body.messages[1]?.content ?? '')).toEqual({
    nivel: 'nenhum',
    mensagem: MESSAGE,
    antes: [BEFORE],
    frase: doubted.text,
  })
})

test('a sentence that is judged bad is left out, and that is counted', async () => {
  whenAsked(opines('barrar'))
  expect(await replied()).toBe(`${BEFORE} ${AFTER}`)
  await product.deps.counters.store()
  const counted = await readCounters(product.sql, product.deps.keyRing.masters)
  expect(counted.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['pergunta', `${doubted.class}-julgada`]),
  )
  expect(product.logged.join('')).not.toContain(doubted.text)
})

test.each([
  ['a refusal', refuses(400)],
  ['a crash', refuses(500)],
  ['a cut', (response) => void response.destroy()],
  ['chatter', answers('Acho que {"frase":"barrar"}')],
  ['a word nobody asked for', opines('talvez')],
  ['silence', () => {}],
] satisfies [string, Behaviour][])('%s decides nothing', async (_, behaviour) => {
  whenAsked(behaviour)
  expect(await replied()).toBe(REPLY)
})

test('nothing is asked where the operator does not want it', async () => {
  const quiet = await startChatProduct({ guarded: true, env: { REPLY_SECOND_OPINION: 'off' } })
  quiet.service.always(says(REPLY))
  const bia = await newChatter(quiet.product)
  expect(await bia.say(await bia.conversation(), MESSAGE)).toMatchObject({ content: REPLY })
  expect(quiet.service.requests).toHaveLength(1)
  await quiet.close()
})
