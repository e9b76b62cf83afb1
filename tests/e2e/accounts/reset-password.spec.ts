import type { Page } from '@playwright/test'
import { alertOf, expect, IN_CHAT, newEmail, test } from '#tests/support/journey.ts'
import { linkIn } from '#tests/support/smtp-server.ts'

const SENT = 'E-mail de recuperação enviado! Verifique sua caixa de entrada.'
const CANNOT_SEND = 'Não foi possível enviar o e-mail. Verifique se o e-mail está correto.'
const RESET = { subject: 'Crie uma nova senha no Aconchego' }
const NEW_PASSWORD = 'outra frase só minha'

async function askForLink(page: Page, email: string) {
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByRole('button', { name: 'Esqueci minha senha' }).click()
}

async function choose(page: Page, password: string, confirmation = password) {
  await page.getByLabel('Nova senha', { exact: true }).fill(password)
  await page.getByLabel('Confirmar nova senha', { exact: true }).fill(confirmation)
  await page.getByRole('button', { name: 'Salvar nova senha' }).click()
}

async function signIn(page: Page, email: string, password: string) {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
}

test('the link in the mail sets a new password', async ({ page, person, product }) => {
  await askForLink(page, ` ${person.email.toUpperCase()}`)
  await expect(alertOf(page, SENT)).toBeVisible()
  const mail = await product.smtp.mailTo(person.email, RESET)
  expect(mail.html).toContain(linkIn(mail))
  await page.goto(linkIn(mail))
  await choose(page, NEW_PASSWORD)
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('alert')).toContainText('Senha alterada')
  await signIn(page, person.email, person.password)
  await expect(alertOf(page, 'Email ou senha incorretos. Por favor, tente novamente.')).toBeVisible()
  await signIn(page, person.email, NEW_PASSWORD)
  await expect(page).toHaveURL(IN_CHAT)
})

test('the token does not stay in the address, and the page can be loaded again', async ({
  page,
  person,
  product,
}) => {
  await askForLink(page, person.email)
  await page.goto(linkIn(await product.smtp.mailTo(person.email, RESET)))
  await expect(page).toHaveURL('/redefinir-senha')
  await page.reload()
  await choose(page, NEW_PASSWORD)
  await expect(page).toHaveURL('/login')
})

test('a link works once', async ({ page, person, product }) => {
  await askForLink(page, person.email)
  const link = linkIn(await product.smtp.mailTo(person.email, RESET))
  await page.goto(link)
  await choose(page, NEW_PASSWORD)
  await expect(page).toHaveURL('/login')
  await page.goto(link)
  await choose(page, 'mais uma senha')
  await expect(alertOf(page, 'Este link não vale mais. Peça um novo em "Esqueci minha senha".')).toBeVisible()
})

test('a link is over after an hour', async ({ page, person, product }) => {
  await askForLink(page, person.email)
  const link = linkIn(await product.smtp.mailTo(person.email, RESET))
  const [row] = await product.sql`select extract(epoch from "expiresAt" - now()) as seconds from links
    join users on users.id = "userId" where kind = 'reset' and email = ${person.email}`
  expect(Number(row?.seconds)).toBeGreaterThan(3500)
  expect(Number(row?.seconds)).toBeLessThanOrEqual(3600)
  await product.sql`update links set "expiresAt" = "expiresAt" - interval '1 hour'`
  await page.goto(link)
  await choose(page, NEW_PASSWORD)
  await expect(alertOf(page, 'Este link não vale mais. Peça um novo em "Esqueci minha senha".')).toBeVisible()
})

for (const address of ['/redefinir-senha', '/redefinir-senha#token=', '/redefinir-senha#token=inventado']) {
  test(`${address} is no link, and leads to where one gets one`, async ({ page }) => {
    await page.goto(address)
    if (address.endsWith('inventado')) await choose(page, NEW_PASSWORD)
    await expect(
      alertOf(page, 'Este link não vale mais. Peça um novo em "Esqueci minha senha".'),
    ).toBeVisible()
    await page.getByRole('link', { name: 'Ir para o login' }).click()
    await expect(page).toHaveURL('/login')
  })
}

test('a new password ends all sessions, also in a browser that is open', async ({
  page,
  browser,
  context,
  person,
  product,
  signedIn,
}) => {
  const elsewhere = await browser.newContext({ baseURL: product.url })
  await signedIn(elsewhere, person)
  const other = await elsewhere.newPage()
  await other.goto('/conta')
  await expect(other.getByRole('heading', { name: 'Sua conta' })).toBeVisible()
  await signedIn(context, person)
  await page.request.post('/api/account/forgot-password', { data: { email: person.email } })
  await page.goto(linkIn(await product.smtp.mailTo(person.email, RESET)))
  await choose(page, NEW_PASSWORD)
  await expect(page).toHaveURL('/login')
  await other.reload()
  await expect(other).toHaveURL(/\/login/)
  await elsewhere.close()
})

test('without an e-mail the field asks for it', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Esqueci minha senha' }).click()
  const email = page.getByRole('textbox', { name: 'E-mail' })
  await expect(email).toHaveAccessibleDescription('Informe seu e-mail para redefinir a senha.')
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toBeFocused()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('an address that is none is told next to the field', async ({ page }) => {
  await askForLink(page, 'maria')
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription(CANNOT_SEND)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('while mail cannot leave, it is told next to the field, and works again afterwards', async ({
  page,
  person,
  product,
}) => {
  product.smtp.away(true)
  await askForLink(page, person.email)
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription(CANNOT_SEND)
  product.smtp.away(false)
  await page.getByRole('button', { name: 'Esqueci minha senha' }).click()
  await expect(alertOf(page, SENT)).toBeVisible()
  await product.smtp.mailTo(person.email, RESET)
})

test('an unknown e-mail looks like success, and gets no mail', async ({ page, person, product }) => {
  const unknown = newEmail()
  await askForLink(page, unknown)
  await expect(alertOf(page, SENT)).toBeVisible()
  await askForLink(page, person.email)
  await expect(alertOf(page, SENT)).toBeVisible()
  await product.smtp.mailTo(person.email, RESET)
  expect(product.smtp.mailsTo(unknown)).toEqual([])
})

test('the form for a new password has the same rules as registering', async ({ page, person, product }) => {
  await askForLink(page, person.email)
  await page.goto(linkIn(await product.smtp.mailTo(person.email, RESET)))
  await choose(page, '', '')
  await expect(alertOf(page, 'Por favor, preencha todos os campos')).toBeVisible()
  await choose(page, NEW_PASSWORD, 'diferente')
  await expect(alertOf(page, 'As senhas não coincidem')).toBeVisible()
  await choose(page, '1234567')
  await expect(page.getByLabel('Nova senha', { exact: true })).toHaveAccessibleDescription(
    /A senha precisa de pelo menos 8 caracteres\./,
  )
  await choose(page, NEW_PASSWORD)
  await expect(page).toHaveURL('/login')
})
