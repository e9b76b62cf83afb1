import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { ERRORS } from '#domain/errors.ts'
import { LINK_MAILS_PER_DAY, LINK_MAILS_PER_PERSON } from '#domain/limits.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import { expectError } from '#tests/support/product/expect-error.ts'
import { newEmail } from '#tests/support/product/new-email.ts'
import { createTestApp, type TestApp } from '#tests/support/product/test-app.ts'
import { keepHouse } from '#tests/support/purchases/shop.ts'
import { inNoTime, letPass } from '#tests/support/time/clock.ts'

const product = await createTestApp()
afterAll(product.close)

const CANNOT_SEND = ERRORS.reset_mail_failed.message

const ask = (
  email: string,
  { on = product, address = '127.0.0.1' }: { on?: TestApp; address?: string } = {},
) => on.visitor({ address }).post('/api/account/forgot-password', { email })
const mailsTo = (email: string) =>
  product.mailbox.sent.filter((mail) => mail.to === email && mail.subject.startsWith('Crie uma nova senha'))

/** The mail server takes the connection and then refuses the mail, once. */
function failingOnce(send: Mailer['send']): Mailer['send'] {
  return async () => {
    product.mailbox.mailer.send = send
    throw new Error('451 try again later')
  }
}

test('somebody with an account gets a mail in Portuguese with a link of ours', async () => {
  const { email } = await product.person()
  expect((await ask(` ${email.toUpperCase()} `)).body).toEqual({ done: true })
  await product.settled()
  const [mail] = mailsTo(email)
  expect(mail?.subject).toBe('Crie uma nova senha no Aconchego')
  const link = /http:\/\/127\.0\.0\.1:3000\/redefinir-senha#token=[\w-]{24,}/
  expect(mail?.text).toMatch(link)
  expect(mail?.html).toMatch(link)
  expect(mail?.text).toContain('uma hora')
})

test('the link leads to the public address', async () => {
  const secure = await createTestApp({ env: { APP_URL: 'https://aconchego.exemplo.com.br' } })
  const { email } = await secure.person()
  await ask(email, { on: secure })
  await secure.settled()
  expect(secure.mailbox.sent.map(({ text }) => text).join()).toContain(
    'https://aconchego.exemplo.com.br/redefinir-senha#token=',
  )
  await secure.close()
})

test('an unknown e-mail gets the same answer, and no mail', async () => {
  const unknown = newEmail()
  const { email } = await product.person()
  const [known, other] = await Promise.all([ask(email), ask(unknown)])
  expect(other.body).toEqual(known.body)
  expect(other.status).toBe(known.status)
  expect([...other.headers.keys()]).toEqual([...known.headers.keys()])
  await product.settled()
  expect(mailsTo(unknown)).toEqual([])
})

test('an e-mail that may register but has not gets no mail either', async () => {
  const email = newEmail()
  await product.liberate(email)
  expect((await ask(email)).body).toEqual({ done: true })
  await product.settled()
  expect(mailsTo(email)).toEqual([])
})

test('the answer is given before anybody looks whether the account exists', async () => {
  const { email } = await product.person()
  await product.sql.begin(async (tx) => {
    // Queries on these tables now have to wait; the answers do not.
    await tx`lock table users, accounts, links in access exclusive mode`
    expect((await ask(email)).body).toEqual({ done: true })
    expect((await ask(newEmail())).body).toEqual({ done: true })
    expect(mailsTo(email)).toEqual([])
  })
  await product.settled()
  expect(mailsTo(email)).toHaveLength(1)
})

test('while mail cannot leave, everybody is told that it waits, with or without an account', async () => {
  const { email } = await product.person()
  product.mailbox.breakDown()
  for (const asked of [await ask(email), await ask(newEmail())])
    expect(asked).toMatchObject({ status: 200, body: { done: true, espera: true } })
  await product.settled()
  product.mailbox.repair()
  expect((await ask(email)).body).toEqual({ done: true })
})

test('what was asked for while mail could not leave is sent once it can, and counts as failed', async () => {
  const { email } = await product.person()
  const counting = vi.spyOn(product.deps.counters, 'count')
  onTestFinished(() => counting.mockRestore())
  product.mailbox.breakDown()
  expect((await ask(email)).body).toEqual({ done: true, espera: true })
  await product.settled()
  product.mailbox.repair()
  expect(mailsTo(email)).toEqual([])
  expect(counting).toHaveBeenCalledWith('correio', 'falhou')
  await product.sql`update correio set "proximaEm" = now()`
  await keepHouse(product)
  expect(mailsTo(email)).toHaveLength(1)
})

