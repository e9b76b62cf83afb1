import { afterAll, describe, expect, test } from 'vitest'
import type { UndoPasswordAnswer } from '#domain/api/account.ts'
import { testChatOf } from '#tests/support/product/chat.ts'
import { expectError } from '#tests/support/product/expect-error.ts'
import { newEmail } from '#tests/support/product/new-email.ts'
import { createTestApp, PASSWORD, signIn, whoIs } from '#tests/support/product/test-app.ts'
import { keepHouse } from '#tests/support/purchases/shop.ts'
import { inNoTime } from '#tests/support/time/clock.ts'

const product = await createTestApp()
afterAll(product.close)

const THIEFS = 'a senha de quem entrou'
const ANOTHER = 'outra frase só minha'
const NO_LONGER = 'Este link não vale mais.'

const undoPassword = (token: string, by = product.visitor()) =>
  by.post<UndoPasswordAnswer>('/api/account/undo-password', { token })
const undoAccount = (token: string, by = product.visitor()) => by.post('/api/account/undo-account', { token })
const reset = (token: string, password: string) =>
  product.visitor().post('/api/account/reset-password', { token, password, confirmation: password })
const change = (by: ReturnType<typeof product.visitor>, current: string, password: string) =>
  by.post('/api/account/change-password', { current, password, confirmation: password })
const daysPass = (days: number) =>
  product.sql`update links set "expiresAt" = "expiresAt" - ${`${days} days`}::interval`

/** Somebody whose password was changed by another, who knew it. */
async function robbed() {
  const { email, id } = await product.person()
  const thief = product.visitor()
  await signIn(thief, { email })
  expect((await change(thief, PASSWORD, THIEFS)).status).toBe(200)
  await product.settled()
  return { id, email, thief, token: product.mailbox.tokenFor(email, 'senha-trocada') }
}

describe('the mail about a new password', () => {
  test('comes after a change and after a reset, and shows when', async () => {
    const { email } = await robbed()
    await product.visitor().post('/api/account/forgot-password', { email })
    await product.settled()
    await reset(product.mailbox.resetToken(email), ANOTHER)
    await product.settled()
    const mails = product.mailbox.sent.filter(
      (mail) => mail.to === email && mail.subject === 'Sua senha foi trocada',
    )
    expect(mails).toHaveLength(2)
    expect(mails[0]?.text).toMatch(/foi trocada em \d{1,2} de \S+ de \d{4}.* \(horário de Brasília\)/)
    expect(mails[0]?.text).toContain('http://127.0.0.1:3000/senha-trocada#token=')
  })

  test('undoes it: every session ends, the thief’s password is void, and another can be chosen', async () => {
    const { email, thief, token } = await robbed()
    const { body } = await undoPassword(token)
    expect(await whoIs(thief)).toBeNull()
    for (const password of [THIEFS, PASSWORD])
      expect((await signIn(product.visitor(), { email, password })).status).toBe(401)
    expect((await reset(body.resetToken, ANOTHER)).status).toBe(200)
    expect((await signIn(product.visitor(), { email, password: ANOTHER })).status).toBe(200)
  })

  test('who closes the page after undoing asks for a reset link as ever', async () => {
    const { email, token } = await robbed()
    await undoPassword(token)
    await product.visitor().post('/api/account/forgot-password', { email })
    await product.settled()
    expect((await reset(product.mailbox.resetToken(email), ANOTHER)).status).toBe(200)
    expect((await signIn(product.visitor(), { email, password: ANOTHER })).status).toBe(200)
  })

  test('is the newest that undoes: a change ends the links of the changes before it', async () => {
    const { email, thief, token: older } = await robbed()
    await change(thief, THIEFS, 'mais uma senha do ladrão')
    await product.settled()
    const token = product.mailbox.tokenFor(email, 'senha-trocada')
    expectError(await undoPassword(older), 400, 'undo_token_invalid', NO_LONGER)
    expect((await undoPassword(token)).status).toBe(200)
    expect(await whoIs(thief)).toBeNull()
    expect((await signIn(product.visitor(), { email, password: 'mais uma senha do ladrão' })).status).toBe(
      401,
    )
  })

  test('works once, for seven days, and for nothing else', async () => {
    const first = await robbed()
    await undoPassword(first.token)
    expectError(await undoPassword(first.token), 400, 'undo_token_invalid', NO_LONGER)

    const second = await robbed()
    expectError(await undoAccount(second.token), 400, 'undo_token_invalid', NO_LONGER)
    expect((await reset(second.token, ANOTHER)).status).toBe(400)
    await daysPass(7)
    expectError(await undoPassword(second.token), 400, 'undo_token_invalid', NO_LONGER)
    expect(await whoIs(second.thief)).toBe(second.email)
  })

  test('is over once a reset link was used', async () => {
    const { email, token } = await robbed()
    await product.visitor().post('/api/account/forgot-password', { email })
    await product.settled()
    await reset(product.mailbox.resetToken(email), ANOTHER)
    expectError(await undoPassword(token), 400, 'undo_token_invalid', NO_LONGER)
    expect((await signIn(product.visitor(), { email, password: ANOTHER })).status).toBe(200)
  })
})

