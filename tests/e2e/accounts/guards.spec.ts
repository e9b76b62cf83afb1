import { newEmail } from '#tests/support/product/new-email.ts'
import { expect, IN_CHAT, test } from '../journey.ts'
import { enter, PASSWORD, signIn } from '../people.ts'

test('signed out, the root address and the chat lead to the login, and signing in to the chat', async ({
  page,
  person,
}) => {
  for (const address of ['/', '/chat']) {
    await page.goto(address)
    await expect(page).toHaveURL('/login')
    await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible()
  }
  await signIn(page, person)
  await expect(page).toHaveURL(IN_CHAT)
  await expect(page.getByRole('button', { name: 'Sair' })).toBeVisible()
  // The login is no place to come back to.
  await page.goBack()
  await expect(page).not.toHaveURL(/login/)
})

test('signed out, any other screen of one’s own leads to the login and back to that very screen', {
  tag: '@long',
}, async ({ page, person }) => {
  await page.goto('/conta?x=1#tema')
  await expect(page).toHaveURL(/\/login\?voltar=/)
  await signIn(page, person)
  await expect(page).toHaveURL('/conta?x=1#tema')
  await expect(page.getByRole('heading', { name: 'Sua conta' })).toBeVisible()
})

test('the way back survives the detour over registering', { tag: '@long' }, async ({ page, product }) => {
  const email = newEmail()
  await product.liberate(email)
  await page.goto('/conta')
  await page.getByRole('link', { name: 'Criar conta' }).click()
  await page.getByLabel('Confirmar senha', { exact: true }).fill(PASSWORD)
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Criar conta' }).click()
  await expect(page).toHaveURL('/conta')
})

// What counts as elsewhere is proved beside return-path.ts.
test('nobody is led away to another site after signing in', async ({ page, person }) => {
  await page.goto(`/login?voltar=${encodeURIComponent('//mau.exemplo')}`)
  await signIn(page, person)
  await expect(page).toHaveURL(IN_CHAT)
})

test('signed in, the screens of those who are not lead on', { tag: '@long' }, async ({
  page,
  context,
  person,
  product,
}) => {
  await enter(context, product, person)
  for (const address of ['/', '/login', '/register', '/login?voltar=%2Fconta']) {
    await page.goto(address)
    await expect(page).toHaveURL(address.includes('conta') ? '/conta' : IN_CHAT)
  }
})

test('signing out in one tab is signing out in all of them, and nothing of before can be opened', async ({
  page,
  context,
  person,
  product,
}) => {
  await enter(context, product, person)
  const other = await context.newPage()
  await Promise.all([page.goto('/chat'), other.goto('/conta')])
  await expect(other.getByRole('heading', { name: 'Sua conta' })).toBeVisible()
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL('/login')
  await expect(other).toHaveURL('/login')
  expect((await context.cookies()).filter(({ name }) => name.includes('session'))).toEqual([])
  await page.goto('/conta')
  await expect(page).toHaveURL(/\/login\?voltar=/)
  await signIn(page, person)
  // What loads above the button moves it.
  await expect(page.getByText('Este aparelho', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL('/login')
})

test('a session that ended meanwhile leads to the login, and back after signing in', async ({
  page,
  context,
  person,
  product,
}) => {
  await enter(context, product, person)
  // While the server does not answer, one is told so and can try again.
  await page.route('**/api/account/session', (route) => route.fulfill({ status: 503, json: {} }))
  await page.goto('/conta')
  await expect(page.getByRole('heading', { name: 'Não conseguimos conectar' })).toBeVisible()
  await page.unroute('**/api/account/session')
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByRole('heading', { name: 'Sua conta' })).toBeVisible()

  await product.sql`delete from sessions where "userId" = ${person.id}`
  await expect(page).toHaveURL(/\/login\?voltar=%2Fconta/)
  await signIn(page, person)
  await expect(page).toHaveURL('/conta')
})
