import { afterAll, describe, expect, test } from 'vitest'
import { ERRORS } from '#domain/errors.ts'
import { expectError } from '#tests/support/product/expect-error.ts'
import { createTestApp, newKeys, PASSWORD, signIn, whoIs } from '#tests/support/product/test-app.ts'
import type { Visitor } from '#tests/support/product/visitor.ts'
import { timeTravel } from '#tests/support/time/clock.ts'

const product = await createTestApp()
afterAll(product.close)
const clock = timeTravel()

const DAY = 24 * 60 * 60 * 1000
const THIRTY_DAYS_IN_SECONDS = 30 * 24 * 60 * 60
const SIGNED_OUT = ERRORS.not_signed_in.message

/** The same browser, at another node or after a restart. */
function withCookiesOf(visitor: Visitor, other: Visitor): Visitor {
  other.becomes(visitor)
  return other
}

async function sessionCookie(on = product): Promise<string> {
  const { email } = await on.person()
  const answer = await signIn(on.visitor(), { email })
  const cookie = answer.headers.getSetCookie().find((line) => line.includes('session_token='))
  if (!cookie) throw new Error('no session cookie')
  return cookie
}

describe('the session cookie', () => {
  test('is out of reach of scripts and of other sites, for thirty days', async () => {
    const cookie = await sessionCookie()
    const [pair, ...attributes] = cookie.split('; ')
    expect(pair).toMatch(/^aconchego\.session_token=\S{40,}$/)
    expect(attributes.sort()).toEqual([
      'HttpOnly',
      `Max-Age=${THIRTY_DAYS_IN_SECONDS}`,
      'Path=/',
      'SameSite=Lax',
    ])
  })

  test('travels only encrypted where the product is at home on https', async () => {
    const secure = await createTestApp({ env: { APP_URL: 'https://aconchego.exemplo.com.br' } })
    const cookie = await sessionCookie(secure)
    expect(cookie).toMatch(/^__Host-aconchego\.session_token=/)
    expect(cookie.split('; ')).toEqual(expect.arrayContaining(['Secure', 'Path=/']))
    expect(cookie).not.toMatch(/domain=/i)
    await secure.close()
  })

  test('is worth nothing when its signature is not ours', async () => {
    const { visitor } = await product.person()
    for (const [name, value] of visitor.cookies) visitor.cookies.set(name, `${value.slice(0, -6)}AAAAA%3D`)
    expect(await whoIs(visitor)).toBeNull()
  })

  test.each(['', 'x', '%', 'a.b', '"', '\u00e9', 'null', '{}', 'a'.repeat(4000)])(
    'may hold anything (%j) without harm',
    async (value) => {
      const visitor = product.visitor()
      visitor.cookies.set('aconchego.session_token', value)
      expect(await whoIs(visitor)).toBeNull()
      const answer = await visitor.get('/api/account/sessions')
      expectError(answer, 401, 'not_signed_in', SIGNED_OUT)
    },
  )
})

test('an answer to a request that was under way while the session was replaced leaves the new cookie alone', async () => {
  const { visitor } = await product.person()
  const before = withCookiesOf(visitor, product.visitor())
  const form = { current: PASSWORD, password: 'outra frase só minha', confirmation: 'outra frase só minha' }
  await visitor.post('/api/account/change-password', form)
  // The browser takes cookies in the order in which answers come: this one may come last.
  for (const path of ['/api/account/session', '/api/conversations', '/api/events'])
    expect((await before.send('GET', path)).headers.getSetCookie()).toEqual([])
})

describe('a session', () => {
  test('in use continues for as long as it is used', async () => {
    const { visitor, email } = await product.person()
    for (let turn = 0; turn < 3; turn++) {
      await clock.forward(29 * DAY)
      const answer = await visitor.send('GET', '/api/account/session')
      expect(await whoIs(visitor)).toBe(email)
      expect(answer.headers.get('set-cookie')).toContain(`Max-Age=${THIRTY_DAYS_IN_SECONDS}`)
    }
  })

  test('left alone ends after thirty days', async () => {
    const { visitor } = await product.person()
    await clock.forward(30 * DAY + 60_000)
    expect(await whoIs(visitor)).toBeNull()
    expectError(await visitor.get('/api/account/sessions'), 401, 'not_signed_in', SIGNED_OUT)
  })

  test('in use is not written to the database at every look', async () => {
    const { visitor } = await product.person()
    expect((await visitor.send('GET', '/api/account/session')).headers.getSetCookie()).toEqual([])
  })

  test('is known to every node, and survives a restart', async () => {
    const { visitor, email } = await product.person()
    const restarted = await createTestApp({ beside: product })
    expect(await whoIs(withCookiesOf(visitor, restarted.visitor()))).toBe(email)
    await restarted.close()
  })

  test('ends cleanly when AUTH_SECRET changes, and the person can sign in again', async () => {
    const { visitor, email } = await product.person()
    const keys = { ...product.keys, authSecret: newKeys().authSecret }
    const changed = await createTestApp({ beside: product, keys })
    const returning = withCookiesOf(visitor, changed.visitor())
    expect(await whoIs(returning)).toBeNull()
    expectError(await returning.get('/api/account/sessions'), 401, 'not_signed_in', SIGNED_OUT)
    expect((await returning.post('/api/account/logout')).status).toBe(200)
    expect((await signIn(returning, { email })).status).toBe(200)
    expect(await whoIs(returning)).toBe(email)
    await changed.close()
  })

  test('ends with the account it belongs to', async () => {
    const { visitor, id } = await product.person()
    await product.sql`delete from users where id = ${id}`
    expect(await whoIs(visitor)).toBeNull()
  })
})

test.each([
  ['POST', '/api/account/change-password'],
  ['GET', '/api/account/sessions'],
  ['DELETE', '/api/account/sessions'],
  ['DELETE', '/api/account/sessions/0199a0b0-0000-7000-8000-000000000000'],
])('signed out, %s %s is not for you', async (method, path) => {
  const response = await product.visitor().send(method, path)
  expect(response.status).toBe(401)
  expect(await response.json()).toEqual({ error: { code: 'not_signed_in', message: SIGNED_OUT } })
})
