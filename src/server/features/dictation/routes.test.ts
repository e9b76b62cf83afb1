import { createServer } from 'node:http'
import { LLMock } from '@copilotkit/aimock'
import { afterAll, expect, test } from 'vitest'
import type { DictationAnswer, TranscriptAnswer } from '#domain/api/chat.ts'
import { SOUND_MAX_BYTES, TRANSCRIPTIONS_AT_ONCE } from '#domain/limits.ts'
import { suspensions } from '#server/features/accounts/store/people.ts'
import { allowList } from '#server/features/allow-list/store.ts'
import { newChatter } from '#tests/support/product/chat.ts'
import { createTestApp } from '#tests/support/product/test-app.ts'
import { soon } from '#tests/support/time/soon.ts'

const KEY = 'chave-da-transcricao-canario'
type Asked = { path: string; authorization: string | undefined; body: string }
const asked: Asked[] = []
let answer: { status: number; body: string; location?: string } = { status: 200, body: '{"text":" Oi. "}' }
/** The service answers when this is done. */
let hold: Promise<void> | null = null
const service = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', async () => {
    const { authorization } = request.headers
    asked.push({ path: request.url ?? '', authorization, body: Buffer.concat(chunks).toString('latin1') })
    await hold
    response.writeHead(answer.status, answer.location ? { location: answer.location } : {}).end(answer.body)
  })
})
await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
const { port } = service.address() as { port: number }
const product = await createTestApp({
  env: { STT_BASE_URL: `http://127.0.0.1:${port}/v1/`, STT_API_KEY: KEY, STT_MODEL: 'ouvido-1' },
})
afterAll(async () => {
  await product.close()
  service.close()
})
const ana = await newChatter(product)