describe('the mail about a new account', () => {
  async function registered(email = newEmail()) {
    const person = await product.person({ email })
    await product.settled()
    return { ...person, token: product.mailbox.tokenFor(email, 'conta-criada') }
  }

  test('shows that an account was made with this e-mail', async () => {
    const { email } = await registered()
    const mail = product.mailbox.sent.find(({ to }) => to === email)
    expect(mail?.subject).toBe('Uma conta foi criada com este e-mail')
    expect(mail?.html).toContain('Não fui eu')
  })

  test('removes the account with everything in it, and the e-mail may begin anew', async () => {
    const { email, id, visitor, token } = await registered()
    await product.sql`update users set "onboardingFinalizado" = true where id = ${id}`
    await testChatOf(visitor).conversation()
    expect((await undoAccount(token)).body).toEqual({ done: true })
    expect(await whoIs(visitor)).toBeNull()
    expect(await product.sql`select from users where id = ${id}`).toEqual([])
    expect(await product.sql`select from conversas where "userId" = ${id}`).toEqual([])
    expectError(await undoAccount(token), 400, 'undo_token_invalid', NO_LONGER)
    expect((await product.person({ email })).id).not.toBe(id)
  })

  test('does nothing by being opened: only the page’s request does', async () => {
    const { email, visitor, token } = await registered()
    for (const path of [
      `/conta-criada#token=${token}`,
      `/conta-criada?token=${token}`,
      '/api/account/undo-account',
    ])
      await product.visitor().send('GET', path)
    expect(await whoIs(visitor)).toBe(email)
  })

  test('works for seven days, and no longer once a reset link was used', async () => {
    const late = await registered()
    await daysPass(7)
    expectError(await undoAccount(late.token), 400, 'undo_token_invalid', NO_LONGER)
    const owner = await registered()
    await product.visitor().post('/api/account/forgot-password', { email: owner.email })
    await product.settled()
    await reset(product.mailbox.resetToken(owner.email), ANOTHER)
    expectError(await undoAccount(owner.token), 400, 'undo_token_invalid', NO_LONGER)
  })
})

describe('while the mail server is away', () => {
  const noticesTo = (email: string) =>
    product.mailbox.sent.filter(({ to }) => to === email).map(({ subject }) => subject)

  /** Somebody registers, and changes the password, of which no mail can leave. */
  async function untold() {
    product.mailbox.breakDown()
    const { email, id, visitor } = await product.person()
    expect((await change(visitor, PASSWORD, ANOTHER)).status).toBe(200)
    await product.settled()
    product.mailbox.repair()
    expect(noticesTo(email)).toEqual([])
    return { email, id, visitor }
  }
  const minutesLater = async () => {
    await product.sql`update correio set "proximaEm" = now()`
    await keepHouse(product)
  }

  test('the mails wait, leave once it is back, and undo what they tell of', async () => {
    const { email } = await untold()
    await minutesLater()
    await minutesLater()
    expect(noticesTo(email).toSorted()).toEqual([
      'Sua senha foi trocada',
      'Uma conta foi criada com este e-mail',
    ])
    expect((await undoPassword(product.mailbox.tokenFor(email, 'senha-trocada'))).status).toBe(200)
    expect((await signIn(product.visitor(), { email, password: ANOTHER })).status).toBe(401)
  })

  test('what waits holds no link that works', async () => {
    const { email } = await untold()
    const waiting = await product.sql`select * from correio where para = ${email}`
    expect(waiting).toHaveLength(2)
    await minutesLater()
    const kept = JSON.stringify(waiting)
    for (const page of ['senha-trocada', 'conta-criada'])
      expect(kept).not.toContain(product.mailbox.tokenFor(email, page))
    expect(await product.sql`select from correio where para = ${email} or chave like 'senha-%'`).toEqual([])
  })

  test('a mail whose link was made void meanwhile does not leave', async () => {
    const { email } = await untold()
    await product.visitor().post('/api/account/forgot-password', { email })
    await product.settled()
    expect((await reset(product.mailbox.resetToken(email), 'uma terceira frase')).status).toBe(200)
    await product.settled()
    await minutesLater()
    expect(noticesTo(email)).toEqual(['Crie uma nova senha no Aconchego', 'Sua senha foi trocada'])
  })

  test('nothing is left of who was erased meanwhile', async () => {
    const { email, visitor } = await untold()
    await visitor.post('/api/privacy/deletion', { password: ANOTHER, now: true })
    await product.settled()
    expect(await product.sql`select from correio where para = ${email}`).toEqual([])
  })
})

test('tokens can be guessed at twenty times from one address, then there is a wait', async () => {
  const guesser = product.visitor({ address: '10.3.9.1' })
  await inNoTime(product.sql, async () => {
    for (let turn = 0; turn < 20; turn++)
      expect((await (turn % 2 ? undoAccount : undoPassword)(`x${turn}`, guesser)).status).toBe(400)
  })
  expect((await undoPassword('x', guesser)).status).toBe(429)
})
