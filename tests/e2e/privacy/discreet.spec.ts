import type { Page } from '@playwright/test'
import { chatScreen } from '../chat-screen.ts'
import { expect, signInAs, test } from '../product.ts'

const NEUTRAL = 'https://www.google.com.br/'

test.beforeEach(async ({ page, product }) => {
  await page.context().route(`${NEUTRAL}**`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: '<title>Busca</title><h1>Uma página qualquer</h1>',
    }),
  )
  await signInAs(page, product, await product.seedPerson())
  await page.goto('/conta')
})

async function setPin(page: Page): Promise<void> {
  await page.getByLabel('PIN de 4 a 8 números').fill('2580')
  await page.getByLabel('Repita o PIN').fill('2580')
  await page.getByRole('button', { name: 'Usar este PIN' }).click()
  await expect(page.getByText('PIN guardado.')).toBeVisible()
}

async function typePin(page: Page, pin: string): Promise<void> {
  await page.getByLabel('PIN', { exact: true }).fill(pin)
  await page.getByRole('button', { name: 'Abrir' }).click()
}

test('the tab says nothing, from the first moment of every screen, until it is switched off', async ({
  page,
}) => {
  await expect(page).toHaveTitle(/Aconchego/)
  await page.getByText('Usar o modo discreto').click()
  await expect(page).toHaveTitle('Anotações')
  for (const path of ['/chat', '/conta']) {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('data-discreto', '')
    await expect(page).toHaveTitle('Anotações')
    expect(await page.locator('link[rel=icon]').getAttribute('href')).toBe('/favicon-neutro.svg')
  }
  await page.getByText('Usar o modo discreto').click()
  await expect(page).toHaveTitle(/Aconchego/)
})

test('in the chat the previews are hidden, and the way out is there', async ({ page }) => {
  await page.getByText('Usar o modo discreto').click()
  await page.goto('/chat')
  const screen = chatScreen(page)
  await screen.newConversation()
  await screen.say('Um assunto só meu')
  await screen.replyEnds(/Estou aqui com você/)
  await expect(screen.entry('Um assunto só meu')).toBeVisible()
  await expect(screen.list.getByText('Estou aqui com você')).toBeHidden()
  await expect(page).toHaveTitle('Anotações')
  await page.getByRole('button', { name: 'Saída rápida' }).click()
  await expect(page).toHaveURL(NEUTRAL)
})

for (const [name, leave] of [
  ['the button', (page: Page) => page.getByRole('button', { name: 'Saída rápida' }).click()],
  [
    'Esc twice',
    async (page: Page) => {
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
    },
  ],
] as const) {
  test(`${name} leaves for a neutral page, and Back does not lead in again`, async ({ page }) => {
    await page.getByText('Usar o modo discreto').click()
    await page.goto('/chat')
    await page.goto('/conta')
    await expect(page.getByRole('button', { name: 'Saída rápida' })).toBeVisible()
    await leave(page)
    await expect(page).toHaveURL(NEUTRAL)
    await page.evaluate(() => history.back())
    await page.waitForURL(NEUTRAL)
    await expect(page.getByRole('heading', { name: 'Uma página qualquer' })).toBeVisible()
    await page.goto('/conta')
    await expect(page.getByRole('heading', { name: 'Sua conta' })).toBeVisible()
  })
}

test('without the discreet mode Esc twice leaves nothing', async ({ page }) => {
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'Sua conta' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Saída rápida' })).toBeHidden()
})

test('after five minutes away the PIN is asked for, and what was typed is still there', async ({ page }) => {
  await setPin(page)
  await page.clock.install()
  await page.goto('/chat')
  await page.getByPlaceholder('Digite sua mensagem...').fill('ainda estou pensando')
  await page.clock.fastForward('04:30')
  await expect(page.getByPlaceholder('Digite sua mensagem...')).toBeVisible()
  await page.clock.fastForward('05:10')
  await expect(page.getByRole('heading', { name: 'Digite o seu PIN' })).toBeVisible()
  await expect(page.getByPlaceholder('Digite sua mensagem...')).toBeHidden()
  await typePin(page, '1111')
  await expect(page.getByText('Não é este PIN. Restam 4 tentativas.')).toBeVisible()
  await typePin(page, '2580')
  await expect(page.getByPlaceholder('Digite sua mensagem...')).toHaveValue('ainda estou pensando')
})

test('a quick exit asks for the PIN on return; a forgotten one leads to the password', async ({ page }) => {
  await setPin(page)
  await page.getByText('Usar o modo discreto').click()
  await page.getByRole('button', { name: 'Saída rápida' }).click()
  await expect(page).toHaveURL(NEUTRAL)
  await page.goto('/chat')
  await expect(page.getByRole('heading', { name: 'Digite o seu PIN' })).toBeVisible()
  await expect(page.getByPlaceholder('Digite sua mensagem...')).toHaveCount(0)
  await page.getByRole('button', { name: 'Esqueci o PIN' }).click()
  await expect(page).toHaveURL('/login')
})

test('five wrong PINs end the session', async ({ page }) => {
  await setPin(page)
  await page.evaluate(() => localStorage.setItem('pin-trancado', 'sim'))
  await page.goto('/chat')
  for (const left of [
    'Restam 4 tentativas.',
    'Restam 3 tentativas.',
    'Restam 2 tentativas.',
    'Resta 1 tentativa.',
  ]) {
    await typePin(page, '1111')
    await expect(page.getByText(`Não é este PIN. ${left}`)).toBeVisible()
  }
  await typePin(page, '1111')
  await expect(page).toHaveURL('/login')
})

test('who can not be signed out is not let past the PIN', async ({ page }) => {
  await setPin(page)
  await page.evaluate(() => localStorage.setItem('pin-trancado', 'sim'))
  await page.goto('/chat')
  await page.route('**/api/account/logout', (route) => route.fulfill({ status: 503, json: {} }))
  await page.getByRole('button', { name: 'Esqueci o PIN' }).click()
  await expect(page.getByText('Não conseguimos encerrar a sua sessão.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Digite o seu PIN' })).toBeVisible()
})
