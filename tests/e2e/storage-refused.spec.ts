import type { Page } from '@playwright/test'
import { alertOf, expect, test } from './journey.ts'
import { signIn } from './people.ts'

test.use({ ownContext: true })

/** As Firefox does when its owner blocks all cookies; tests/engines has the real thing. */
async function refuseCookies(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const place of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, place, { get: refuse })
    Object.defineProperty(window, 'BroadcastChannel', { value: refuse })
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false })
  })
  await page.route('/api/account/login', async (route) => {
    const response = await route.fetch()
    const { 'set-cookie': _, ...headers } = response.headers()
    // Before the page has its answer: its next request must go without them.
    await page.context().clearCookies()
    await route.fulfill({ response, headers })
  })
}

test('Where the browser refuses cookies, help and every public page are there, and the login shows what is missing', async ({
  page,
  person,
}) => {
  await refuseCookies(page)
  await page.goto('/ajuda')
  await page.getByRole('button', { name: 'Começar' }).first().click()
  await expect(page.locator('a[href="tel:188"]').first()).toBeVisible()
  await page.goto('/termos')
  await expect(page.getByRole('heading', { name: 'Termos de uso' })).toBeVisible()
  await page.goto('/login')
  await signIn(page, person)
  await expect(
    alertOf(
      page,
      'Seu navegador está bloqueando os cookies, e sem eles não dá para entrar. Libere os cookies deste site e tente de novo.',
    ),
  ).toBeVisible()
  await expect(page.getByLabel('E-mail')).toBeEditable()
})
