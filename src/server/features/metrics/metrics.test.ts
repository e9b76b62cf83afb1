import { globSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { afterAll, expect, test, vi } from 'vitest'
import { METRICS_FAILURES } from '#domain/limits.ts'
import { nodeBehindProxy } from '#tests/support/database/node-behind-proxy.ts'
import { remoteModelAt } from '#tests/support/model/collect-reply.ts'
import { refuses, says, stallsAfter, startModelServer } from '#tests/support/model/model-server.ts'
import { newChatter, testChatOf } from '#tests/support/product/chat.ts'
import { type ParsedFamily, parseExposition, valueIn } from '#tests/support/product/exposition.ts'
import { newEmail } from '#tests/support/product/new-email.ts'
import { notebookOf } from '#tests/support/product/notebook.ts'
import { createTestApp, type TestApp } from '#tests/support/product/test-app.ts'
import { openViewer } from '#tests/support/product/viewer.ts'
import { openShop, sale } from '#tests/support/purchases/shop.ts'
import { soon, until } from '#tests/support/time/soon.ts'

const TOKEN = 'um-token-que-so-a-operadora-conhece-0123456789'
const env = { METRICS_TOKEN: TOKEN, MESSAGES_PER_MINUTE: '1000' }
const service = await startModelServer(says('Estou aqui com você.'))
const { model } = remoteModelAt(service.url, { limits: { retries: 0 } })
const product = await createTestApp({ env, model, watched: true })
afterAll(async () => {
  await product.close()
  await service.close()
})

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

async function scrape(node: TestApp = product): Promise<string> {
  const response = await node.visitor().send('GET', '/api/metrics', bearer(TOKEN))
  expect(response.status).toBe(200)
  return response.text()
}
const read = async (node: TestApp = product): Promise<ParsedFamily[]> => parseExposition(await scrape(node))
const settled = () => until(() => product.deps.runs.ids().length === 0)

test('without a token set there are no metrics, like anything that does not exist', async () => {
  const bare = await createTestApp()
  const answers = ['/api/metrics', '/api/nada'].map((path) => bare.visitor().send('GET', path, bearer(TOKEN)))
  const [metrics, unknown] = await Promise.all(answers)
  expect(metrics?.status).toBe(404)
  expect(await metrics?.text()).toBe(await unknown?.text())
  await bare.close()
})

test('the free share of the disk is told of the private database, and of no other', async () => {
  const share = (families: ParsedFamily[]) => valueIn(families, 'aconchego_database_disk_free_ratio')
  expect(share(await read())).toBeGreaterThan(0)
  expect(share(await read())).toBeLessThanOrEqual(1)
  const elsewhere = await createTestApp({
    env: { ...env, DATABASE_URL: 'postgres://u:s@127.0.0.1/banco' },
    beside: product,
  })
  expect(await scrape(elsewhere)).not.toMatch(/^aconchego_database_disk_free_ratio/m)
  await elsewhere.close()
})

test('without a token set nothing is measured: no timer, no listener, no work in a request', async () => {
  const timers = vi.spyOn(globalThis, 'setInterval')
  const started = async (more: Record<string, string>) => {
    timers.mockClear()
    const node = await createTestApp({ env: more, beside: product })
    const counts = { timers: timers.mock.calls.length, routes: node.app.routes.length }
    await node.close()
    return { ...counts, metrics: node.deps.metrics }
  }
  const [off, on] = [await started({}), await started({ METRICS_TOKEN: TOKEN })]
  timers.mockRestore()
  expect(off.metrics).toBeUndefined()
  // The event loop's timer; the handler that counts requests, and the route.
  expect({ timers: on.timers - off.timers, routes: on.routes - off.routes }).toEqual({ timers: 1, routes: 2 })
  const importing = globSync('src/server/**/*.ts').filter(
    (file) =>
      !/features\/metrics\/|\.test\.ts$/.test(file) &&
      /^import (?!type )[^']*from '[^']*\/metrics\/(metrics|routes|registry)/m.test(
        readFileSync(file, 'utf8'),
      ),
  )
  expect(importing).toEqual([])
})

test('a wrong token is refused, and after some from one address with a wait; the right one never is', async () => {
  const at = (address: string) => product.visitor({ address })
  const guessing = at('203.0.113.5')
  for (const wrong of [{}, bearer('x'), bearer(`${TOKEN}x`), { headers: { authorization: TOKEN } }]) {
    const response = await guessing.send('GET', '/api/metrics', wrong)
    expect(response.status).toBe(401)
    expect(response.headers.get('www-authenticate')).toBe('Bearer')
    expect(await response.json()).toMatchObject({ error: { code: 'metrics_refused' } })
  }
  for (let guess = 4; guess < METRICS_FAILURES.burst; guess += 1)
    await guessing.send('GET', '/api/metrics', bearer('x'))
  const refused = await guessing.send('GET', '/api/metrics', bearer('x'))
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await at('203.0.113.5').send('GET', '/api/metrics', bearer(TOKEN))).status).toBe(200)
})