type Refusal = { error?: { code: string; message: string } }
async function dictate(
  person: typeof ana,
  body: string | Uint8Array | ReadableStream = 'som',
  type = 'audio/webm;codecs=opus',
) {
  const response = await product.app.request('/api/dictation', {
    method: 'POST',
    headers: {
      'content-type': type,
      cookie: [...person.visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-person': person.id,
    },
    body: body as BodyInit,
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  })
  return { status: response.status, body: (await response.json()) as TranscriptAnswer & Refusal }
}

test('a recording goes to the service with its key and model, and its words come back', async () => {
  answer = { status: 200, body: '{"text":" Dormi mal hoje. "}' }
  expect(await dictate(ana, 'bytes-do-som')).toEqual({ status: 200, body: { text: 'Dormi mal hoje.' } })
  const last = asked.at(-1)
  expect(last).toMatchObject({ path: '/v1/audio/transcriptions', authorization: `Bearer ${KEY}` })
  expect(last?.body).toContain('bytes-do-som')
  expect(last?.body).toMatch(/name="model"\r\n\r\nouvido-1/)
  expect(last?.body).toMatch(/name="language"\r\n\r\npt/)
  expect(last?.body).toContain('filename="fala.webm"')
})

test.each([
  ['refuses', { status: 401, body: `{"error":{"message":"bad key ${KEY}"}}` }],
  ['is out of order', { status: 500, body: 'Dormi mal hoje' }],
  ['says nothing that is text', { status: 200, body: '{"text":7}' }],
  ['answers with no JSON', { status: 200, body: '<html>' }],
  ['leads elsewhere', { status: 302, body: '', location: 'http://127.0.0.1:1/' }],
])('a service that %s is a failure in Portuguese, without its words and without the key', async (_, bad) => {
  answer = bad
  const { status, body } = await dictate(await newChatter(product))
  expect([status, body.error?.code]).toEqual([502, 'transcription_failed'])
  expect(body.error?.message).toContain('continua lá')
  expect(JSON.stringify(body) + product.logged.join('')).not.toContain(KEY)
  expect(product.logged.join('')).not.toContain('Dormi mal')
})

test('what is no recording, empty or too large is refused before the service is asked', async () => {
  const bia = await newChatter(product)
  const before = asked.length
  expect((await dictate(bia, 'oi', 'text/plain')).status).toBe(400)
  expect((await dictate(bia, '')).status).toBe(400)
  expect((await dictate(bia, new Uint8Array(SOUND_MAX_BYTES + 1))).status).toBe(413)
  expect(asked).toHaveLength(before)
})

test('so many recordings of one person, and no more', async () => {
  answer = { status: 200, body: '{"text":"Oi"}' }
  const bia = await newChatter(product)
  const statuses = []
  for (let n = 0; n < 12; n++) statuses.push((await dictate(bia)).status)
  expect(statuses.slice(0, 10)).toEqual(Array(10).fill(200))
  expect(statuses.at(-1)).toBe(429)
  expect((await dictate(ana)).status).toBe(200)
})

test('who can send nothing is refused before the service is asked', async () => {
  const [ended, suspended, minor] = [
    await newChatter(product),
    await newChatter(product),
    await newChatter(product),
  ]
  const emailOf = async ({ id }: { id: string }) =>
    String((await product.sql`select email from users where id = ${id}`)[0]?.email)
  await allowList.end(product.sql, await emailOf(ended))
  await suspensions.add(product.sql, await emailOf(suspended))
  await suspensions.addForAge(product.sql, minor.id)
  const before = asked.length
  const codes = []
  for (const person of [ended, suspended, minor]) codes.push((await dictate(person)).body.error?.code)
  expect(codes).toEqual(['plan_ended', 'account_suspended', 'account_for_adults'])
  expect(asked).toHaveLength(before)
})

test('one person has one recording written down at a time', async () => {
  answer = { status: 200, body: '{"text":"Oi"}' }
  const bia = await newChatter(product)
  const listening = Promise.withResolvers<void>()
  const written = Promise.withResolvers<void>()
  service.prependOnceListener('request', () => listening.resolve())
  hold = written.promise
  const first = dictate(bia)
  await listening.promise
  expect((await dictate(bia)).status).toBe(429)
  hold = null
  written.resolve()
  expect((await first).status).toBe(200)
  expect((await dictate(bia)).status).toBe(200)
})

test('recordings that arrive slowly keep nobody else waiting for the service', async () => {
  answer = { status: 200, body: '{"text":"Oi"}' }
  const arrived = Promise.withResolvers<void>()
  let begun = 0
  const slow = Array.from({ length: TRANSCRIPTIONS_AT_ONCE }, async () => {
    const sound = new ReadableStream({
      start: (controller) => controller.enqueue(Buffer.from('so')),
      pull(controller) {
        begun += 1
        return arrived.promise.then(() => controller.close())
      },
    })
    return dictate(await newChatter(product), sound)
  })
  await soon(() => begun).toBe(slow.length)
  expect((await dictate(await newChatter(product))).status).toBe(200)
  arrived.resolve()
  expect((await Promise.all(slow)).map(({ status }) => status)).toEqual(slow.map(() => 200))
})

test('an answer without an end is a failure, and not kept in memory', async () => {
  answer = { status: 200, body: `{"text":"${'a'.repeat(300_000)}"}` }
  expect((await dictate(await newChatter(product))).status).toBe(502)
})

test('a recording of a signed-out visitor is refused', async () => {
  const stranger = product.visitor()
  expect((await stranger.get('/api/dictation')).status).toBe(401)
  expect((await stranger.post('/api/dictation', {})).status).toBe(401)
})

test('screens receive whether there is a service; without one nothing can be sent', async () => {
  expect((await ana.visitor.get<DictationAnswer>('/api/dictation')).body).toEqual({ own: true })
  const other = await createTestApp()
  const bia = await newChatter(other)
  expect((await bia.visitor.get<DictationAnswer>('/api/dictation')).body).toEqual({ own: false })
  expect((await bia.visitor.post('/api/dictation', {})).status).toBe(404)
  await other.close()
})

test('a service by other authors understands the request', async () => {
  const mock = new LLMock({ port: 0, logLevel: 'silent' })
  await mock.start()
  mock.onTranscription({ transcription: { text: 'Bom dia.' } })
  const other = await createTestApp({ env: { STT_BASE_URL: `${mock.url}/v1`, STT_API_KEY: KEY } })
  const bia = await newChatter(other)
  const response = await other.app.request('/api/dictation', {
    method: 'POST',
    headers: {
      'content-type': 'audio/mp4',
      cookie: [...bia.visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-person': bia.id,
    },
    body: 'som',
  })
  expect(await response.json()).toEqual({ text: 'Bom dia.' })
  await other.close()
  await mock.stop()
})
