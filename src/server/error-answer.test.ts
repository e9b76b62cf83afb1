import { afterAll, expect, inject, test } from 'vitest'
import { ERRORS } from '#domain/errors.ts'
import { programVersion } from '#server/platform/program-version.ts'
import { createDatabaseBehindProxy } from '#tests/support/database/database-proxy.ts'
import { newEmail } from '#tests/support/product/new-email.ts'
import { operatorOf } from '#tests/support/product/operators.ts'
import { createTestApp, PASSWORD, whoIs } from '#tests/support/product/test-app.ts'

const product = await createTestApp()
afterAll(product.close)

test.each([
  ['GET', '/api'],
  ['GET', '/api/'],
  ['GET', '/api/nada'],
  ['POST', '/api/nada'],
  ['PUT', '/api/account/session'],
  ['GET', '/api/account'],
  ['GET', '/api/account/login/mais'],
  ['DELETE', '/api/account/nada'],
  ['GET', '/api/%00'],
  ['GET', '/api/%zz'],
  ['GET', '/api/../api/nada'],
  ['OPTIONS', '/api/account/login'],
])('%s %s is not found, in JSON', async (method, path) => {
  const response = await product.visitor().send(method, path)
  expect(response.status).toBe(404)
  expect(response.headers.get('content-type')).toBe('application/json')
  expect(await response.json()).toEqual({
    error: { code: 'not_found', message: 'Não encontramos o que você procura.' },
  })
})

test('what no text in the database can hold is refused, and is no failure of ours', async () => {
  const { visitor } = await operatorOf(product)
  const answers = [
    await visitor.post('/api/painel/vendas/integracoes/%00/testar', {}),
    await visitor.post('/api/painel/vendas/integracoes/nada/remover', { motivo: 'por\0que' }),
    await visitor.post('/api/painel/pessoas/adicionar', { email: newEmail(), plano: 'men\0sal' }),
    await visitor.get('/api/painel/pessoas?busca=%00'),
    await visitor.get('/api/painel/pessoas?depois=%00'),
    await visitor.get('/api/painel/vendas/entregas?depois=%00'),
  ]
  for (const { status } of answers) expect(status).toBeLessThan(500)
  expect(product.logged.join('')).not.toContain('"level":"error"')
})

test('a failure of ours shows nothing of its inside', async () => {
  const broken = await createTestApp()
  const { visitor } = await broken.person()
  await broken.sql`alter table sessions rename column "userAgent" to elsewhere`
  const response = await visitor.send('GET', '/api/account/sessions')
  expect(response.status).toBe(500)
  expect(await response.json()).toEqual({
    error: { code: 'internal', message: ERRORS.internal.message },
  })
  await broken.close()
})

test('the log of a failure shows where it happened, and nothing about whom', async () => {
  const broken = await createTestApp()
  const email = newEmail()
  const password = 'segredo-que-ninguém-lê'
  await broken.liberate(email)
  await broken.sql`alter table accounts rename to elsewhere`
  const visitor = broken.visitor({ address: '203.0.113.99' })
  await visitor.post('/api/account/register', { email, password, confirmation: password })
  await visitor.post('/api/account/login', { email, password })
  await visitor.post('/api/account/forgot-password', { email })
  await visitor.post('/api/account/reset-password', {
    token: 'ficha-secreta',
    password,
    confirmation: password,
  })
  await broken.settled()
  const log = broken.logged.join('')
  expect(
    broken.logged.map((line) => JSON.parse(line)).filter(({ level }) => level === 'error').length,
  ).toBeGreaterThan(0)
  expect(log).toContain('"code":"register_failed"')
  for (const secret of [email, email.split('@')[0], password, 'ficha-secreta', '203.0.113.99']) {
    expect(log).not.toContain(secret)
  }
  await broken.close()
})

test('while the database is away people are told that it will pass, and it does', async () => {
  const database = await createDatabaseBehindProxy(inject('postgres'))
  const node = await createTestApp({ database })
  const { visitor, email } = await node.person()
  expect((await visitor.get('/api/health')).body).toEqual({
    status: 'ok',
    database: 'ok',
    model: 'demo',
    ...programVersion(),
  })

  await database.proxy.shut()
  const health = await visitor.get('/api/health')
  expect(health.status).toBe(503)
  expect(health.body).toEqual({ status: 'error', database: 'error', model: 'demo', ...programVersion() })
  const panel = await node.app.request('/painel')
  expect([panel.status, panel.headers.get('content-type')]).toEqual([503, 'text/html; charset=UTF-8'])
  expect(await panel.text()).toContain('O servidor está no ar, e o banco de dados não responde')
  // At once: each of them waits for the database as long as it is given.
  for (const answer of await Promise.all([
    visitor.get('/api/account/session'),
    visitor.get('/api/account/sessions'),
    visitor.post('/api/account/logout'),
    visitor.post('/api/account/login', { email, password: PASSWORD }),
    visitor.post('/api/account/register', {
      email: newEmail(),
      password: PASSWORD,
      confirmation: PASSWORD,
    }),
    visitor.post('/api/account/forgot-password', { email }),
  ])) {
    expect(answer.status).toBe(503)
    expect(answer.body.error).toMatchObject({ code: 'unavailable', retryAfter: 5 })
    expect(answer.headers.get('retry-after')).toBe('5')
  }

  expect(node.logged.join('')).not.toContain(email)

  await database.proxy.reopen()
  expect(await whoIs(visitor)).toBe(email)
  expect((await visitor.get('/api/health')).status).toBe(200)
  expect((await visitor.post('/api/account/login', { email, password: PASSWORD })).status).toBe(200)
  await node.close()
})
