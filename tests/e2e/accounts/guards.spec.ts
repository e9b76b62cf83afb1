import type { Page } from '@playwright/test'
import { expect, IN_CHAT, type JourneyPerson, test } from '#tests/support/journey.ts'

async function signInHere(page: Page, { email, password }: JourneyPerson) {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
}

test('the root address leads to the login', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible()
})

test('signed out, the chat leads to the login and back after signing in', async ({ page, person }) => {
  await page.goto('/chat')
  await expect(page).toHaveURL('/login')
  await signInHere(page, person)
  await expect(page).toHaveURL(IN_CHAT)
})

test('signed out, any other screen of one’s own leads to the login and back to that very screen', async ({
  page,
  person,
}) => {
  await page.goto('/conta?x=1#tema')
  await expect(page).toHaveURL(/\/login\?voltar=/)
  await signInHere(page, person)
  await expect(page).toHaveURL('/conta?x=1#tema')
  await expect(page.getByRole('heading', { name: 'Sua conta' })).toBeVisible()
})

test('the way back survives the detour over registering', async ({ page, product }) => {
  const email = `nova-${Date.now()}@exemplo.com.br`
  await product.liberate(email)
  await page.goto('/conta')
  await page.getByRole('link', { name: 'Criar conta' }).click()
  await page.getByLabel('Confirmar senha', { exact: true }).waitFor()
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByLabel('Senha', { exact: true }).fill('uma frase só minha')
  await page.getByLabel('Confirmar senha', { exact: true }).fill('uma frase só minha')
  await page.getByRole('button', { name: 'Criar conta' }).click()
  await expect(page).toHaveURL('/conta')
})

for (const elsewhere of [
  'https://mau.exemplo',
  '//mau.exemplo',
  '/\\mau.exemplo',
  '/.//mau.exemplo',
  'javascript:alert(1)',
]) {
  test(`nobody is led away to ${elsewhere} after signing in`, async ({ page, person }) => {
    await page.goto(`/login?voltar=${encodeURIComponent(elsewhere)}`)
    await signInHere(page, person)
    await expect(page).toHaveURL(IN_CHAT)
  })
}

for (const address of ['/', '/login', '/register', '/login?voltar=%2Fconta']) {
  test(`signed in, ${address} leads on`, async ({ page, context, person, signedIn }) => {
    await signedIn(context, person)
    await page.goto(address)
    await expect(page).toHaveURL(address.includes('conta') ? '/conta' : IN_CHAT)
  })
}

test('the back button does not lead back to the login', async ({ page, person }) => {
  await page.goto('/ajuda')
  await page.goto('/login')
  await signInHere(page, person)
  await expect(page).toHaveURL(IN_CHAT)
  await expect(page.getByRole('button', { name: 'Sair' })).toBeVisible()
  await page.goBack()
  await expect(page).not.toHaveURL(/login/)
})

test('signing out leads to the login, and nothing of before can be opened', async ({
  page,
  context,
  person,
  signedIn,
}) => {
  await signedIn(context, person)
  await page.goto('/conta')
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL('/login')
  expect((await context.cookies()).filter(({ name }) => name.includes('session'))).toEqual([])
  await page.goto('/conta')
  await expect(page).toHaveURL(/\/login/)
})

test('the chat has a way out, too', async ({ page, context, person, signedIn }) => {
  await signedIn(context, person)
  await page.goto('/chat')
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL('/login')
})

test('signing out in one tab is signing out in all of them', async ({ page, context, person, signedIn }) => {
  await signedIn(context, person)
  const other = await context.newPage()
  await Promise.all([page.goto('/conta'), other.goto('/conta')])
  await expect(other.getByRole('heading', { name: 'Sua conta' })).toBeVisible()
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL('/login')
  await expect(other).toHaveURL('/login')
})

test('a session that ended meanwhile leads to the login, and back after signing in', async ({
  page,
  context,
  person,
  product,
  signedIn,
}) => {
  await signedIn(context, person)
  await page.goto('/conta')
  await expect(page.getByRole('heading', { name: 'Sua conta' })).toBeVisible()
  await product.sql`delete from sessions where "userId" = ${person.id}`
  await expect(page).toHaveURL(/\/login\?voltar=%2Fconta/)
  await signInHere(page, person)
  await expect(page).toHaveURL('/conta')
})

test('while the server does not answer, one is told so and can try again', async ({
  page,
  context,
  person,
  signedIn,
}) => {
  await signedIn(context, person)
  await page.route('**/api/account/session', (route) => route.fulfill({ status: 503, json: {} }))
  await page.goto('/conta')
  await expect(page.getByRole('heading', { name: 'Não conseguimos conectar' })).toBeVisible()
  await page.unroute('**/api/account/session')
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByRole('heading', { name: 'Sua conta' })).toBeVisible()
})
