import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { remoteModelAt } from '#tests/support/model/collect-reply.ts'
import { cutsAfter, refuses, says, stallsAfter, startModelServer } from '#tests/support/model/model-server.ts'
import { testChatOf } from '#tests/support/product/chat.ts'
import { listen } from '#tests/support/product/listening.ts'
import { newEmail } from '#tests/support/product/new-email.ts'
import { notebookOf } from '#tests/support/product/notebook.ts'
import { createTestApp } from '#tests/support/product/test-app.ts'
import { until } from '#tests/support/time/soon.ts'

const CANARY = 'canário-azul-que-canta-na-varanda'
const REPLY = 'canário-verde-que-o-modelo-disse'
const PASSWORD = 'senha-canário-123'
const API_KEY = 'sk-canario-da-operadora'

const service = await startModelServer(says(REPLY))
const { model } = remoteModelAt(service.url, { apiKey: API_KEY, limits: { silence: 1_000, retries: 0 } })
const product = await createTestApp({ model, env: { MESSAGES_PER_MINUTE: '1000' } })
const server = await listen(product)
afterAll(async () => {
  await server.close()
  await product.close()
  await service.close()
})
const { sql } = product

/** Everything that leaves the product other than as an answer to the person: log, console, mails. */
const printed: string[] = []
for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) {
  const spy = vi
    .spyOn(globalThis.console, method)
    .mockImplementation((...args) => void printed.push(args.map(describe).join(' ')))
  afterAll(() => spy.mockRestore())
}

function describe(value: unknown): string {
  return value instanceof Error ? `${value.message} ${JSON.stringify(value)}` : String(value)
}

const spoken = () => [...product.logged, ...printed].join('\n')
const mailed = () => JSON.stringify(product.mailbox.sent)

