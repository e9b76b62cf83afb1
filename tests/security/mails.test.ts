import { afterAll, expect, test } from 'vitest'
import { createTestApp, PASSWORD } from '#tests/support/test-app.ts'

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
  await product.settled()
  const mails = product.mailbox.sent.filter((mail) => mail.to === email)
  expect(mails.map((mail) => mail.subject)).toEqual([
    'Crie uma nova senha no Aconchego',
    'Sua conta será excluída',
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

test('the token of a reset link is in no log', async () => {
  const { email, visitor } = await product.person()
  await visitor.post('/api/account/forgot-password', { email })
  await product.settled()
  const token = product.mailbox.resetToken(email)
  await visitor.send('GET', `/redefinir-senha?token=${token}`)
  await visitor.post('/api/account/reset-password', { token, password: PASSWORD, confirmation: 'outra' })
  await visitor.post('/api/account/reset-password', { token, password: PASSWORD, confirmation: PASSWORD })
  expect(product.logged.join('')).not.toContain(token)
})
