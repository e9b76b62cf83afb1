import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { afterAll, afterEach, expect, test } from 'vitest'
import { PASSWORD_HASHES_AT_ONCE, PASSWORD_HASHES_WAITING } from '#domain/limits.ts'
import { newEmail } from '#tests/support/product/new-email.ts'
import { createTestApp, PASSWORD, signIn } from '#tests/support/product/test-app.ts'
import { until } from '#tests/support/time/soon.ts'

const product = await createTestApp()
afterAll(product.close)

const BUSY = {
  code: 'busy',
  message: 'Muita gente pediu isto ao mesmo tempo. Tente novamente em 5 segundos.',
  retryAfter: 5,
}
const at = (n: number) => product.visitor({ address: `198.51.100.${n}` })
const guessed = (n: number) => signIn(at(n), { email: newEmail(), password: 'não é esta' })

/** Hashes begin and do not end until they are let go. */
function holdHashes() {
  const { scrypt } = crypto
  const held: (() => void)[] = []
  let isOpen = false
  let [running, most] = [0, 0]
  const holding = (...args: unknown[]) => {
    running += 1
    most = Math.max(most, running)
    const done = args.at(-1) as (...result: unknown[]) => void
    const go = () =>
      Reflect.apply(scrypt, crypto, [
        ...args.slice(0, -1),
        (...result: unknown[]) => {
          running -= 1
          done(...result)
        },
      ])
    if (isOpen) go()
    else held.push(go)
  }
  const put = (value: unknown) => {
    Object.assign(crypto, { scrypt: value })
    syncBuiltinESMExports()
  }
  put(holding)
  return {
    most: () => most,
    letGo() {
      isOpen = true
      for (const go of held.splice(0)) go()
    },
    restore: () => put(scrypt),
  }
}

let hashes: ReturnType<typeof holdHashes> | undefined
afterEach(() => {
  hashes?.letGo()
  hashes?.restore()
  hashes = undefined
})

test('of many guesses at once a few are hashed, some wait, the others are refused, and the owner is not', async () => {
  const known = at(201)
  const { email } = await product.person({ by: known })
  await known.post('/api/account/logout')
  hashes = holdHashes()
  const full = PASSWORD_HASHES_AT_ONCE + PASSWORD_HASHES_WAITING
  let answered = 0
  const guesses = Array.from({ length: 150 }, (_, n) =>
    guessed(n).finally(() => {
      answered += 1
    }),
  )
  await until(() => answered === 150 - full)
  const owner = signIn(known, { email })
  const stranger = await guessed(151)
  expect(stranger.status).toBe(429)
  expect(stranger.body.error).toEqual(BUSY)
  expect(stranger.headers.get('retry-after')).toBe('5')
  hashes.letGo()
  expect((await owner).status).toBe(200)
  const statuses = (await Promise.all(guesses)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 401)).toHaveLength(full)
  expect(statuses.filter((status) => status === 429)).toHaveLength(150 - full)
  expect(hashes.most()).toBe(PASSWORD_HASHES_AT_ONCE)
})

test('a request that is refused for the others costs no query but the one that knows the browser', async () => {
  hashes = holdHashes()
  const full = PASSWORD_HASHES_AT_ONCE + PASSWORD_HASHES_WAITING
  const guesses = Array.from({ length: full + 1 }, (_, n) => guessed(n))
  // Only one too many is answered, once all others have their place: a guess sent before that would wait with them.
  expect((await Promise.race(guesses)).body.error).toEqual(BUSY)
  const before = await product.sql`select key from limites`
  expect((await guessed(153)).body.error).toEqual(BUSY)
  expect(await product.sql`select key from limites`).toHaveLength(before.length)
  hashes.letGo()
  await Promise.all(guesses)
})

test('a registration refused for the others does not tell who bought a plan', async () => {
  const bought = newEmail()
  await product.liberate(bought)
  hashes = holdHashes()
  const guesses = Array.from({ length: PASSWORD_HASHES_AT_ONCE + PASSWORD_HASHES_WAITING + 1 }, (_, n) =>
    guessed(n),
  )
  expect((await Promise.race(guesses)).body.error).toEqual(BUSY)
  for (const email of [bought, newEmail()]) {
    const form = { email, password: PASSWORD, confirmation: PASSWORD }
    expect((await at(154).post('/api/account/register', form)).body.error).toEqual(BUSY)
  }
  hashes.letGo()
  await Promise.all(guesses)
})

test('of all ways to a hash of a password no more are computed at once', async () => {
  const { visitor, email } = await product.person({ by: at(202) })
  await product.liberate('nova@exemplo.com')
  const wrong = { password: 'não é esta', confirmation: 'não é esta' }
  hashes = holdHashes()
  const guesses = Array.from({ length: PASSWORD_HASHES_AT_ONCE }, (_, n) => guessed(300 + n))
  await until(() => hashes?.most() === PASSWORD_HASHES_AT_ONCE)
  const others = [
    signIn(at(203), { email, password: wrong.password }),
    at(204).post('/api/account/register', { email: 'nova@exemplo.com', ...wrong }),
    visitor.post('/api/account/change-password', { current: wrong.password, ...wrong }),
    visitor.post('/api/privacy/deletion', { password: wrong.password, now: true }),
  ]
  // What did not wait for its turn would have begun by now.
  for (let turn = 0; turn < 20; turn += 1) await at(205).get('/api/health')
  hashes.letGo()
  await Promise.all([...guesses, ...others])
  expect(hashes.most()).toBe(PASSWORD_HASHES_AT_ONCE)
})

test('a registration without a plan is refused before the costly hash', async () => {
  hashes = holdHashes()
  hashes.letGo()
  const form = { email: newEmail(), password: PASSWORD, confirmation: PASSWORD }
  const { body } = await at(206).post('/api/account/register', form)
  expect([body.error?.code, hashes.most()]).toEqual(['email_not_allowed', 0])
})
