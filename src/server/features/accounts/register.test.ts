import { afterAll, describe, expect, test } from 'vitest'
import { CONSENT_VERSION } from '#domain/account/consent.ts'
import type { SessionAnswer } from '#domain/api/account.ts'
import { ERRORS } from '#domain/errors.ts'
import { allowList } from '#server/features/allow-list/store.ts'
import { expectError } from '#tests/support/product/expect-error.ts'
import { newEmail } from '#tests/support/product/new-email.ts'
import { createTestApp, PASSWORD, signIn, whoIs } from '#tests/support/product/test-app.ts'
import { inNoTime } from '#tests/support/time/clock.ts'
import { soon } from '#tests/support/time/soon.ts'

const product = await createTestApp()
afterAll(product.close)

const register = (form: object, by = product.visitor()) =>
  by.post<SessionAnswer>('/api/account/register', form)
const formFor = (email: string, password = PASSWORD) => ({ email, password, confirmation: password })
const peopleWith = (email: string) => product.sql`select * from users where email = ${email}`

const NOT_ALLOWED = ERRORS.email_not_allowed.message
const IN_USE = ERRORS.email_in_use.message

describe('who bought a plan', () => {
  test('gets an account and is signed in at once', async () => {
    const email = newEmail()
    await product.liberate(email, 'anual')
    const visitor = product.visitor()
    const answer = await register(formFor(email), visitor)
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      model: 'demo',
      person: {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        email,
        plano: 'anual',
        createdAt: expect.any(String),
        onboardingFinalizado: false,
      },
    })
    expect(await whoIs(visitor)).toBe(email)
  })

  test('keeps the plan of that day, whatever becomes of the allow-list', async () => {
    const { email, visitor } = await product.person()
    await product.liberate(email, 'outro')
    expect((await visitor.get<SessionAnswer>('/api/account/session')).body.person?.plano).toBe('mensal')
    await allowList.remove(product.sql, email)
    expect((await signIn(product.visitor(), { email })).status).toBe(200)
  })

  test('may write the e-mail with capitals and blanks around it', async () => {
    const email = newEmail()
    await product.liberate(email)
    const answer = await register(formFor(`  ${email.toUpperCase()}\t`))
    expect(answer.body.person?.email).toBe(email)
    expect(await peopleWith(email)).toHaveLength(1)
  })

  test('has the version and the time of their consent stored', async () => {
    const { email } = await product.person()
    const [row] = await product.sql`
      select "consentVersion", now() - "consentAt" between '0' and '1 minute' as fresh from users where email = ${email}`
    expect(row).toEqual({ consentVersion: CONSENT_VERSION, fresh: true })
  })

  test('has the moment of the first sign-in stored', async () => {
    const { email } = await product.person()
    const [row] = await product.sql`
      select "lastLogin" >= "createdAt" - interval '1 second' as stored from users where email = ${email}`
    expect(row?.stored).toBe(true)
  })

  test('has a password that nobody can read back', async () => {
    const { id } = await product.person({ password: 'segredo-bem-guardado' })
    const [row] = await product.sql`select password from accounts where "userId" = ${id}`
    expect(row?.password).toMatch(/^[0-9a-f]+:[0-9a-f]+$/)
    expect(row?.password).not.toContain(Buffer.from('segredo-bem-guardado').toString('hex'))
  })

  test('can choose neither plan, nor date, nor onboarding by sending them', async () => {
    const email = newEmail()
    await product.liberate(email)
    await register({
      ...formFor(email),
      plano: 'vitalicio',
      onboardingFinalizado: true,
      createdAt: '2001-01-01',
      id: 'x',
      emailVerified: true,
    })
    const [row] = await peopleWith(email)
    expect(row).toMatchObject({ plano: 'mensal', onboardingFinalizado: false, emailVerified: false })
    expect(row?.createdAt.getFullYear()).toBeGreaterThan(2020)
  })

  test('may use any letters in the password, counted as a person counts', async () => {
    expect((await product.person({ password: '💜'.repeat(128) })).id).toBeTruthy()
    expect((await product.person({ password: 'ção ção ç' })).id).toBeTruthy()
  })
})

