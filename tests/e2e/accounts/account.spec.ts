import type { Browser, BrowserContext, Page } from '@playwright/test'
import { alertOf, expect, type JourneyPerson, test } from '#tests/support/journey.ts'

const NEW_PASSWORD = 'outra frase só minha'
const FIREFOX_ON_WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0'

test.beforeEach(async ({ page, context, person, signedIn }) => {
  await signedIn(context, person)
  await page.goto('/conta')
})

/** The same person on a computer elsewhere. */
async function elsewhere(
  browser: Browser,
  url: string,
  person: JourneyPerson,
  signedIn: (context: BrowserContext, person: JourneyPerson) => Promise<void>,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, userAgent: FIREFOX_ON_WINDOWS })
  await signedIn(context, person)
  return context.newPage()
}

async function changeTo(
  page: Page,
  {
    current,
    password,
    confirmation = password,
  }: { current: string; password: string; confirmation?: string },
) {
  await page.getByLabel('Senha atual', { exact: true }).fill(current)
  await page.getByLabel('Nova senha', { exact: true }).fill(password)
  await page.getByLabel('Confirmar nova senha', { exact: true }).fill(confirmation)
  await page.getByRole('button', { name: 'Trocar senha' }).click()
}

test('it shows e-mail and plan', async ({ page, person }) => {
  await expect(page.getByText(person.email)).toBeVisible()
  await expect(page.getByText('mensal')).toBeVisible()
})

test('the password can be changed; this browser stays signed in, the others do not', async ({
  page,
  browser,
  person,
  product,
  signedIn,
}) => {
  const other = await elsewhere(browser, product.url, person, signedIn)
  await changeTo(page, { current: person.password, password: NEW_PASSWORD })
  await expect(page.getByRole('alert')).toHaveText('Senha alterada. As outras sessões foram encerradas.')
  await expect(page.getByLabel('Senha atual', { exact: true })).toHaveValue('')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Sua conta' })).toBeVisible()
  await other.goto('/conta')
  await expect(other).toHaveURL(/\/login/)
  await other.getByRole('textbox', { name: 'E-mail' }).fill(person.email)
  await other.getByLabel('Senha', { exact: true }).fill(NEW_PASSWORD)
  await other.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(other).toHaveURL('/conta')
  await other.context().close()
})

test('a wrong current password is told next to it', async ({ page }) => {
  await changeTo(page, { current: 'não é esta', password: NEW_PASSWORD })
  const current = page.getByLabel('Senha atual', { exact: true })
  await expect(current).toHaveAccessibleDescription('A senha atual não confere.')
  await expect(current).toBeFocused()
})

test('changing the password has the rules of choosing one', async ({ page, person }) => {
  await page.getByRole('button', { name: 'Trocar senha' }).click()
  await expect(alertOf(page, 'Por favor, preencha todos os campos')).toBeVisible()
  await changeTo(page, { current: person.password, password: NEW_PASSWORD, confirmation: 'outra' })
  await expect(alertOf(page, 'As senhas não coincidem')).toBeVisible()
  await changeTo(page, { current: person.password, password: '1234567' })
  await expect(page.getByLabel('Nova senha', { exact: true })).toHaveAccessibleDescription(
    /A senha precisa de pelo menos 8 caracteres\./,
  )
})

test('it shows where one is signed in, and ends one of them', async ({
  page,
  browser,
  person,
  product,
  signedIn,
}) => {
  const other = await elsewhere(browser, product.url, person, signedIn)
  await page.reload()
  await expect(page.getByText('Este aparelho', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Encerrar sessão em Firefox no Windows' }).click()
  await expect(page.getByText('Sessão encerrada.')).toBeVisible()
  await expect(page.getByText('Firefox no Windows')).toHaveCount(0)
  await other.goto('/conta')
  await expect(other).toHaveURL(/\/login/)
  await other.context().close()
})

test('it ends all others at once', async ({ page, browser, person, product, signedIn }) => {
  const others = [
    await elsewhere(browser, product.url, person, signedIn),
    await elsewhere(browser, product.url, person, signedIn),
  ]
  await page.reload()
  await page.getByRole('button', { name: 'Encerrar todas as outras' }).click()
  await expect(page.getByText('As outras sessões foram encerradas.', { exact: true })).toBeVisible()
  for (const other of others) {
    await other.goto('/conta')
    await expect(other).toHaveURL(/\/login/)
    await other.context().close()
  }
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Sua conta' })).toBeVisible()
})

test.describe('the theme', () => {
  const colourOf = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

  test('is the chosen one at once, also after a reload, without a flash of the other', async ({ page }) => {
    const before = await colourOf(page)
    await page.getByRole('radio', { name: 'Escuro' }).check({ force: true })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'escuro')
    await expect.poll(() => colourOf(page)).not.toBe(before)
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
  })

  test('chosen in one tab is that of the others, and stays when signed out', async ({ page, context }) => {
    const other = await context.newPage()
    await other.goto('/ajuda')
    await page.getByRole('radio', { name: 'Escuro' }).check({ force: true })
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'escuro')
    await page.getByRole('button', { name: 'Sair' }).click()
    await expect(page).toHaveURL('/login')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'escuro')
  })

  test('of the system is followed again when asked for', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    const light = await colourOf(page)
    await page.getByRole('radio', { name: 'Escuro' }).check({ force: true })
    await expect.poll(() => colourOf(page)).not.toBe(light)
    await page.getByRole('radio', { name: 'Sistema' }).check({ force: true })
    await expect.poll(() => colourOf(page)).toBe(light)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(() => colourOf(page)).not.toBe(light)
  })
})

test('there is a way back to the chat, and a place for what comes later', async ({ page }) => {
  await expect(page.getByRole('heading', { name: 'Seus dados' })).toBeVisible()
  await page.getByRole('link', { name: 'Voltar para a conversa' }).click()
  await expect(page).toHaveURL(/\/chat/)
})
