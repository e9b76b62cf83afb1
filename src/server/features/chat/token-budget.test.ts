import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { PlanAnswer } from '#domain/api/plan.ts'
import { ownerOf } from '#server/features/keys/key-ring.ts'
import { uuidv7 } from '#server/platform/crypto/uuidv7.ts'
import { cutsAfter, refuses, saysInTwo } from '#tests/support/model/model-server.ts'
import { suspectedLine } from '#tests/support/model/suspected-line.ts'
import { newChatter, pausedReply, startChatProduct } from '#tests/support/product/chat.ts'
import { expectRefused } from '#tests/support/product/expect-error.ts'
import { notebookOf } from '#tests/support/product/notebook.ts'

const { product, service, close } = await startChatProduct({
  env: { TOKENS_PER_DAY: 'teste=100000', MESSAGES_PER_MINUTE: '1000' },
  limits: { retries: 0 },
})
afterAll(close)
const { sql, deps } = product

const ORDINARY = 'Fiz um bolo de laranja hoje.'
const GRAVE = 'Quero me matar.'

type Chatter = Awaited<ReturnType<typeof newChatter>>

/** Somebody who took this much today, with a conversation in which nothing grave was said. */
async function whoTook(tokens: number) {
  const ana = await newChatter(product)
  const id = await ana.conversation()
  const reply = await ana.say(id, ORDINARY)
  await take(ana, tokens)
  return { ...ana, conversationId: id, reply }
}

async function take({ id }: Pick<Chatter, 'id'>, tokens: number): Promise<void> {
  const taken = () => ({ input: tokens, output: 0, cached: 0, isEstimate: false })
  await deps.ledger.meterOf(await ownerOf(deps, id)).begin({ service: 'x/y', isReply: false, taken })()
}

const today = async ({ visitor }: Pick<Chatter, 'visitor'>) =>
  (await visitor.get<PlanAnswer>('/api/plan')).body.today
const asked = () => service.requests.length

test('below 80 % nothing is said, from there on what is left', async () => {
  const ana = await newChatter(product)
  expect(await today(ana)).toEqual({ percent: 100, isLow: false })
  await take(ana, 79_999)
  expect(await today(ana)).toEqual({ percent: 20, isLow: false })
  await take(ana, 1)
  expect(await today(ana)).toEqual({ percent: 20, isLow: true })
  expect((await ana.send(await ana.conversation(), ORDINARY)).status).toBe(200)
  await take(ana, 20_000)
  expect(await today(ana)).toEqual({ percent: 0, isLow: true })
})

test('what somebody else took is theirs', async () => {
  await whoTook(100_000)
  expect(await today(await newChatter(product))).toEqual({ percent: 100, isLow: false })
})

test('with nothing left a message is refused; nothing is kept, nobody is asked', async () => {
  const ana = await whoTook(100_000)
  const before = asked()
  expectRefused(await ana.send(ana.conversationId, ORDINARY), 'tokens_spent')
  expect(await ana.messages(ana.conversationId)).toHaveLength(2)
  expect(asked()).toBe(before)
})

test('a reply that is being written is written to its end, whatever it takes', async () => {
  const ana = await newChatter(product)
  const id = await ana.conversation()
  const gate = Promise.withResolvers<void>()
  service.next(saysInTwo('Que delícia. ', gate.promise, 'Ficou bom?'))
  await ana.send(id, ORDINARY)
  await take(ana, 200_000)
  gate.resolve()
  expect(await ana.ended(id)).toMatchObject({ status: 'completa', content: 'Que delícia. Ficou bom?' })
})

test('a message that was kept before is the same message', async () => {
  const ana = await newChatter(product)
  const [id, messageId] = [await ana.conversation(), uuidv7()]
  await ana.send(id, ORDINARY, messageId)
  await ana.ended(id)
  await take(ana, 100_000)
  expect(await ana.send(id, ORDINARY, messageId)).toMatchObject({
    status: 200,
    body: { message: { id: messageId } },
  })
})

describe('with nothing left', () => {
  test('danger is answered, and so is what follows in that conversation', async () => {
    const ana = await whoTook(100_000)
    expect((await ana.say(ana.conversationId, GRAVE)).nivel).not.toBe('nenhum')
    expect((await ana.say(ana.conversationId, 'Oi.')).status).toBe('completa')
  })

  test('a message of which the detector is unsure is answered', async () => {
    const unsure = suspectedLine('nenhum')
    const ana = await whoTook(100_000)
    expect((await ana.send(ana.conversationId, unsure)).status).toBe(200)
  })

  test('what has begun is finished: a paused, an interrupted and a failed reply', async () => {
    const ana = await newChatter(product)
    const { reply: paused } = await pausedReply(ana, service, 3, 'Eu ia dizer')
    const interrupted = await ana.conversation()
    service.next(cutsAfter('Eu ia'))
    expect((await ana.say(interrupted, ORDINARY)).status).toBe('interrompida')
    const failed = await ana.conversation()
    service.next(refuses(400))
    expect((await ana.say(failed, ORDINARY)).status).toBe('erro')
    await take(ana, 100_000)
    expect((await ana.steer(paused, 'continue')).status).toBe(200)
    expect((await ana.steer(await ana.lastReply(interrupted), 'continue')).status).toBe(200)
    expect((await ana.steer(await ana.lastReply(failed), 'retry')).status).toBe(200)
    await ana.ended(paused.conversationId)
    expect((await ana.ended(interrupted)).status).toBe('completa')
    expect((await ana.ended(failed)).status).toBe('completa')
  })

  test('a summary is refused, but not of a conversation in danger', async () => {
    const ana = await whoTook(100_000)
    const notebook = notebookOf(ana.visitor)
    expectRefused(await notebook.draft(ana.conversationId), 'tokens_spent')
    await ana.say(ana.conversationId, GRAVE)
    expect((await notebook.draft(ana.conversationId)).status).toBe(200)
  })

  test('the welcome continues, for which no model is asked', async () => {
    const ana = await newChatter(product, { welcomed: false })
    const { body } = await ana.visitor.post<{ conversation: { id: string } }>('/api/onboarding')
    await ana.ended(body.conversation.id)
    await take(ana, 100_000)
    expect((await ana.send(body.conversation.id, 'Ana')).status).toBe(200)
  })

  test('the next day of Brasília begins anew', async () => {
    const ana = await whoTook(100_000)
    const day = 24 * 60 * 60 * 1000
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + day })
    onTestFinished(() => void vi.useRealTimers())
    expect(await today(ana)).toEqual({ percent: 100, isLow: false })
    expect((await ana.send(ana.conversationId, ORDINARY)).status).toBe(200)
    await ana.ended(ana.conversationId)
  })

  test('a plan that is not named has no limit', async () => {
    const ana = await whoTook(100_000)
    await sql`update users set plano = 'anual' where id = ${ana.id}`
    expect(await today(ana)).toBeNull()
    expect((await ana.say(ana.conversationId, ORDINARY)).status).toBe('completa')
  })

  test('tokens that cannot be opened keep nobody from writing', async () => {
    const ana = await whoTook(100_000)
    await sql`update gastos set totais = ${Buffer.alloc(40)} where "userId" = ${ana.id}`
    expect((await ana.say(ana.conversationId, ORDINARY)).status).toBe('completa')
  })
})