describe('the form is read in the order in which a person meets it', () => {
  const liberated = newEmail()
  test.each([
    ['nothing at all', {}, 400, 'fields_required', 'Por favor, preencha todos os campos'],
    [
      'no e-mail',
      { email: ' ', password: 'a', confirmation: 'b' },
      400,
      'fields_required',
      'Por favor, preencha todos os campos',
    ],
    [
      'no password',
      { email: liberated, password: '', confirmation: 'b' },
      400,
      'fields_required',
      'Por favor, preencha todos os campos',
    ],
    [
      'no confirmation',
      { email: liberated, password: 'a' },
      400,
      'fields_required',
      'Por favor, preencha todos os campos',
    ],
    [
      'two passwords',
      { email: 'nada', password: 'a', confirmation: 'b' },
      400,
      'passwords_differ',
      'As senhas não coincidem',
    ],
    ['no real e-mail', formFor('nada', 'a'), 400, 'email_invalid', ERRORS.email_invalid.message],
    [
      'a short password',
      formFor('fora@exemplo.com', '1234567'),
      400,
      'password_too_short',
      'A senha precisa de pelo menos 8 caracteres.',
    ],
    [
      'a long password',
      formFor('fora@exemplo.com', 'x'.repeat(129)),
      400,
      'password_too_long',
      'A senha pode ter no máximo 128 caracteres.',
    ],
    ['no plan', formFor('fora@exemplo.com'), 403, 'email_not_allowed', NOT_ALLOWED],
  ] as const)('%s', async (_, form, status, code, message) => {
    await product.liberate(liberated)
    const visitor = product.visitor({ address: '10.0.0.1' })
    expectError(await register(form, visitor), status, code, message)
    expect(visitor.cookies.size).toBe(0)
  })
})

test('an e-mail with an account is in use, however it is written', async () => {
  const { email } = await product.person()
  const visitor = product.visitor()
  expectError(await register(formFor(email.toUpperCase()), visitor), 409, 'email_in_use', IN_USE)
  expect(visitor.cookies.size).toBe(0)
  expect(await peopleWith(email)).toHaveLength(1)
})

test('simultaneous registrations of one e-mail make one account', async () => {
  const other = await createTestApp({ beside: product })
  const email = newEmail()
  await product.liberate(email)
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      register(formFor(email, `senha número ${index}`), (index % 2 ? product : other).visitor()),
    ),
  )
  const [first, ...others] = answers.toSorted((a, b) => a.status - b.status)
  expect(first?.status).toBe(200)
  for (const answer of others) expectError(answer, 409, 'email_in_use', IN_USE)
  const [user] = await peopleWith(email)
  expect(await product.sql`select 1 from accounts where "userId" = ${user?.id}`).toHaveLength(1)
  await other.close()
})

test('an e-mail taken off the list while it registers gets no account', async () => {
  const email = newEmail()
  await product.liberate(email)
  let registering: ReturnType<typeof register> | undefined
  await product.sql.begin(async (tx) => {
    // Not committed yet: the first look at the list still finds the e-mail, the one in the transaction waits.
    await allowList.remove(tx, email)
    registering = register(formFor(email))
    await soon(async () => await waitingForLock()).toBe(1)
  })
  expectError(
    (await registering) as Awaited<typeof registering & object>,
    403,
    'email_not_allowed',
    NOT_ALLOWED,
  )
  expect(await peopleWith(email)).toHaveLength(0)
})

test('a registration that fails half way leaves nothing behind', async () => {
  const own = await createTestApp()
  const email = newEmail()
  await own.liberate(email)
  await own.sql`alter table accounts rename to elsewhere`
  const answer = await own.visitor().post('/api/account/register', formFor(email))
  expectError(answer, 500, 'register_failed', ERRORS.register_failed.message)
  expect(await own.sql`select 1 from users`).toHaveLength(0)
  await own.sql`alter table elsewhere rename to accounts`
  expect((await own.visitor().post('/api/account/register', formFor(email))).status).toBe(200)
  await own.close()
})

test('one address may guess at the list ten times for one e-mail, then waits', async () => {
  const visitor = product.visitor({ address: '10.0.0.2' })
  const form = formFor('curiosa@exemplo.com')
  await inNoTime(product.sql, async () => {
    for (let turn = 0; turn < 10; turn++) expect((await register(form, visitor)).status).toBe(403)
  })
  const refused = await register(form, visitor)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  expect((await register(form, product.visitor({ address: '10.0.0.3' }))).status).toBe(403)
})

async function waitingForLock(): Promise<number> {
  const rows = await product.sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  return rows.length
}
