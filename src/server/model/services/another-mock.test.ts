import { LLMock } from '@copilotkit/aimock'
import { afterAll, expect, test } from 'vitest'
import type { Tokens } from '#domain/services/tokens.ts'
import { API_KEY, collectReply, PROMPT, remoteModelAt } from '#tests/support/model/collect-reply.ts'

// A service by other authors: what is tested here is not only our own reading of the protocol.
const mock = new LLMock({ port: 0, chunkSize: 7, logLevel: 'silent' })
await mock.start()
afterAll(() => mock.stop())

const TEXT = 'Estou aqui com você. O que mais pesa agora? 🌷'
const ask = (message: string, options = {}) => {
  const { model, logged } = remoteModelAt(`${mock.url}/v1`, { name: 'gpt-6-luna', ...options })
  let usage: Tokens | null = null
  const source = model.reply({ ...PROMPT, message })
  const heard = collectReply((sink, signal) =>
    source(
      {
        ...sink,
        used: (told) => {
          usage = told
        },
      },
      signal,
    ),
  )
  return { ...heard, logged, usage: () => usage }
}

test('its reply is heard whole, with what it thought left out and its tokens told', async () => {
  mock.onMessage('Dormi mal.', { content: TEXT, reasoning: 'penso nela' })
  const heard = ask('Dormi mal.', { asksUsage: true })
  expect(await heard.end).toEqual({ type: 'whole' })
  expect(heard.text()).toBe(TEXT)
  expect(heard.usage()).toMatchObject({ input: expect.any(Number), output: expect.any(Number) })
})

test('its refusal of a field is adapted to, and told once', async () => {
  mock.on(
    { userMessage: 'Oi', predicate: (request) => 'max_tokens' in request && request.max_tokens != null },
    {
      error: {
        message: "Unsupported parameter: 'max_tokens'",
        param: 'max_tokens',
        code: 'unsupported_parameter',
      },
      status: 400,
    },
  )
  mock.onMessage('Oi', { content: TEXT })
  const heard = ask('Oi')
  expect(await heard.end).toEqual({ type: 'whole' })
  expect(heard.text()).toBe(TEXT)
  expect(heard.logged.filter((line) => line.includes('another form'))).toHaveLength(1)
})

test('its end in the middle keeps what was said', async () => {
  mock.onMessage('E agora?', { content: TEXT }, { truncateAfterChunks: 3, latency: 20 })
  const heard = ask('E agora?')
  expect(await heard.end).toMatchObject({ type: 'failed' })
  expect(heard.text()).toBe(TEXT.slice(0, heard.text().length))
  expect(heard.text()).not.toBe('')
  expect(heard.ended).toHaveLength(1)
})

test.each([
  [429, 'failed'],
  [500, 'failed'],
])('its %i is a failure, without the key in the log', async (status, type) => {
  mock.onMessage(`erro ${status}`, { error: { message: `no ${API_KEY}` }, status })
  const heard = ask(`erro ${status}`, { limits: { retries: 0 } })
  expect(await heard.end).toMatchObject({ type })
  expect(heard.logged.join()).not.toContain(API_KEY)
})

test('its filter is no failure', async () => {
  mock.onMessage('dói', { error: { message: 'flagged', code: 'content_filter' }, status: 400 })
  expect(await ask('dói').end).toEqual({ type: 'filtered' })
})

test('its second opinion is read', async () => {
  mock.on({ predicate: () => true }, { content: '{"nivel":"risco"}' })
  const { model } = remoteModelAt(`${mock.url}/v1`)
  const opinion = model.opinion?.([{ role: 'user', content: 'oi' }], AbortSignal.timeout(60_000))
  expect(await opinion).toBe('risco')
})
