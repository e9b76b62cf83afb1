import { expect, test } from 'vitest'
import { linkMail } from './links-by-mail.ts'

const appUrl = 'https://aconchego.exemplo.com.br'
const LINK = `${appUrl}/redefinir-senha#token=abc`
const mail = linkMail('nova-senha', { to: 'maria@exemplo.com', appUrl, token: 'abc' })

test('the mail is for one person and shows in Portuguese what it is about', () => {
  expect(mail.to).toBe('maria@exemplo.com')
  expect(mail.subject).toBe('Crie uma nova senha no Aconchego')
  expect(mail.html).toContain('<html lang="pt-BR">')
})

test.each(['uma hora', 'só pode ser usado uma vez', 'ignorar esta mensagem', '188'])(
  'it says: %s',
  (words) => {
    expect(mail.text).toContain(words)
    expect(mail.html).toContain(words)
  },
)

test('the link is alone on its line, and can be clicked and copied', () => {
  expect(mail.text.split('\n')).toContain(LINK)
  expect(mail.html).toContain(`href="${LINK}"`)
  expect(mail.html.split(LINK)).toHaveLength(3)
})

test('nothing in it is loaded from anywhere', () => {
  expect(mail.html).not.toMatch(/<(img|link|script|iframe)|url\(|@import/i)
})

test('whatever a link may hold stays inside of it', () => {
  const token = 'abc"><script>alert(1)</script>&b=1'
  const { html } = linkMail('nova-senha', { to: 'x@exemplo.com', appUrl, token })
  expect(html).not.toContain('<script>')
  expect(html).not.toContain('abc"')
})