test('after a busy day everything is told, and no person is in it', async () => {
  const email = newEmail()
  const person = await product.person({ email })
  const chat = testChatOf(person.visitor)
  await product.sql`update users set "onboardingFinalizado" = true where id = ${person.id}`
  const viewer = openViewer(product, person.id)
  const conversation = await chat.conversation()
  const first = await chat.send(conversation, 'Oi, tudo bem?')
  await settled()
  service.next(refuses(500))
  await chat.send(conversation, 'E agora?')
  await settled()
  service.next(stallsAfter('Então vamos ver isso. E depois'))
  const other = await chat.conversation()
  await chat.send(other, 'Mais uma coisa')
  await chat.saidSoFar(other, 'Então vamos ver isso.')
  const during = await read()
  await chat.pause(await chat.lastReply(other), 1)
  const notebook = notebookOf(person.visitor)
  await notebook.note('Gosto de café')
  await notebook.writePlan({ motivos: 'Minha irmã' })
  const shop = await openShop(product)
  await shop.sell(sale('purchase.approved', { purchase: 'busy-1', email: newEmail() }))
  await product.settled()

  const text = await scrape()
  const told = parseExposition(text)
  const known = [
    email,
    person.id,
    conversation,
    other,
    first.body.message.id,
    first.body.reply.id,
    'busy-1',
    '@',
  ]
  for (const secret of [...known, 'café', 'irmã', 'Oi, tudo bem']) expect(text).not.toContain(secret)
  expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}/)

  expect(
    valueIn(told, 'aconchego_http_requests_total', {
      route: '/api/conversations/:id/messages',
      method: 'POST',
      status: '2xx',
    }),
  ).toBe(3)
  expect(valueIn(told, 'aconchego_message_acknowledged_seconds_count')).toBe(3)
  expect(valueIn(told, 'aconchego_replies_total', { outcome: 'whole' })).toBe(1)
  expect(valueIn(told, 'aconchego_replies_total', { outcome: 'failed' })).toBe(1)
  expect(valueIn(told, 'aconchego_replies_total', { outcome: 'stopped' })).toBe(1)
  expect(valueIn(told, 'aconchego_reply_failures_total', { kind: 'servico' })).toBe(1)
  expect(valueIn(told, 'aconchego_reply_first_text_seconds_count')).toBe(2)
  expect(valueIn(told, 'aconchego_store_seconds_count', { what: 'end' })).toBe(3)
  expect(valueIn(told, 'aconchego_store_seconds_count', { what: 'text' })).toBeGreaterThan(0)
  expect(valueIn(told, 'aconchego_mails_total', { outcome: 'sent' })).toBeGreaterThan(0)
  expect(valueIn(during, 'aconchego_runs')).toBe(1)
  expect(valueIn(told, 'aconchego_runs')).toBe(0)
  expect(valueIn(told, 'aconchego_open_streams')).toBe(1)
  expect(valueIn(told, 'aconchego_database_up')).toBe(1)
  expect(valueIn(told, 'aconchego_shared_queue_length', { queue: 'mails' })).toBe(0)
  expect(valueIn(told, 'aconchego_database_connections', { state: 'open' })).toBeGreaterThan(0)
  expect(valueIn(told, 'process_resident_memory_bytes')).toBeGreaterThan(1e6)
  expect(told.map(({ name }) => name)).toContain('nodejs_eventloop_delay_seconds')
  // Which part of the notebook was used is not told.
  expect(text).toContain('route="/api/notebook/*"')
  expect(text).not.toMatch(/route="\/api\/notebook\/\w/)
  viewer.leave()
})

