import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { API_KEY, collectReply, PROMPT, remoteModelAt } from '#tests/support/model/collect-reply.ts'
import { soon } from '#tests/support/time/soon.ts'

const open: Server[] = []
afterEach(() => {
  for (const server of open.splice(0)) {
    server.close()
    server.closeAllConnections()
  }
})

/** What an operator is told at the start about a service that answers like this. */
async function checkAt(answer: RequestListener): Promise<string | null> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  open.push(server)
  const { model } = remoteModelAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`)
  return model.check()
}

const answering = (status: number, body: unknown) =>
  checkAt((_, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  })

test('a service that lists the model is fine, and is asked with the key', async () => {
  const asked: IncomingMessage[] = []
  const problem = await checkAt((request, response) => {
    asked.push(request)
    response.end(JSON.stringify({ data: [{ id: 'outro' }, { id: 'gpt-4-turbo-preview' }] }))
  })
  expect(problem).toBeNull()
  expect(asked.map(({ method, url, headers }) => [method, url, headers.authorization])).toEqual([
    ['GET', '/v1/models', `Bearer ${API_KEY}`],
  ])
})

test.each([
  ['no list', 404, {}],
  ['an empty list', 200, { data: [] }],
  ['a list of another shape', 200, { models: ['x'] }],
  ['no JSON', 200, '<html>'],
  ['null', 200, 'null'],
  ['trouble of its own', 500, {}],
])('a service with %s says nothing against it', async (_, status, body) => {
  expect(await answering(status, body)).toBeNull()
})

test.each([401, 403])('a service that answers %i refused our key', async (status) => {
  const problem = await answering(status, { error: { message: `wrong key ${API_KEY}` } })
  expect(problem).toBe(`the model service refused us (status ${status}): check OPENAI_API_KEY`)
})

test('a service that lists others does not know the model', async () => {
  expect(await answering(200, { data: [{ id: 'outro' }, null, {}] })).toBe(
    'the model service does not list the model gpt-4-turbo-preview: check OPENAI_MODEL; it lists outro',
  )
})

test('the newest models that do not end are named, a few of them', async () => {
  const data = [1, 2, 3, 4, 5, 6, 7].map((created) => ({ id: `m${created}`, created }))
  const ending = { id: 'm8', created: 8, shutdown_date: '2026-12-11' }
  expect(await answering(200, { data: [...data, ending] })).toContain('it lists m7, m6, m5, m4, m3')
})

test.each([
  ['soon', new Date(Date.now() + 30 * 86_400_000).toISOString(), 'ends'],
  ['in seconds since 1970', Math.floor(Date.now() / 1000) + 86_400, 'ends'],
  ['in the past', '2026-01-02', 'ended on 2026-01-02'],
])('an end of the model %s is told', async (_, shutdown_date, said) => {
  const problem = await answering(200, {
    data: [{ id: 'gpt-4-turbo-preview', shutdown_date }, { id: 'novo' }],
  })
  expect(problem).toContain(`the model gpt-4-turbo-preview ${said}`)
  expect(problem).toContain('it lists novo')
})

test('what a service lists as names is told only if it looks like names', async () => {
  const data = [{ id: 'x'.repeat(1e6) }, { id: 'uma frase\nde alguém' }, { id: 'dona/modelo-1.5:free' }]
  expect(await answering(200, { data })).toMatch(/; it lists dona\/modelo-1\.5:free$/)
})

test.each([null, undefined, 'nunca', -1e300, new Date(Date.now() + 90 * 86_400_000).toISOString()])(
  'an end at %j is not told',
  async (shutdown_date) => {
    expect(await answering(200, { data: [{ id: 'gpt-4-turbo-preview', shutdown_date }] })).toBeNull()
  },
)

test('a service that refuses every reply with a 404 is asked for its list, and quoted, once', async () => {
  let lists = 0
  const server = createServer((request, response) => {
    if (request.method === 'GET') lists += 1
    else response.statusCode = 404
    response.end('{"data":[{"id":"outro"}]}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  open.push(server)
  const { model, logged } = remoteModelAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`)
  for (let turn = 0; turn < 3; turn += 1) await collectReply(model.reply(PROMPT)).end
  await soon(() => logged.length).toBe(1)
  expect(logged.filter((line) => line.includes('it lists outro'))).toHaveLength(1)
  expect(lists).toBe(1)
})

test('a service that is not there did not answer', async () => {
  const { model } = remoteModelAt('http://127.0.0.1:9/v1')
  expect(await model.check()).toBe('the model service did not answer: check OPENAI_BASE_URL')
})
