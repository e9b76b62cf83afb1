import { alertOf, expect, IN_CHAT, test } from '../journey.ts'
import { enter, signIn } from '../people.ts'
import { changePassword } from './change-password.ts'

const NEW_PASSWORD = 'outra frase só minha'
const FIREFOX_ON_WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0'

test.beforeEach(async ({ page, context, person, product }) => {
  await enter(context, product, person)
  await page.goto('/conta')
})

test('it shows e-mail and plan, has a place for one’s data, and a way back to the chat', {
  tag: '@long',
}, async ({ page, person }) => {
  await expect(page.getByText(person.email)).toBeVisible()
  await expect(page.getByText('mensal')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Seus dados' })).toBeVisible()
  await page.getByRole('link', { name: 'Voltar para a conversa' }).click()
  await expect(page).toHaveURL(IN_CHAT)
})

test('each of its sections has an address, is one tap away, and Back leads to the one before', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const sections = page.getByRole('navigation', { name: 'Seções da conta' })
  const current = sections.locator('[aria-current]')
  await expect(current).toHaveText('Geral')
  await sections.getByRole('link', { name: 'Dados' }).click()
  await expect(page.getByRole('heading', { name: 'Seus dados' })).toBeInViewport()
  await expect(page.getByRole('region', { name: 'Dados', exact: true })).toBeFocused()
  await expect(current).toHaveText('Dados')
  await expect(current).toBeInViewport({ ratio: 1 })
  await sections.getByRole('link', { name: 'Segurança' }).click()
  await expect(page.getByLabel('Senha atual', { exact: true })).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Senha atual', { exact: true })).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/conta#dados')
  await expect(current).toHaveText('Dados')
  await page.goto('/chat')
  await page.goto('/conta#discricao')
  await expect(page.getByRole('region', { name: 'Discrição' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Modo discreto' })).toBeInViewport()
})

test('the password can be changed by its rules; this browser stays signed in, the others do not', {
  tag: '@long',
}, async ({ page, elsewhere, person, product }) => {
  const current = page.getByLabel('Senha atual', { exact: true })
  await page.getByRole('button', { name: 'Trocar senha' }).click()
  await expect(alertOf(page, 'Por favor, preencha todos os campos')).toBeVisible()
  await changePassword(page, { current: person.password, password: NEW_PASSWORD, confirmation: 'outra' })
  await expect(alertOf(page, 'As senhas não coincidem')).toBeVisible()
  await changePassword(page, { current: person.password, password: '1234567' })
  await expect(page.getByLabel('Nova senha', { exact: true })).toHaveAccessibleDescription(
    /A senha precisa de pelo menos 8 caracteres\./,
  )
  await changePassword(page, { current: 'não é esta', password: NEW_PASSWORD })
  await expect(current).toHaveAccessibleDescription('A senha atual não confere.')
  await expect(current).toBeFocused()

  const context = await elsewhere()
  await enter(context, product, person)
  await changePassword(page, { current: person.password, password: NEW_PASSWORD })
  await expect(page.getByRole('alert')).toHaveText('Senha alterada. As outras sessões foram encerradas.')
  await expect(current).toHaveValue('')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Sua conta' })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/conta')
  await expect(other).toHaveURL(/\/login/)
  await signIn(other, { email: person.email, password: NEW_PASSWORD })
  await expect(other).toHaveURL('/conta')
})

test.describe('with a clock', () => {
  test.use({ ownContext: true })

  test('a change of the password that takes half a minute is waited for', { tag: '@long' }, async ({
    page,
    person,
  }) => {
    const { promise: gate, resolve: goOn } = Promise.withResolvers<void>()
    await page.clock.install()
    await page.route('**/api/account/change-password', async (route) => {
      await gate
      await route.continue()
    })
    const asked = page.waitForRequest('**/api/account/change-password')
    await changePassword(page, { current: person.password, password: NEW_PASSWORD })
    await asked
    await page.clock.fastForward('00:30')
    goOn()
    await expect(page.getByRole('alert')).toHaveText('Senha alterada. As outras sessões foram encerradas.')
  })
})

test('it shows where one is signed in, and ends one of the others or all at once', async ({
  page,
  elsewhere,
  person,
  product,
}) => {
  const context = await elsewhere()
  await enter(context, product, person, FIREFOX_ON_WINDOWS)
  await page.reload()
  await expect(page.getByText('Este aparelho', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Encerrar sessão em Firefox no Windows' }).click()
  await expect(page.getByText('Sessão encerrada.')).toBeVisible()
  await expect(page.getByText('Firefox no Windows')).toHaveCount(0)
  const other = await context.newPage()
  await other.goto('/conta')
  await expect(other).toHaveURL(/\/login/)

  // Two more, of which one is open.
  await enter(await elsewhere(), product, person)
  await enter(context, product, person)
  await other.goto('/conta')
  await expect(other.getByRole('heading', { name: 'Sua conta' })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Encerrar todas as outras' }).click()
  await expect(page.getByText('As outras sessões foram encerradas.', { exact: true })).toBeVisible()
  await expect(other).toHaveURL(/\/login/)
  const open = await product.sql`select from sessions where "userId" = ${person.id}`
  expect(open).toHaveLength(1)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Sua conta' })).toBeVisible()
})

test('two sessions are ended one right after the other', { tag: '@long' }, async ({
  page,
  elsewhere,
  person,
  product,
}) => {
  const rows = ['Firefox no Windows', 'Firefox no Linux']
  await enter(await elsewhere(), product, person, FIREFOX_ON_WINDOWS)
  await enter(await elsewhere(), product, person, FIREFOX_ON_WINDOWS.replace(/\(.*?;/, '(X11; Linux x86_64;'))
  const { promise: gate, resolve: goOn } = Promise.withResolvers<void>()
  await page.route('**/api/account/sessions/*', async (route) => {
    await gate
    await route.continue()
  })
  await page.reload()
  for (const row of rows) await page.getByRole('button', { name: `Encerrar sessão em ${row}` }).click()
  goOn()
  for (const row of rows) await expect(page.getByText(row)).toHaveCount(0)
})

test('the theme is the chosen one at once, in every tab, after a reload without a flash, and when signed out', {
  tag: '@long',
}, async ({ page, context }) => {
  const colour = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await colour()
  const other = await context.newPage()
  await other.goto('/ajuda')
  await page.getByRole('radio', { name: 'Escuro' }).check({ force: true })
  for (const tab of [page, other]) await expect(tab.locator('html')).toHaveAttribute('data-theme', 'escuro')
  await expect.poll(colour).not.toBe(light)
  await page.getByRole('radio', { name: 'Sistema' }).check({ force: true })
  await expect.poll(colour).toBe(light)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(colour).not.toBe(light)

  await page.emulateMedia({ colorScheme: 'light' })
  await page.getByRole('radio', { name: 'Escuro' }).check({ force: true })
  await page.addInitScript(() => {
    // Remembers the theme at the moment when there is something to draw for the first time.
    new MutationObserver((_changes, observer) => {
      if (!document.body) return
      sessionStorage.setItem('first-theme', document.documentElement.dataset.theme ?? '')
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Escuro' })).toBeChecked()
  expect(await page.evaluate(() => sessionStorage.getItem('first-theme'))).toBe('escuro')
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL('/login')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'escuro')
})