test('without an e-mail the form asks for it', async () => {
  const message = 'Informe seu e-mail para redefinir a senha.'
  expectError(await ask(''), 400, 'reset_email_required', message)
  expectError(await ask('   '), 400, 'reset_email_required', message)
  expectError(
    await product.visitor().post('/api/account/forgot-password', {}),
    400,
    'reset_email_required',
    message,
  )
})

test.each([
  'nada',
  'a@',
  '@b.com',
  'a b@c.com',
  'a@b..com',
  'a@b@c.com',
  'a,b@c.com',
  `${'a'.repeat(250)}@b.com`,
])('%s is no address that mail could be sent to', async (email) => {
  expectError(await ask(email), 400, 'reset_email_invalid', CANNOT_SEND)
})

test('however often it is asked for, one mail leaves in three minutes, and its owner is never refused', async () => {
  const { email } = await product.person()
  await inNoTime(product.sql, async () => {
    for (let turn = 0; turn < 40; turn++)
      expect((await ask(email, { address: `10.4.0.${turn}` })).status).toBe(200)
  })
  await product.settled()
  expect(mailsTo(email)).toHaveLength(1)
  expect((await ask(email, { address: '10.4.2.1' })).status).toBe(200)
  await letPass(product.sql, LINK_MAILS_PER_PERSON.refill)
  expect((await ask(email, { address: '10.4.2.1' })).status).toBe(200)
  await product.settled()
  expect(mailsTo(email)).toHaveLength(1)
  // Once the link is no longer good the next one leaves.
  await product.sql`update links set "expiresAt" = now()`
  expect((await ask(email, { address: '10.4.2.1' })).status).toBe(200)
  await product.settled()
  expect(mailsTo(email)).toHaveLength(2)
})

test('a mail that could not leave does when it is asked for again, and asking again makes no second one', async () => {
  const { email } = await product.person()
  // The notice of the new account would use the failure up.
  await product.settled()
  product.mailbox.mailer.send = failingOnce(product.mailbox.mailer.send)
  for (const sent of [0, 1, 1]) {
    await ask(email)
    await product.settled()
    expect(mailsTo(email)).toHaveLength(sent)
  }
})

test('one address asks for one e-mail five times at once, then once a minute', async () => {
  const email = newEmail()
  await inNoTime(product.sql, async () => {
    for (let turn = 0; turn < 5; turn++) expect((await ask(email, { address: '10.4.3.1' })).status).toBe(200)
  })
  const refused = await ask(email, { address: '10.4.3.1' })
  expect(refused.status).toBe(429)
  expect(refused.body.error?.message).toMatch(
    /^Muitas tentativas em pouco tempo\. Tente novamente em (\d+ segundos|1 minuto)\.$/,
  )
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60)
})

test('one address asks for twenty mails at most at once', async () => {
  await inNoTime(product.sql, async () => {
    for (let turn = 0; turn < 20; turn++) {
      expect((await ask(newEmail(), { address: '10.4.1.1' })).status).toBe(200)
    }
  })
  expect((await ask(newEmail(), { address: '10.4.1.1' })).status).toBe(429)
})

test('of all kinds together about ten mails a day reach one person', async () => {
  const { email } = await product.person()
  await product.settled()
  const before = product.mailbox.sent.length
  for (let turn = 0; turn < 15; turn += 1) {
    for (const path of ['forgot-password', 'entry-link'])
      await product.visitor({ address: `10.5.0.${turn}` }).post(`/api/account/${path}`, { email })
    await product.settled()
    await product.sql`update links set "expiresAt" = now()`
    await letPass(product.sql, LINK_MAILS_PER_PERSON.refill)
  }
  const after = product.mailbox.sent.slice(before).filter(({ to }) => to === email)
  expect(after.length).toBeGreaterThanOrEqual(LINK_MAILS_PER_DAY.burst)
  expect(after.length).toBeLessThanOrEqual(LINK_MAILS_PER_DAY.burst + 2)
})
