// Makes the README's pictures: starts the product with the demonstration model and looks at it as a newcomer would.
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { findBrowser } from '#tests/support/find-browser.ts'
import { removeDataDir, startServerProcess } from '#tests/support/server-process.ts'

const FOLDER = path.resolve('docs/images')
const ANSWERS = ['Marina', 'Má', 'Nunca fiz', 'Não tenho nenhuma em especial']
const MESSAGE = 'Hoje foi um dia difícil. Cheguei em casa e só queria que alguém me ouvisse.'

type Look = { name: string; width: number; height: number; colorScheme: 'light' | 'dark' }
const LOOKS: Look[] = [
  { name: 'claro', width: 1280, height: 800, colorScheme: 'light' },
  { name: 'escuro', width: 1280, height: 800, colorScheme: 'dark' },
]

mkdirSync(FOLDER, { recursive: true })
const executablePath = (await findBrowser()) ?? undefined
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
for (const look of LOOKS) await takeAll(browser, look)
await browser.close()

/** Each look on a product of its own, so that both meet it as new. */
async function takeAll(opened: Browser, { name, width, height, colorScheme }: Look): Promise<void> {
  const server = await startServerProcess()
  const context = await opened.newContext({
    baseURL: server.url,
    viewport: { width, height },
    colorScheme,
    locale: 'pt-BR',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const shot = async (screen: string) => {
    await page.screenshot({ path: path.join(FOLDER, `${screen}-${name}.jpg`), type: 'jpeg', quality: 82 })
  }
  await page.goto('/login')
  await page.getByLabel('E-mail').waitFor()
  await shot('entrada')
  await page.goto('/ajuda')
  await page.getByRole('heading', { name: 'Preciso de ajuda agora' }).waitFor()
  await shot('ajuda')
  await register(page)
  await beWelcomed(page)
  await page.getByRole('button', { name: 'Nova conversa' }).first().click()
  await page.getByRole('dialog').waitFor()
  await shot('estilos')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Acolhedora/ })
    .click()
  await page.getByRole('heading', { name: 'Como posso te ajudar hoje?' }).waitFor()
  await say(page, MESSAGE)
  await lastReplyEnds(page)
  await shot('conversa')
  await page.goto('/conta')
  await page.getByRole('heading').first().waitFor()
  await shot('conta')
  await context.close()
  await server.stop()
  removeDataDir(server.dataDir)
}

async function register(page: Page): Promise<void> {
  await page.goto('/register')
  await page.getByLabel('E-mail').fill('demo@aconchego.local')
  await page.getByLabel('Senha', { exact: true }).fill('uma frase só minha')
  await page.getByLabel('Confirmar senha').fill('uma frase só minha')
  await page.getByRole('button', { name: 'Criar conta' }).click()
  await page.waitForURL(/\/chat\/.+/)
}

async function beWelcomed(page: Page): Promise<void> {
  for (const answer of ANSWERS) {
    await lastReplyEnds(page)
    await say(page, answer)
  }
  await lastReplyEnds(page)
}

async function say(page: Page, text: string): Promise<void> {
  const before = await page.locator('[data-role="assistant"]').count()
  const box = page.getByPlaceholder('Digite sua mensagem...')
  await box.fill(text)
  await box.press('Enter')
  await page.locator('[data-role="assistant"]').nth(before).waitFor()
}

async function lastReplyEnds(page: Page): Promise<void> {
  await page.locator('[data-role="assistant"][data-status="completa"]').last().waitFor({ timeout: 60_000 })
  await page.locator('[data-role="assistant"]:last-of-type').last().click()
  await page.waitForFunction(() => !document.querySelector('[data-role="assistant"][aria-busy="true"]'))
}
