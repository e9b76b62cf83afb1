import { afterAll, describe, expect, test } from 'vitest'
import type { SessionList } from '#domain/api/account.ts'
import { ERRORS } from '#domain/errors.ts'
import { LINK_MAILS_PER_PERSON } from '#domain/limits.ts'
import { mailLinks } from '#server/features/accounts/store/mail-links.ts'
import { expectError } from '#tests/support/product/expect-error.ts'
import { createTestApp, PASSWORD, signIn, whoIs } from '#tests/support/product/test-app.ts'
import { inNoTime, letPass } from '#tests/support/time/clock.ts'

const product = await createTestApp()
afterAll(product.close)

const minutesPass = (minutes: number) =>
  product.sql`update links set "expiresAt" = "expiresAt" - ${`${minutes} minutes`}::interval`
const NEW_PASSWORD = 'outra frase só minha'
const LINK_IS_OVER = ERRORS.reset_token_invalid.message

/** Somebody who forgot the password, with the token of their mail. */
async function personWithLink() {
  const person = await product.person()
  await product.visitor().post('/api/account/forgot-password', { email: person.email })
  await product.settled()
  return { ...person, token: product.mailbox.resetToken(person.email) }
}

const reset = (form: object, by = product.visitor()) => by.post('/api/account/reset-password', form)
const newPassword = (token: string, password = NEW_PASSWORD) => ({ token, password, confirmation: password })

