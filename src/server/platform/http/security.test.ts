import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { ERRORS } from '#domain/errors.ts'
import { newEmail } from '#tests/support/product/new-email.ts'
import { createTestApp, PASSWORD, whoIs } from '#tests/support/product/test-app.ts'

const product = await createTestApp({
  web: (folder) => writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Aconchego</title>'),
})
const secure = await createTestApp({ env: { APP_URL: 'https://aconchego.exemplo.com.br' } })
afterAll(() => Promise.all([product.close(), secure.close()]))

describe('every answer is protected', () => {
  const notModified = async () => {
    const etag = (await product.visitor().send('GET', '/')).headers.get('etag') ?? ''
    return product.visitor().send('GET', '/', { headers: { 'if-none-match': etag } })
  }
  const tooMany = async () => {
    const visitor = product.visitor({ address: '10.6.0.1' })
    for (let turn = 0; turn < 20; turn++)
      await visitor.post('/api/account/reset-password', {
        token: 'x',
        password: PASSWORD,
        confirmation: PASSWORD,
      })
    return visitor.send('POST', '/api/account/reset-password', {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: 'x', password: PASSWORD, confirmation: PASSWORD }),
    })
  }

  test.each([
    ['the page', 200, () => product.visitor().send('GET', '/')],
    ['a screen of the app', 200, () => product.visitor().send('GET', '/chat/algo')],
    ['a page that has not changed', 304, notModified],
    ['HEAD', 200, () => product.visitor().send('HEAD', '/')],
    ['a file that is not there', 404, () => product.visitor().send('GET', '/assets/nada.js')],
    ['another method on a page', 404, () => product.visitor().send('POST', '/login')],
    ['the API', 200, () => product.visitor().send('GET', '/api/account/session')],
    ['an unknown API path', 404, () => product.visitor().send('GET', '/api/nada')],
    ['the bare API path', 404, () => product.visitor().send('GET', '/api')],
    ['a signed-out refusal', 401, () => product.visitor().send('GET', '/api/account/sessions')],
    ['a bad request', 400, () => product.visitor().send('POST', '/api/account/login', { body: 'x' })],
    [
      'a refused origin',
      403,
      () =>
        product.visitor().send('POST', '/api/account/logout', { headers: { origin: 'https://mau.exemplo' } }),
    ],
    ['too many tries', 429, tooMany],
    ['a health check', 200, () => product.visitor().send('GET', '/api/health')],
  ])('%s', async (_, status, ask) => {
    const { headers, status: answered } = await ask()
    expect(answered).toBe(status)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-security-policy':
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers.get('strict-transport-security')).toBeNull()
    expect(headers.get('x-powered-by')).toBeNull()
  })

  test('also an answer to a failure of ours', async () => {
    const broken = await createTestApp()
    await broken.sql`alter table sessions rename to elsewhere`
    const email = newEmail()
    await broken.liberate(email)
    const { headers, status } = await broken.visitor().send('POST', '/api/account/register', {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: PASSWORD, confirmation: PASSWORD }),
    })
    expect(status).toBe(500)
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('cache-control')).toBe('no-store')
    await broken.close()
  })

  test('on https browsers are told to stay there', async () => {
    for (const path of ['/api/health', '/api/nada', '/nada.js']) {
      const { headers } = await secure.visitor().send('GET', path)
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
    }
  })

  test('answers of the API are never cached', async () => {
    for (const path of ['/api/health', '/api/account/session', '/api/nada', '/api/account/sessions']) {
      expect((await product.visitor().send('GET', path)).headers.get('cache-control')).toBe('no-store')
    }
  })
})

describe('what changes something must come from our own pages', () => {
  const logout = async (headers: Record<string, string>, on = product) =>
    (await on.visitor().send('POST', '/api/account/logout', { headers })).status

  test.each(['http://127.0.0.1:3000', 'http://localhost:3000', 'http://[::1]:3000'])(
    '%s is home while no public address is set',
    async (origin) => {
      expect(await logout({ origin })).toBe(200)
      expect(await logout({ origin, 'sec-fetch-site': 'same-origin' })).toBe(200)
    },
  )

  test.each([
    'https://mau.exemplo',
    'http://127.0.0.1:3001',
    'https://127.0.0.1:3000',
    'http://localhost',
    'http://127.0.0.1.mau.exemplo:3000',
    'null',
    '',
  ])('%j is not', async (origin) => {
    expect(await logout({ origin })).toBe(403)
  })

  test('with a public address, only that is home', async () => {
    expect(await logout({ origin: 'https://aconchego.exemplo.com.br' }, secure)).toBe(200)
    for (const origin of [
      'http://aconchego.exemplo.com.br',
      'http://127.0.0.1:3000',
      'https://exemplo.com.br',
    ]) {
      expect(await logout({ origin }, secure)).toBe(403)
    }
  })

  test('without an origin, a browser that comes from another site is noticed', async () => {
    for (const site of ['cross-site', 'same-site']) expect(await logout({ 'sec-fetch-site': site })).toBe(403)
    for (const site of ['same-origin', 'none']) expect(await logout({ 'sec-fetch-site': site })).toBe(200)
    expect(await logout({})).toBe(200)
  })

  test('a foreign page can neither sign anybody out, nor in, nor change a thing', async () => {
    const { visitor, email } = await product.person()
    const headers = { origin: 'https://mau.exemplo', 'content-type': 'application/json' }
    const body = JSON.stringify({ email, password: PASSWORD, current: PASSWORD })
    for (const [method, path] of [
      ['POST', 'logout'],
      ['POST', 'login'],
      ['POST', 'register'],
      ['POST', 'forgot-password'],
      ['POST', 'reset-password'],
      ['POST', 'change-password'],
      ['DELETE', 'sessions'],
    ] as const) {
      const response = await visitor.send(method, `/api/account/${path}`, {
        headers,
        ...(method === 'POST' && { body }),
      })
      expect(response.status).toBe(403)
      expect(await response.json()).toEqual({
        error: { code: 'origin_refused', message: ERRORS.origin_refused.message },
      })
    }
    expect(await whoIs(visitor)).toBe(email)
  })

  test('reading is not asked where it comes from, and nobody else is allowed to read', async () => {
    const response = await product
      .visitor()
      .send('GET', '/api/health', { headers: { origin: 'https://mau.exemplo' } })
    expect(response.status).toBe(200)
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })
})
