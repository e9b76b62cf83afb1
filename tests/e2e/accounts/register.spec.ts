import type { Page } from '@playwright/test'
import { newEmail } from '#tests/support/product/new-email.ts'
import { alertOf, expect, IN_CHAT, test } from '../journey.ts'
import { PASSWORD } from '../people.ts'

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
  const [before] = await product.sql`select now() as at`
  await create(page)
  await expect(page).toHaveURL(IN_CHAT)
  await expect(page.getByRole('button', { name: 'Sair' })).toBeVisible()
  const [row] = await product.sql`select plano, "consentVersion", "consentAt" between
    ${before?.at} - interval '1 second' and now() as fresh from users where email = ${email}`
  expect(row).toEqual({ plano: 'anual', consentVersion: '2025-04', fresh: true })
})

test('what is accepted is said above the button, and what is wrong next to its field', {
  tag: '@long',
}, async ({ page }) => {
  for (const words of ['18 anos ou mais', 'Termos de uso', 'Política de privacidade', 'saúde']) {
    await expect(page.locator('form').getByText(words).first()).toBeVisible()
  }
  await expect(page.getByRole('textbox')).toHaveCount(3)

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

  await fill(page, { email: newEmail(), password: PASSWORD, confirmation: `${PASSWORD}!` })
  await create(page)
  await expect(alertOf(page, 'As senhas não coincidem')).toBeVisible()
  await expect(page.getByLabel('Confirmar senha', { exact: true })).toHaveAccessibleDescription(
    'As senhas não coincidem',
  )

  await fill(page, { email: 'maria', password: PASSWORD })
  await create(page)
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription(
    'Informe um e-mail válido, como nome@exemplo.com.br.',
  )

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

  // The way back to the login takes along what was typed as e-mail.
  const email = newEmail()
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByRole('button', { name: 'Voltar para o login' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email)
})

test('each refusal has its sentence, nothing typed is lost, and afterwards it can be done', async ({
  page,
  person,
  product,
}) => {
  await fill(page, { email: person.email, password: 'outra senha boa' })
  await create(page)
  await expect(
    alertOf(page, 'Este email já está em uso. Por favor, use outro email ou faça login.'),
  ).toBeVisible()
  await expect(page).toHaveURL('/register')

  const email = newEmail()
  await fill(page, { email, password: PASSWORD })
  await create(page)
  const notAllowed =
    'Este email não está autorizado para criar uma conta. Por favor, faça a compra do plano primeiro.'
  await expect(alertOf(page, notAllowed)).toBeVisible()
  expect(await product.sql`select 1 from users where email = ${email}`).toHaveLength(0)

  await page.route('**/api/account/register', (route) => route.abort())
  await create(page)
  await expect(alertOf(page, 'Erro ao criar conta. Por favor, tente novamente.')).toBeVisible()
  await page.unroute('**/api/account/register')
  await product.liberate(email)
  await create(page)
  await expect(page).toHaveURL(IN_CHAT)
})