describe('the link of a reset mail', () => {
  test('sets a new password; the old one is over', async () => {
    const { email, token } = await personWithLink()
    expect((await reset(newPassword(token))).body).toEqual({ done: true })
    expect((await signIn(product.visitor(), { email })).status).toBe(401)
    expect((await signIn(product.visitor(), { email, password: NEW_PASSWORD })).status).toBe(200)
  })

  test('ends every session of that person, and nobody else’s', async () => {
    const { visitor, email, token } = await personWithLink()
    const elsewhere = product.visitor()
    await signIn(elsewhere, { email })
    const stranger = await product.person()
    await reset(newPassword(token))
    expect(await whoIs(visitor)).toBeNull()
    expect(await whoIs(elsewhere)).toBeNull()
    expect(await whoIs(stranger.visitor)).toBe(stranger.email)
  })

  test('works once', async () => {
    const { email, token } = await personWithLink()
    await reset(newPassword(token))
    expectError(await reset(newPassword(token, 'mais uma senha')), 400, 'reset_token_invalid', LINK_IS_OVER)
    expect((await signIn(product.visitor(), { email, password: NEW_PASSWORD })).status).toBe(200)
  })

  test('stays good when another is asked for, which is not sent, and ends when one of them is used', async () => {
    const { email, token, id } = await personWithLink()
    await letPass(product.sql, LINK_MAILS_PER_PERSON.refill)
    await product.visitor({ address: '10.3.1.1' }).post('/api/account/forgot-password', { email })
    await product.settled()
    expect(product.mailbox.resetToken(email)).toBe(token)
    // A mail that had to wait comes with a link of its own.
    const newer = await mailLinks.add(product.sql, id, 'nova-senha')
    expect((await reset(newPassword(token))).status).toBe(200)
    expectError(await reset(newPassword(newer)), 400, 'reset_token_invalid', LINK_IS_OVER)
    const left = await product.sql`select kind from links where "userId" = ${id}`
    expect(left.map(({ kind }) => kind)).toEqual(['undo-password'])
  })

  test('that was used leaves another mail free to be asked for', async () => {
    const { email, token } = await personWithLink()
    expect((await reset(newPassword(token))).status).toBe(200)
    await letPass(product.sql, LINK_MAILS_PER_PERSON.refill)
    await product.visitor().post('/api/account/forgot-password', { email })
    await product.settled()
    const newer = product.mailbox.resetToken(email)
    expect(newer).not.toBe(token)
    expect((await reset(newPassword(newer, 'mais uma senha'))).status).toBe(200)
  })

  test('of the release before still works', async () => {
    const { email, token, id } = await personWithLink()
    await product.sql`update links set kind = 'reset' where "userId" = ${id} and kind = 'nova-senha'`
    expect((await reset(newPassword(token))).status).toBe(200)
    expect((await signIn(product.visitor(), { email, password: NEW_PASSWORD })).status).toBe(200)
  })

  test('is void once the password was changed', async () => {
    const { visitor, email, token } = await personWithLink()
    const form = { current: PASSWORD, password: NEW_PASSWORD, confirmation: NEW_PASSWORD }
    expect((await visitor.post('/api/account/change-password', form)).status).toBe(200)
    expectError(await reset(newPassword(token, 'mais uma senha')), 400, 'reset_token_invalid', LINK_IS_OVER)
    expect((await signIn(product.visitor(), { email, password: NEW_PASSWORD })).status).toBe(200)
  })

  test('works once, also when it is used twice at the same moment', async () => {
    const { token } = await personWithLink()
    const answers = await Promise.all([1, 2, 3, 4].map((n) => reset(newPassword(token, `senha número ${n}`))))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400])
  })

  test('still works after fifty-nine minutes', async () => {
    const { token } = await personWithLink()
    await minutesPass(59)
    expect((await reset(newPassword(token))).status).toBe(200)
  })

  test('is over after an hour', async () => {
    const { token, email } = await personWithLink()
    await minutesPass(60)
    expectError(await reset(newPassword(token)), 400, 'reset_token_invalid', LINK_IS_OVER)
    expect((await signIn(product.visitor(), { email })).status).toBe(200)
  })

  test('is not used up by a form that was filled in wrongly', async () => {
    const { token } = await personWithLink()
    const wrong = [
      [{ token, password: '', confirmation: '' }, 'fields_required', 'Por favor, preencha todos os campos'],
      [{ token, password: 'a', confirmation: '' }, 'fields_required', 'Por favor, preencha todos os campos'],
      [{ token, password: 'a', confirmation: 'b' }, 'passwords_differ', 'As senhas não coincidem'],
      [newPassword(token, '1234567'), 'password_too_short', 'A senha precisa de pelo menos 8 caracteres.'],
      [
        newPassword(token, 'x'.repeat(129)),
        'password_too_long',
        'A senha pode ter no máximo 128 caracteres.',
      ],
    ] as const
    for (const [form, code, message] of wrong) expectError(await reset(form), 400, code, message)
    expect((await reset(newPassword(token))).status).toBe(200)
  })

  test('cannot be made up', async () => {
    const { token, id } = await personWithLink()
    const stored = await product.sql`select encode(token, 'base64') as hash from links where "userId" = ${id}`
    expect(stored.length).toBeGreaterThan(0)
    for (const guess of ['', 'x', token.slice(1), `${token}x`, ...stored.map((row) => row.hash)]) {
      expectError(await reset(newPassword(guess)), 400, 'reset_token_invalid', LINK_IS_OVER)
    }
    expect(stored.map((row) => row.hash).join()).not.toContain(token)
  })

  test('can be guessed at twenty times from one address, then there is a wait', async () => {
    const guesser = product.visitor({ address: '10.3.0.1' })
    await inNoTime(product.sql, async () => {
      for (let turn = 0; turn < 20; turn++) expect((await reset(newPassword('x'), guesser)).status).toBe(400)
    })
    const refused = await reset(newPassword('x'), guesser)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  })

  test('works at the address of somebody who guesses', async () => {
    const { token } = await personWithLink()
    const guesser = product.visitor({ address: '10.3.0.2' })
    await inNoTime(product.sql, async () => {
      for (let turn = 0; turn < 21; turn++) await reset(newPassword('x'), guesser)
    })
    expect((await reset(newPassword('x'), guesser)).status).toBe(429)
    expect((await reset(newPassword(token), product.visitor({ address: '10.3.0.2' }))).status).toBe(200)
  })
})

