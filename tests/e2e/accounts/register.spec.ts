import type { Page } from '@playwright/test'
import { alertOf, expect, IN_CHAT, newEmail, PASSWORD, test } from '#tests/support/journey.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/register')
})

async function fill(
  page: Page,
  { email, password, confirmation = password }: { email: string; password: string; confirmation?: string },
) {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByLabel('Confirmar senha', { exact: true }).fill(confirmation)
}
const create = (page: Page) => page.getByRole('button', { name: 'Criar conta' }).click()

test('who bought a plan creates an account and lands in the chat', async ({ page, product }) => {
  const email = newEmail()
  await product.liberate(email, 'anual')
  await fill(page, { email: ` ${email.toUpperCase()}`, password: PASSWORD })
  await create(page)
  await expect(page).toHaveURL(IN_CHAT)
  await expect(page.getByRole('button', { name: 'Sair' })).toBeVisible()
  const [row] =
    await product.sql`select plano, "consentVersion", now() - "consentAt" < interval '1 minute' as fresh
    from users where email = ${email}`
  expect(row).toEqual({ plano: 'anual', consentVersion: '2025-04', fresh: true })
})

test('what is accepted by creating the account is said above the button, and three fields are all it asks for', async ({
  page,
}) => {
  for (const words of ['18 anos ou mais', 'Termos de uso', 'Política de privacidade', 'saúde']) {
    await expect(page.locator('form').getByText(words)).toBeVisible()
  }
  await expect(page.getByRole('textbox')).toHaveCount(3)
})

test('every field must be filled in', async ({ page }) => {
  const sentence = alertOf(page, 'Por favor, preencha todos os campos')
  await create(page)
  await expect(sentence).toBeVisible()
  for (const missing of ['E-mail', 'Senha', 'Confirmar senha']) {
    await fill(page, { email: 'alguem@exemplo.com', password: PASSWORD })
    await page.getByLabel(missing, { exact: true }).fill('')
    await create(page)
    await expect(sentence).toBeVisible()
    await expect(page.getByLabel(missing, { exact: true })).toBeFocused()
  }
})

test('both passwords must be the same', async ({ page }) => {
  await fill(page, { email: newEmail(), password: PASSWORD, confirmation: `${PASSWORD}!` })
  await create(page)
  await expect(alertOf(page, 'As senhas não coincidem')).toBeVisible()
  await expect(page.getByLabel('Confirmar senha', { exact: true })).toHaveAccessibleDescription(
    'As senhas não coincidem',
  )
})

test('an e-mail without a plan is told to buy one first', async ({ page, product }) => {
  const email = newEmail()
  await fill(page, { email, password: PASSWORD })
  await create(page)
  const sentence =
    'Este email não está autorizado para criar uma conta. Por favor, faça a compra do plano primeiro.'
  await expect(alertOf(page, sentence)).toBeVisible()
  expect(await product.sql`select 1 from users where email = ${email}`).toHaveLength(0)
  await product.liberate(email)
  await create(page)
  await expect(page).toHaveURL(IN_CHAT)
})

test('an e-mail that has an account is told to sign in', async ({ page, person }) => {
  await fill(page, { email: person.email, password: 'outra senha boa' })
  await create(page)
  await expect(
    alertOf(page, 'Este email já está em uso. Por favor, use outro email ou faça login.'),
  ).toBeVisible()
  await expect(page).toHaveURL('/register')
})

test('any other failure has its one sentence, and nothing typed is lost', async ({ page, product }) => {
  const email = newEmail()
  await product.liberate(email)
  await page.route('**/api/account/register', (route) => route.abort())
  await fill(page, { email, password: PASSWORD })
  await create(page)
  await expect(alertOf(page, 'Erro ao criar conta. Por favor, tente novamente.')).toBeVisible()
  await page.unroute('**/api/account/register')
  await create(page)
  await expect(page).toHaveURL(IN_CHAT)
})

test('how long a password must be is said before it fails, and again next to it when it does', async ({
  page,
}) => {
  const password = page.getByLabel('Senha', { exact: true })
  await expect(password).toHaveAccessibleDescription(/Pelo menos 8 caracteres/)
  await fill(page, { email: newEmail(), password: '1234567' })
  await create(page)
  await expect(password).toHaveAccessibleDescription(/A senha precisa de pelo menos 8 caracteres\./)
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await expect(password).toBeFocused()
  await fill(page, { email: newEmail(), password: 'x'.repeat(129) })
  await create(page)
  await expect(password).toHaveAccessibleDescription(/A senha pode ter no máximo 128 caracteres\./)
})

test('an e-mail that is none is said next to it', async ({ page }) => {
  await fill(page, { email: 'maria', password: PASSWORD })
  await create(page)
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription(
    'Informe um e-mail válido, como nome@exemplo.com.br.',
  )
})

test('there is a way back to the login, and what was typed as e-mail goes along', async ({ page }) => {
  const email = newEmail()
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByRole('button', { name: 'Voltar para o login' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email)
})
