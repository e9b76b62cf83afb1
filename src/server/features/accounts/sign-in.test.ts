import { afterAll, expect, test } from 'vitest'
import type { SessionAnswer } from '#domain/api/account.ts'
import { ERRORS } from '#domain/errors.ts'
import { expectError } from '#tests/support/product/expect-error.ts'
import { newEmail } from '#tests/support/product/new-email.ts'
import { createTestApp, PASSWORD, signIn, whoIs } from '#tests/support/product/test-app.ts'
import { people } from './store/people.ts'

const product = await createTestApp()
afterAll(product.close)

const login = (form: object, by = product.visitor()) => by.post<SessionAnswer>('/api/account/login', form)
const INCORRECT = ERRORS.invalid_credential.message

test('the right e-mail and password open a session', async () => {
  const { email, id } = await product.person()
  const visitor = product.visitor()
  const answer = await login({ email, password: PASSWORD }, visitor)
  expect(answer.status).toBe(200)
  expect(answer.body.person).toMatchObject({ id, email, plano: 'mensal', onboardingFinalizado: false })
  expect(await whoIs(visitor)).toBe(email)
})

test('an answer holds of a person only what the screens need', async () => {
  const { email } = await product.person()
  const { body } = await login({ email, password: PASSWORD })
  expect(Object.keys(body)).toEqual(['person', 'model'])
  expect(Object.keys(body.person ?? {}).sort()).toEqual([
    'createdAt',
    'email',
    'id',
    'onboardingFinalizado',
    'plano',
  ])
})

test('the e-mail may be written with capitals and blanks around it', async () => {
  const { email } = await product.person()
  expect((await login({ email: ` ${email.toUpperCase()} `, password: PASSWORD })).body.person?.email).toBe(
    email,
  )
})

test('the password is taken as it is, blanks and all', async () => {
  const { email } = await product.person({ password: '  com espaços  ' })
  expect((await login({ email, password: '  com espaços  ' })).status).toBe(200)
  expectError(await login({ email, password: 'com espaços' }), 401, 'invalid_credential', INCORRECT)
})

test.each([
  ['nothing', {}],
  ['no e-mail', { email: '   ', password: PASSWORD }],
  ['no password', { email: 'alguem@exemplo.com', password: '' }],
])('with %s the form asks to be filled in', async (_, form) => {
  expectError(await login(form), 400, 'fields_required', 'Por favor, preencha todos os campos')
})

test('a wrong password and an unknown e-mail get the same answer', async () => {
  const { email } = await product.person()
  const visitor = product.visitor({ address: '10.1.0.1' })
  const wrong = await login({ email, password: 'não é esta' }, visitor)
  const unknown = await login({ email: newEmail(), password: PASSWORD }, visitor)
  const notOne = await login({ email: 'isto não é um e-mail', password: PASSWORD }, visitor)
  for (const answer of [wrong, unknown, notOne]) expectError(answer, 401, 'invalid_credential', INCORRECT)
  expect(visitor.cookies.size).toBe(0)
})

test('an e-mail that may register but has not gets the same answer, too', async () => {
  const email = newEmail()
  await product.liberate(email)
  expectError(await login({ email, password: PASSWORD }), 401, 'invalid_credential', INCORRECT)
})

test('each sign-in is remembered as the last one', async () => {
  const { id, email } = await product.person()
  await product.sql`update users set "lastLogin" = '2025-04-01' where id = ${id}`
  await login({ email, password: 'não é esta' }, product.visitor({ address: '10.1.0.2' }))
  const lastLogin = async () =>
    (await product.sql`select "lastLogin" from users where id = ${id}`)[0]?.lastLogin
  expect((await lastLogin()).toISOString()).toBe('2025-04-01T00:00:00.000Z')
  const before = Date.now()
  await signIn(product.visitor(), { email })
  expect((await lastLogin()).getTime()).toBeGreaterThanOrEqual(before)
})

test('any other failure has its own sentence, and counts against nobody', async () => {
  const own = await createTestApp()
  const { email } = await own.person()
  await own.sql`alter table accounts rename to elsewhere`
  for (let turn = 0; turn < 12; turn++) {
    const answer = await signIn(own.visitor(), { email })
    expectError(answer, 500, 'login_failed', ERRORS.login_failed.message)
  }
  await own.sql`alter table elsewhere rename to accounts`
  expect((await signIn(own.visitor(), { email })).status).toBe(200)
  await own.close()
})

test('signing out ends the session for good', async () => {
  const { visitor, email } = await product.person()
  const kept = new Map(visitor.cookies)
  expect((await visitor.post('/api/account/logout')).body).toEqual({ done: true })
  expect([...visitor.cookies.keys()]).toEqual(['aconchego.browser'])
  expect(await whoIs(visitor)).toBeNull()
  const thief = product.visitor()
  for (const [name, value] of kept) thief.cookies.set(name, value)
  expect(await whoIs(thief)).toBeNull()
  expect((await signIn(visitor, { email })).status).toBe(200)
})

test('signing out without being signed in is no failure', async () => {
  expect((await product.visitor().post('/api/account/logout')).body).toEqual({ done: true })
})

test('signed out, nobody is there, and that is no failure either', async () => {
  const answer = await product.visitor().get('/api/account/session')
  expect(answer.status).toBe(200)
  expect(answer.body).toEqual({ person: null, model: 'demo' })
})

// At every hour one of the two has another day than Brasília.
test.each(['Pacific/Kiritimati', 'Etc/GMT+12'])(
  'a failed sign-in is noted with its day in Brasília by a database in %s',
  async (zone) => {
    const { email } = await product.person()
    const [noted] = await product.sql.begin(async (tx) => {
      await tx`select set_config('timezone', ${zone}, true)`
      await people.noteSignInError(tx, email, 'invalid_credential')
      return tx`select "ultimoErroEm"::text as noted, (now() at time zone 'America/Sao_Paulo')::date::text as today
        from users where email = ${email}`
    })
    expect(noted?.noted).toBe(noted?.today)
  },
)
