import { afterAll, expect, test } from 'vitest'
import type { UndoPasswordAnswer } from '#domain/api/account.ts'
import { createTestApp, PASSWORD } from '#tests/support/product/test-app.ts'

const product = await createTestApp({ env: { APP_URL: 'https://aconchego.exemplo.com.br' } })
afterAll(product.close)

const TRICKS = {
  host: 'mau.exemplo',
  'x-forwarded-host': 'mau.exemplo',
  'x-forwarded-proto': 'http',
  forwarded: 'host=mau.exemplo;proto=http',
  'x-original-url': 'http://mau.exemplo/',
  'x-host': 'mau.exemplo',
}

test('the links in mails lead to the address the operator set, whatever a request claims', async () => {
  const { email, visitor } = await product.person()
  const post = (path: string, body: object) =>
    visitor.send('POST', path, {
      headers: { 'content-type': 'application/json', ...TRICKS },
      body: JSON.stringify(body),
    })
  await post('/api/account/forgot-password', { email })
  await post('/api/privacy/deletion', { password: PASSWORD })
  await post('/api/account/change-password', {
    current: PASSWORD,
    password: `${PASSWORD}, outra`,
    confirmation: `${PASSWORD}, outra`,
  })
  await product.settled()
  const mails = product.mailbox.sent.filter((mail) => mail.to === email)
  // Those that nobody waits for may overtake one another.
  expect(mails.map((mail) => mail.subject).sort()).toEqual([
    'Crie uma nova senha no Aconchego',
    'Sua conta será excluída',
    'Sua senha foi trocada',
    'Uma conta foi criada com este e-mail',
  ])
  for (const { text, html } of mails) {
    expect(`${text}${html}`).not.toContain('mau.exemplo')
    const links = `${text} ${html}`.match(/https?:\/\/[^\s"<]+/g) ?? []
    expect(links.length).toBeGreaterThan(0)
    for (const link of links) expect(new URL(link).origin).toBe('https://aconchego.exemplo.com.br')
  }
})

test('a mail loads nothing from anywhere: opening it tells nobody', async () => {
  const { email, visitor } = await product.person()
  await visitor.post('/api/account/forgot-password', { email })
  await visitor.post('/api/privacy/deletion', { password: PASSWORD, now: true })
  await product.settled()
  for (const { html } of product.mailbox.sent)
    expect(html).not.toMatch(/<(img|link|script|iframe|style)|url\(|src=/i)
})

test('the tokens of links are in no log, whether they are refused or used', async () => {
  const { email, visitor } = await product.person()
  const another = `${PASSWORD}, outra`
  await visitor.post('/api/account/forgot-password', { email })
  await product.settled()
  const token = product.mailbox.resetToken(email)
  await visitor.post('/api/account/reset-password', { token, password: PASSWORD, confirmation: 'outra' })
  await visitor.post('/api/account/reset-password', { token, password: another, confirmation: another })
  await visitor.post('/api/account/reset-password', { token, password: another, confirmation: another })
  await product.settled()
  const undo = product.mailbox.tokenFor(email, 'senha-trocada')
  await visitor.post('/api/account/undo-account', { token: undo })
  await product.sql`alter table accounts rename to elsewhere`
  expect((await visitor.post('/api/account/undo-password', { token: undo })).status).toBe(500)
  await product.sql`alter table elsewhere rename to accounts`
  const { body } = await visitor.post<UndoPasswordAnswer>('/api/account/undo-password', { token: undo })
  expect(body.resetToken).toBeTruthy()
  const created = await product.person()
  await product.settled()
  const remove = product.mailbox.tokenFor(created.email, 'conta-criada')
  await visitor.post('/api/account/undo-account', { token: remove })
  await product.settled()
  for (const secret of [token, undo, remove, body.resetToken, another])
    expect(product.logged.join('')).not.toContain(secret)
})
