import { afterAll, beforeEach, expect, test } from 'vitest'
import { collectReply, PROMPT, remoteModelAt } from '#tests/support/model/collect-reply.ts'
import { type Behaviour, refuses, says, startModelServer } from '#tests/support/model/model-server.ts'

const service = await startModelServer()
afterAll(service.close)
beforeEach(() => void service.requests.splice(0))

/** Refuses a conversation that begins with a reply, as some chat templates do. */
const strict: Behaviour = (response, request) =>
  request.body.messages[1]?.role === 'assistant'
    ? refuses(400)(response, request)
    : says('Estou aqui.')(response, request)

const REPLY_FIRST = {
  ...PROMPT,
  history: [{ role: 'assistant' as const, content: 'Olá' }, ...PROMPT.history],
}
const rolesSent = () => service.requests.map(({ body }) => body.messages.map(({ role }) => role))
const WHOLE = ['system', 'assistant', 'user', 'assistant', 'user']
const SHORTER = WHOLE.toSpliced(1, 1)

test('a refusal of a first turn by the assistant is answered by asking once without it', async () => {
  const { model } = remoteModelAt(service.url)
  service.next(strict, strict)
  const reply = collectReply(model.reply(REPLY_FIRST))
  expect(await reply.end).toEqual({ type: 'whole' })
  expect(reply.text()).toBe('Estou aqui.')
  expect(reply.ended).toHaveLength(1)
  expect(rolesSent()).toEqual([WHOLE, SHORTER])
})

test('a service that took the shorter request is asked so from then on', async () => {
  const { model } = remoteModelAt(service.url)
  service.next(strict, strict, strict)
  await collectReply(model.reply(REPLY_FIRST)).end
  expect(await collectReply(model.reply(REPLY_FIRST)).end).toEqual({ type: 'whole' })
  expect(rolesSent()).toEqual([WHOLE, SHORTER, SHORTER])
})

test('another service is not judged by it', async () => {
  service.next(strict, strict)
  await collectReply(remoteModelAt(service.url).model.reply(REPLY_FIRST)).end
  await collectReply(remoteModelAt(service.url).model.reply(REPLY_FIRST)).end
  expect(rolesSent()).toEqual([WHOLE, SHORTER, WHOLE])
})

test('a 400 for another reason is tried without the first turn once, and nothing is remembered', async () => {
  const { model } = remoteModelAt(service.url)
  service.next(refuses(400), refuses(400), refuses(400), refuses(400))
  for (const _ of [1, 2]) {
    const reply = collectReply(model.reply(REPLY_FIRST))
    expect(await reply.end).toEqual({ type: 'failed', reason: 'status 400' })
    expect(reply.ended).toHaveLength(1)
  }
  expect(rolesSent()).toEqual([WHOLE, SHORTER, WHOLE, SHORTER])
})

test('a 400 is final when the person speaks first', async () => {
  const { model } = remoteModelAt(service.url)
  service.next(refuses(400))
  expect(await collectReply(model.reply(PROMPT)).end).toEqual({ type: 'failed', reason: 'status 400' })
  expect(service.requests).toHaveLength(1)
})

test('other refusals are not answered by leaving a turn out', async () => {
  const { model } = remoteModelAt(service.url)
  service.next(refuses(422))
  expect(await collectReply(model.reply(REPLY_FIRST)).end).toMatchObject({ type: 'failed' })
  expect(rolesSent()).toEqual([WHOLE])
})

test('trouble after the shorter request is tried again with the shorter one', async () => {
  const { model } = remoteModelAt(service.url)
  service.next(strict, refuses(503), strict)
  expect(await collectReply(model.reply(REPLY_FIRST)).end).toEqual({ type: 'whole' })
  expect(rolesSent()).toEqual([WHOLE, SHORTER, SHORTER])
})

test('a reply given up between the two asks nothing more', async () => {
  const { model } = remoteModelAt(service.url)
  let giveUp = () => {}
  service.next((response, request) => {
    giveUp()
    return refuses(400)(response, request)
  })
  const reply = collectReply(model.reply(REPLY_FIRST))
  giveUp = reply.abort
  await collectReply(remoteModelAt(service.url).model.reply(PROMPT)).end
  expect(reply.ended).toEqual([])
  expect(service.requests.filter(({ body }) => body.messages.length === WHOLE.length)).toHaveLength(1)
})
