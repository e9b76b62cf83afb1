import type { Page } from '@playwright/test'
import { linkIn } from '#tests/support/mail/smtp-server.ts'
import { newEmail } from '#tests/support/product/new-email.ts'
import { alertOf, expect, IN_CHAT, test } from '../journey.ts'
import { enter, signIn } from '../people.ts'

const SENT = 'E-mail de recuperação enviado! Verifique sua caixa de entrada.'
const CANNOT_SEND = 'Não foi possível enviar o e-mail. Verifique se o e-mail está correto.'
const WAITS =
  'O e-mail ainda não saiu: o envio está fora do ar. Ele sai sozinho assim que voltar; se não chegar em uma hora, peça de novo.'
const NO_LONGER = 'Este link não vale mais. Peça um novo em "Esqueci minha senha".'
const RESET = { subject: 'Crie uma nova senha no Aconchego' }
const NEW_PASSWORD = 'outra frase só minha'

async function askFor(page: Page, email: string) {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByRole('button', { name: 'Esqueci minha senha' }).click()
}

async function choose(page: Page, password: string, confirmation = password) {
  await page.getByLabel('Nova senha', { exact: true }).fill(password)
  await page.getByLabel('Confirmar nova senha', { exact: true }).fill(confirmation)
  await page.getByRole('button', { name: 'Salvar nova senha' }).click()
}

test('the link in the mail sets a new password by the rules, once, and ends every session', async ({
  page,
  elsewhere,
  person,
  product,
}) => {
  const context = await elsewhere()
  await enter(context, product, person)
  const other = await context.newPage()
  await other.goto('/conta')
  await expect(other.getByRole('heading', { name: 'Sua conta' })).toBeVisible()

  await page.goto('/login')
  await askFor(page, ` ${person.email.toUpperCase()}`)
  await expect(alertOf(page, SENT)).toBeVisible()
  const mail = await product.smtp.mailTo(person.email, RESET)
  const link = linkIn(mail)
  expect(mail.html).toContain(link)
  await page.goto(link)
  // The token does not stay in the address, and the page can be loaded again.
  await expect(page).toHaveURL('/redefinir-senha')
  await page.reload()
  await choose(page, '', '')
  await expect(alertOf(page, 'Por favor, preencha todos os campos')).toBeVisible()
  await choose(page, NEW_PASSWORD, 'diferente')
  await expect(alertOf(page, 'As senhas não coincidem')).toBeVisible()
  const field = page.getByLabel('Nova senha', { exact: true })
  await choose(page, '1234567')
  await expect(field).toHaveAccessibleDescription(/A senha precisa de pelo menos 8 caracteres\./)
  await choose(page, '12345678')
  await expect(field).toHaveAccessibleDescription(/Esta senha está entre as mais usadas/)

  await choose(page, NEW_PASSWORD)
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('alert')).toContainText('Senha alterada')
  await expect(other).toHaveURL(/\/login/)
  await signIn(page, person)
  await expect(alertOf(page, 'Email ou senha incorretos. Por favor, tente novamente.')).toBeVisible()

  await page.goto(link)
  await choose(page, 'mais uma senha')
  await expect(alertOf(page, NO_LONGER)).toBeVisible()
  await page.getByRole('link', { name: 'Ir para o login' }).click()
  await signIn(page, { email: person.email, password: NEW_PASSWORD })
  await expect(page).toHaveURL(IN_CHAT)
})

test('a link expires after an hour', { tag: '@long' }, async ({ page, person, product, request }) => {
  const [before] = await product.sql`select now() as at`
  await request.post('/api/account/forgot-password', { data: { email: person.email } })
  const link = linkIn(await product.smtp.mailTo(person.email, RESET))
  const [row] = await product.sql`select "expiresAt" between ${before?.at} + interval '59 minutes 59 seconds'
    and now() + interval '1 hour' as right from links where kind = 'nova-senha' and "userId" = ${person.id}`
  expect(row?.right).toBe(true)
  await product.sql`update links set "expiresAt" = now() where "userId" = ${person.id}`
  await page.goto(link)
  await choose(page, NEW_PASSWORD)
  await expect(alertOf(page, NO_LONGER)).toBeVisible()
})

test('an address without a valid link leads to where one can ask for one', { tag: '@long' }, async ({
  page,
}) => {
  for (const token of ['', '#token=', '#token=inventado']) {
    await page.goto(`/redefinir-senha${token}`)
    if (token.endsWith('inventado')) await choose(page, NEW_PASSWORD)
    await expect(alertOf(page, NO_LONGER)).toBeVisible()
    await page.getByRole('link', { name: 'Ir para o login' }).click()
    await expect(page).toHaveURL('/login')
  }
})

test('what keeps the mail from being sent is told next to the field; an unknown e-mail looks like success', async ({
  page,
  person,
  product,
}) => {
  const email = page.getByRole('textbox', { name: 'E-mail' })
  await page.goto('/login')
  await page.getByRole('button', { name: 'Esqueci minha senha' }).click()
  await expect(email).toHaveAccessibleDescription('Informe seu e-mail para redefinir a senha.')
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toBeFocused()
  await askFor(page, 'maria')
  await expect(email).toHaveAccessibleDescription(CANNOT_SEND)
  await expect(page.getByRole('alert')).toHaveCount(0)

  const unknown = newEmail()
  await askFor(page, unknown)
  await expect(alertOf(page, SENT)).toBeVisible()

  product.smtp.away(true)
  await askFor(page, person.email)
  await expect(alertOf(page, WAITS)).toBeVisible()
  product.smtp.away(false)
  await page.getByRole('button', { name: 'Esqueci minha senha' }).click()
  await expect(alertOf(page, SENT)).toBeVisible()
  await product.smtp.mailTo(person.email, RESET)
  expect(product.smtp.mailsTo(unknown)).toEqual([])
})