describe('changing the password', () => {
  const change = (by: ReturnType<typeof product.visitor>, form: object) =>
    by.post('/api/account/change-password', { current: PASSWORD, ...form })
  const to = (password: string) => ({ password, confirmation: password })

  test('keeps you signed in here and ends all other sessions', async () => {
    const { visitor, email } = await product.person()
    const elsewhere = product.visitor()
    await signIn(elsewhere, { email })
    const before = new Map(visitor.cookies)
    expect((await change(visitor, to(NEW_PASSWORD))).body).toEqual({ done: true })
    expect(await whoIs(visitor)).toBe(email)
    expect(await whoIs(elsewhere)).toBeNull()
    const copied = product.visitor()
    for (const [name, value] of before) copied.cookies.set(name, value)
    expect(await whoIs(copied)).toBeNull()
    expect((await signIn(product.visitor(), { email })).status).toBe(401)
    expect((await signIn(product.visitor(), { email, password: NEW_PASSWORD })).status).toBe(200)
  })

  test('leaves this device its name in the list', async () => {
    const { visitor } = await product.person()
    await change(visitor, to(NEW_PASSWORD))
    const { sessions } = (await visitor.get<SessionList>('/api/account/sessions')).body
    expect(sessions.map(({ device, current }) => [device, current])).toEqual([['Chrome no Android', true]])
  })

  test('asks for the current one', async () => {
    const { visitor, email } = await product.person()
    const answer = await change(visitor, { current: 'não é esta', ...to(NEW_PASSWORD) })
    expectError(answer, 403, 'password_wrong', 'A senha atual não confere.')
    expect((await signIn(product.visitor(), { email })).status).toBe(200)
  })

  test.each([
    [
      { current: '', password: NEW_PASSWORD, confirmation: NEW_PASSWORD },
      'fields_required',
      'Por favor, preencha todos os campos',
    ],
    [{ password: '', confirmation: '' }, 'fields_required', 'Por favor, preencha todos os campos'],
    [{ password: 'a', confirmation: 'b' }, 'passwords_differ', 'As senhas não coincidem'],
    [to('1234567'), 'password_too_short', 'A senha precisa de pelo menos 8 caracteres.'],
    [to('x'.repeat(129)), 'password_too_long', 'A senha pode ter no máximo 128 caracteres.'],
  ] as const)('is refused for %j', async (form, code, message) => {
    const { visitor } = await product.person()
    expectError(await change(visitor, form), 400, code, message)
  })

  test('counts wrong guesses at the current one for the person, from whatever addresses', async () => {
    const { visitor } = await product.person()
    const wrong = { current: 'não', ...to(NEW_PASSWORD) }
    const from = (turn: number) => {
      const by = product.visitor({ address: `10.3.2.${turn}` })
      for (const [name, value] of visitor.cookies) by.cookies.set(name, value)
      by.screen.personId = visitor.screen.personId
      return change(by, wrong)
    }
    const turns = Array.from({ length: 20 }, (_, turn) => turn)
    const answers = await inNoTime(product.sql, () => Promise.all(turns.map(from)))
    for (const answer of answers) expect(answer.status).toBe(403)
    expect((await from(21)).status).toBe(429)
  })

  test('is possible five times at once, then once a minute', async () => {
    const { visitor } = await product.person()
    let current = PASSWORD
    await inNoTime(product.sql, async () => {
      for (let turn = 0; turn < 5; turn++) {
        const next = `frase número ${turn}`
        expect((await change(visitor, { current, ...to(next) })).status).toBe(200)
        current = next
      }
    })
    const refused = await change(visitor, { current, ...to(NEW_PASSWORD) })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  })

  test('counts wrong guesses at the current one', async () => {
    const by = product.visitor({ address: '10.3.0.2' })
    await product.person({ by })
    const guess = () => change(by, { current: 'não', ...to(NEW_PASSWORD) })
    const answers = await inNoTime(product.sql, () => Promise.all(Array.from({ length: 20 }, guess)))
    for (const answer of answers) expect(answer.status).toBe(403)
    expect((await change(by, { current: 'não', ...to(NEW_PASSWORD) })).status).toBe(429)
  })
})