test('what somebody writes and what they are told is in no log and no mail, wherever it goes and whatever fails', async () => {
  const email = newEmail()
  const person = await product.person({ email, password: PASSWORD })
  const { visitor, id } = person
  const chat = testChatOf(visitor)

  // The welcome, whose answers are messages too.
  const welcome = await visitor.post<{ conversation: { id: string } }>('/api/onboarding')
  await until(() => product.deps.runs.ids().length === 0)
  await chat.send(welcome.body.conversation.id, CANARY)
  await until(() => product.deps.runs.ids().length === 0)
  await sql`update users set "onboardingFinalizado" = true where id = ${id}`

  // A message and its reply, a title, a search, an export.
  const conversation = await chat.conversation()
  await chat.send(conversation, `${CANARY} 1`)
  await until(() => product.deps.runs.ids().length === 0)
  await chat.change(conversation, { title: CANARY })
  expect(
    (await visitor.post<{ results: unknown[] }>('/api/privacy/search', { text: CANARY })).body.results,
  ).not.toEqual([])
  const notebook = notebookOf(visitor)
  await notebook.note(CANARY)
  await notebook.checkIn(CANARY)
  await notebook.writePlan({ motivos: CANARY })
  await notebook.summary(conversation, CANARY)
  const { exercise } = (await notebook.exercise({ situacao: CANARY }, { aiAsks: true })).body
  await notebook.question(exercise.id, 'pensamento')
  expect((await notebook.draft(conversation)).body.text).toBe(REPLY)
  const file = await fetch(`${server.url}/api/privacy/export`, { headers: visitor.headers() })
  expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(500)

  // The model refuses, breaks off, falls silent, answers nothing.
  for (const behaviour of [refuses(500), refuses(401), cutsAfter(REPLY), stallsAfter(REPLY), says('')]) {
    service.next(behaviour)
    const other = await chat.conversation()
    await chat.send(other, `${CANARY} 2`)
    await until(() => product.deps.runs.ids().length === 0)
  }

  // What is refused: too long, in the wrong shape, not JSON, in the address.
  await chat.send(conversation, CANARY.repeat(1_000))
  await visitor.post(`/api/conversations/${conversation}/messages`, { id: CANARY, content: CANARY })
  await visitor.send('POST', '/api/conversations', {
    headers: { 'content-type': 'application/json' },
    body: CANARY,
  })
  await visitor.get(`/api/conversations/${encodeURIComponent(CANARY)}`)
  await visitor.get(`/api/conversations?cursor=${encodeURIComponent(CANARY)}`)

  // The database fails at every step of a message, of a title, of a search.
  for (const table of [
    'mensagens',
    'conversas',
    'chaves',
    'limites',
    'respostas_trechos',
    'cadernos',
    'caderno_notas',
    'caderno_exercicios',
    'caderno_propostas',
  ]) {
    const name = sql(table)
    await sql`alter table ${name} rename to elsewhere`
    product.deps.keyRing.forgetAll()
    await chat.send(conversation, `${CANARY} 3`)
    await chat.change(conversation, { title: `${CANARY} 4` })
    await visitor.post('/api/privacy/search', { text: CANARY })
    await notebook.note(`${CANARY} 4`)
    await notebook.checkIn(`${CANARY} 4`)
    await notebook.exercise({ situacao: `${CANARY} 4` })
    await notebook.draft(conversation)
    await sql`alter table elsewhere rename to ${name}`
  }
  // A value that can't be stored: the database quotes what it refuses.
  await sql`alter table mensagens add constraint no check (length(content) < 5) not valid`
  await chat.send(conversation, `${CANARY} 5`)
  await sql`alter table mensagens drop constraint no`

  // Mails, and everything that takes a password.
  await visitor.post('/api/account/forgot-password', { email })
  await product.settled()
  const token = product.mailbox.resetToken(email)
  const wrong = { current: `${PASSWORD}x`, password: `${PASSWORD}2`, confirmation: `${PASSWORD}2` }
  await visitor.post('/api/account/change-password', wrong)
  await visitor.post('/api/account/login', { email, password: `${PASSWORD}x` })
  await sql`alter table accounts rename to elsewhere`
  await visitor.post('/api/account/login', { email, password: PASSWORD })
  await visitor.post('/api/privacy/deletion', { password: PASSWORD, now: true })
  await sql`alter table elsewhere rename to accounts`
  const [session] = await sql`select token from sessions where "userId" = ${id}`
  await visitor.post('/api/privacy/deletion', { password: PASSWORD, now: true })
  await product.settled()

  expect(product.logged.join('')).toContain('request failed')
  for (const secret of [CANARY, REPLY, PASSWORD, API_KEY, email, String(session?.token), token]) {
    expect(spoken()).not.toContain(secret)
  }
  for (const key of [product.keys.authSecret, product.keys.encryptionKey.toString('base64')])
    expect(spoken() + mailed()).not.toContain(key)
  for (const secret of [CANARY, REPLY, PASSWORD, API_KEY, String(session?.token)])
    expect(mailed()).not.toContain(secret)
})

test('an answer about a failure quotes nothing of what was sent', async () => {
  const { visitor, id } = await product.person()
  await sql`update users set "onboardingFinalizado" = true where id = ${id}`
  const chat = testChatOf(visitor)
  const conversation = await chat.conversation()
  await sql`alter table mensagens rename to elsewhere`
  onTestFinished(async () => void (await sql`alter table if exists elsewhere rename to mensagens`))
  const answers = [
    await chat.send(conversation, CANARY),
    await visitor.post('/api/privacy/search', { text: CANARY }),
    await visitor.post('/api/conversations', { id: CANARY, style: CANARY }),
    await visitor.get(`/api/conversations/${encodeURIComponent(CANARY)}`),
    await visitor.get(`/${encodeURIComponent(CANARY)}.js`),
  ]
  for (const { status, body } of answers) {
    expect(status).toBeGreaterThanOrEqual(400)
    expect(JSON.stringify(body)).not.toContain(CANARY)
    expect(JSON.stringify(body)).not.toMatch(/relation|mensagens|postgres/i)
  }
})

test('what the model is asked carries no account: no e-mail, no id, no password', async () => {
  const { visitor, id, email } = await product.person()
  await sql`update users set "onboardingFinalizado" = true where id = ${id}`
  const chat = testChatOf(visitor)
  await chat.send(await chat.conversation(), 'Oi')
  await until(() => product.deps.runs.ids().length === 0)
  const asked = JSON.stringify(service.requests.map(({ body, path }) => [body, path]))
  for (const secret of [id, email, PASSWORD, ...visitor.cookies.values()]) expect(asked).not.toContain(secret)
})