test('a person in danger looks like any other, also while the model is away', async () => {
  const asks = async (words: string) => {
    const node = await createTestApp({ env, model, watched: true, beside: product })
    const chat = await newChatter(node)
    for (const behaviour of [says('Estou aqui.'), refuses(500)]) {
      const conversation = await chat.conversation()
      service.next(behaviour)
      await chat.send(conversation, words)
      await until(() => node.deps.runs.ids().length === 0)
    }
    const told = await read(node)
    await node.close()
    // Times, memory and what other tests left in the shared database differ between any two moments.
    return told
      .filter(({ name }) => /http_requests|replies_total|reply_failures|mails_total|last_day/.test(name))
      .flatMap(({ samples }) => samples)
  }
  const inDanger = await asks('Vou me matar hoje à noite, já tenho os comprimidos')
  expect(inDanger).toEqual(await asks('Hoje o dia foi bom, fiz um bolo'))
  expect(inDanger).toContainEqual({
    name: 'aconchego_replies_total',
    labels: { outcome: 'failed' },
    value: 1,
  })
})

test('whatever addresses and methods are asked for, the series are as many as the routes', async () => {
  const node = await createTestApp({ env, beside: product })
  const patterns = new Set(node.app.routes.map(({ path }) => path.replace(/(.)\/$/, '$1')))
  const visitor = node.visitor()
  const part = fc.stringMatching(/^[\w%.~-]{1,12}$/)
  const path = fc.oneof(
    fc.webPath(),
    fc
      .tuple(fc.constantFrom('/api/', '/api/conversations/', '/api/notebook/', '/'), part, part)
      .map(([a, b, c]) => `${a}${b}/${c}`),
    fc.uuid().map((id) => `/api/conversations/${id}/messages`),
    fc.emailAddress().map((email) => `/api/account/${encodeURIComponent(email)}`),
  )
  const method = fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PURGE', 'X-ANA')
  await fc.assert(
    fc.asyncProperty(path, method, async (asked, how) => {
      await visitor.send(how, asked)
    }),
  )
  const family = (await read(node)).find(({ name }) => name === 'aconchego_http_requests_total')
  const labels = family?.samples.map((sample) => sample.labels) ?? []
  for (const { route = '' } of labels) expect([...patterns, '/*', '/api/notebook/*']).toContain(route)
  const methods = new Set(labels.map((one) => one.method))
  expect([...methods].filter((one) => one?.startsWith('X') || one === 'PURGE')).toEqual([])
  expect(methods).toContain('other')
  await node.close()
})

test('each node reports itself, and what they share alike', async () => {
  const other = await createTestApp({ env, model, watched: true, beside: product })
  const chat = await newChatter(other)
  await chat.say(await chat.conversation(), 'Oi')
  const [here, there] = [await read(other), await read()]
  expect(valueIn(here, 'aconchego_message_acknowledged_seconds_count')).toBe(1)
  expect(valueIn(there, 'aconchego_message_acknowledged_seconds_count')).not.toBe(1)
  expect(valueIn(here, 'aconchego_shared_queue_length', { queue: 'mails' })).toBe(
    valueIn(there, 'aconchego_shared_queue_length', { queue: 'mails' }),
  )
  await other.close()
})

test('while the database is away the node still tells of itself', async () => {
  const node = await nodeBehindProxy(product, model, env)
  expect(valueIn(await read(node), 'aconchego_database_up')).toBe(1)
  await node.proxy.shut()
  const told = await read(node)
  expect(valueIn(told, 'aconchego_database_up')).toBe(0)
  expect(valueIn(told, 'aconchego_shared_queue_length', { queue: 'mails' })).toBeUndefined()
  expect(valueIn(told, 'aconchego_runs')).toBe(0)
  await node.proxy.reopen()
  await soon(async () => valueIn(await read(node), 'aconchego_database_up')).toBe(1)
  await node.close()
})

test('every metric that an alarm asks for exists, with that label', async () => {
  const told = await read()
  const alarms = readFileSync('deploy/alarms.yml', 'utf8')
  const asked = [...alarms.matchAll(/(aconchego_\w+)(?:\{(\w+)=~?"([^"]+)"\})?/g)]
  expect(asked.length).toBeGreaterThan(8)
  for (const [, name = '', label, values = ''] of asked) {
    for (const value of values.split('|'))
      expect(valueIn(told, name, label ? { [label]: value } : {}), `${name} ${value}`).toBeDefined()
  }
})
