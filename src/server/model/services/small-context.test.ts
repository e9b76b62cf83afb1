import { afterAll, beforeEach, expect, test } from 'vitest'
import { THERAPIST_PROMPT, withoutExamples } from '#domain/prompt/build-system-prompt.ts'
import { planPrompt } from '#domain/prompt/plan-prompt.ts'
import type { LearnedForm } from '#domain/services/request-form.ts'
import { collectReply, PROMPT, remoteModelAt } from '#tests/support/model/collect-reply.ts'
import { type Behaviour, says, startModelServer } from '#tests/support/model/model-server.ts'

const service = await startModelServer()
afterAll(service.close)
beforeEach(() => void service.requests.splice(0))

const prompt = (message = PROMPT.message) => ({
  ...PROMPT,
  message,
  system: planPrompt({ level: 'nenhum', persona: 'maternal', message: '' }).system,
})

/** A llama.cpp whose context holds so many characters; four of them are a token. */
function holding(characters: number): Behaviour {
  return (response, request) => {
    const { length } = request.body.messages.map(({ content }) => content).join('')
    if (length <= characters) return says('Estou aqui.')(response, request)
    const message = `request (${Math.ceil(length / 4)} tokens) exceeds the available context size (${characters / 4} tokens), try increasing it`
    const error = { code: 400, message, type: 'exceed_context_size_error' }
    response.writeHead(400, { 'Content-Type': 'application/json' }).end(JSON.stringify({ error }))
  }
}

/** A model at that service, and what it has learned to keep. */
function modelOf(characters: number) {
  const kept: LearnedForm[] = []
  service.always(holding(characters))
  const { model } = remoteModelAt(service.url, { keep: async (form) => void kept.push(form) })
  return { model, kept }
}
const sent = () => service.requests.map(({ body: { messages } }) => messages)

test('the examples are left out where they do not fit, and at once from then on', async () => {
  const { model, kept } = modelOf(5_500)
  expect(await collectReply(model.reply(prompt())).end).toEqual({ type: 'whole' })
  expect(await collectReply(model.reply(prompt())).end).toEqual({ type: 'whole' })
  expect(kept).toEqual([{ holds: 'no-examples' }])
  const [whole, short, again] = sent()
  expect(whole?.[0]?.content).toContain('## Exemplos')
  expect(short?.[0]?.content).not.toContain('## Exemplos')
  expect(short?.[0]?.content.startsWith(THERAPIST_PROMPT)).toBe(true)
  expect(short?.slice(1)).toEqual(whole?.slice(1))
  expect(again).toEqual(short)
  expect(service.requests).toHaveLength(3)
})

test('the history is left out of one request alone: what one person wrote changes nobody else', async () => {
  const { model, kept } = modelOf(5_500)
  const long = 'a'.repeat(5_500 - withoutExamples(prompt().system).length)
  expect(await collectReply(model.reply(prompt(long))).end).toEqual({ type: 'whole' })
  expect(
    sent()
      .at(-1)
      ?.map(({ role }) => role),
  ).toEqual(['system', 'user'])
  expect(kept).toEqual([{ holds: 'no-examples' }])
  await collectReply(model.reply(prompt())).end
  expect(sent().at(-1)).toHaveLength(4)
})

test('a long message to a service with a roomy context leaves the examples to everybody else', async () => {
  const { model, kept } = modelOf(16_000)
  const long = 'a'.repeat(16_000 - prompt('').system.length + 100)
  expect(await collectReply(model.reply(prompt(long))).end).toEqual({ type: 'whole' })
  expect(kept).toEqual([])
})

test('where nothing fits the figures are kept, for the operator', async () => {
  const { model, kept } = modelOf(2_048)
  expect(await collectReply(model.reply(prompt())).end).toEqual({ type: 'failed', reason: 'status 400' })
  const { length } = (sent().at(-1) ?? []).map(({ content }) => content).join('')
  expect(kept).toEqual([{ holds: 'no-examples', tooSmall: { context: 512, needs: Math.ceil(length / 4) } }])
  expect(sent().at(-1)?.[0]?.content.startsWith(THERAPIST_PROMPT)).toBe(true)
})
