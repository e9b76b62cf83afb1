import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { hydrated } from './hydrated.ts'
import { alertOf, expect, IN_CHAT, test } from './journey.ts'
import { signInAs } from './product.ts'

const project = path.join(import.meta.dirname, '../..')

const DOCUMENTS = [
  { address: '/login', title: 'Entrar', heading: 'Que bom te ver', text: 'Esqueci minha senha' },
  { address: '/register', title: 'Criar conta', heading: 'Vamos começar', text: 'tem 18 anos ou mais' },
  {
    address: '/ajuda',
    title: 'Preciso de ajuda agora',
    heading: 'Preciso de ajuda agora',
    text: 'Vida em risco ou emergência médica',
  },
  { address: '/termos', title: 'Termos de uso', heading: 'Termos de uso', text: 'Abril de 2025' },
  {
    address: '/privacidade',
    title: 'Política de privacidade',
    heading: 'Política de privacidade',
    text: 'Os dados são seus.',
  },
  {
    address: '/protocolo',
    title: 'Como cuidamos de quem está em risco',
    heading: 'Como cuidamos de quem está em risco',
    text: 'O detector erra.',
  },
  {
    address: '/acessibilidade',
    title: 'Acessibilidade',
    heading: 'Acessibilidade',
    text: 'Encontrou uma barreira?',
  },
  {
    address: '/nada',
    title: 'Página não encontrada',
    heading: 'Esta página não existe',
    text: 'Ir para o início',
  },
]

/** Keeps the app's code away until it is released, as a slow connection does. Only what was asked for can be released. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>()
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/assets\/index-[^/]+\.js$/, async (route) => {
    ask()
    await promise
    await route.continue()
  })
  return () => asked.then(resolve)
}

/** Whether the heading is still the element that came with the document. */
const MARK = 'data-came-with-the-document'
const markHeading = (page: Page) =>
  page.getByRole('heading', { level: 1 }).evaluate((heading, mark) => heading.setAttribute(mark, ''), MARK)
test('Every public document has its words, a title and a description of its own', { tag: '@long' }, async ({
  request,
}) => {
  const descriptions = new Set<string>()
  for (const { address, title, heading, text } of DOCUMENTS) {
    const response = await request.get(address)
    const html = await response.text()
    expect(response.status(), address).toBe(address === '/nada' ? 404 : 200)
    expect(html).toContain('<html lang="pt-BR">')
    expect(html).toContain(`<title>${title} · Aconchego</title>`)
    expect(html).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`))
    expect(html).toContain(text)
    // Nobody waits for the code of the chat to read them.
    expect(html).not.toMatch(/assets\/(engine|chat-route|markdown)-/)
    expect(html).not.toMatch(/undefined|\[object|__APP_URL__|NaN/)
    descriptions.add(/name="description"\s+content="([^"]+)"/.exec(html)?.[1] ?? '')
  }
  expect(descriptions.size).toBe(DOCUMENTS.length)
})

test(
  '/ajuda is whole within the first 14 KB over the wire',
  { tag: '@long' },
  async ({ request }, { annotations }) => {
    for (const encoding of ['br', 'gzip']) {
      const response = await request.get('/ajuda', { headers: { 'accept-encoding': encoding } })
      expect(response.headers()['content-encoding']).toBe(encoding)
      const head = response
        .headersArray()
        .reduce((sum, { name, value }) => sum + name.length + value.length + 4, 17)
      const size = head + Number(response.headers()['content-length'])
      annotations.push({ type: 'size', description: `/ajuda: ${size} bytes with ${encoding}` })
      expect(size).toBeLessThanOrEqual(14_000)
    }
  },
)

test('A document allows what is inline in it by its hash, and nothing else', async ({ page, request }) => {
  for (const { address } of DOCUMENTS) {
    const policy = (await request.get(address)).headers()['content-security-policy'] ?? ''
    expect(policy).not.toContain('unsafe')
    expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/=]+'){3};/)
    expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/=]+';/)
  }
  const shell = (await request.get('/chat')).headers()['content-security-policy'] ?? ''
  expect(shell).toMatch(/script-src 'self'( 'sha256-[\w+/=]+'){2};/)
  expect(shell).toContain("style-src 'self';")
  await page.goto('/ajuda')
  await hydrated(page)
})

test.describe('what others put into a page', () => {
  // The browser says on the console that it refused.
  test.use({ watch: false })

  test('does not run', async ({ page }) => {
    await page.goto('/ajuda')
    const ran = await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'document.body.dataset.ran = "yes"'
      document.body.append(script)
      const style = document.createElement('style')
      style.textContent = 'body { outline: 7px solid red }'
      document.body.append(style)
      return [document.body.dataset.ran, getComputedStyle(document.body).outlineWidth]
    })
    expect(ran[0]).toBeUndefined()
    expect(ran[1]).not.toBe('7px')
  })
})

test.describe('with JavaScript switched off', () => {
  test('/ajuda has its numbers, its exercises in words and first words to send', async ({
    browser,
    product,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url })
    const page = await context.newPage()
    await page.goto('/ajuda')
    for (const number of ['188', '192', '190', '180', '100'])
      await expect(page.locator(`a[href="tel:${number}"]`)).toBeVisible()
    // Playwright finds no text in <noscript>, but elements.
    const steps = page.locator('section:has(#respirar) li')
    for (const [at, words] of ['Inspire', 'Segure', 'Solte devagar'].entries()) {
      await expect(steps.nth(at)).toBeVisible()
      await expect(steps.nth(at)).toContainText(words, { useInnerText: true })
    }
    await expect(page.getByRole('heading', { name: '5 coisas que você vê' })).toBeVisible()
    await expect(page.locator('section:has(#escrever) li')).toHaveCount(3)
    await expect(page.getByRole('link', { name: 'Enviar por SMS' })).toHaveCount(3)
    await expect(page.getByRole('button')).toHaveCount(0)
    await page.getByRole('link', { name: 'Como o Aconchego cuida' }).click()
    await expect(page).toHaveURL('/protocolo')
    await page.getByRole('link', { name: 'Voltar para a ajuda' }).click()
    await expect(page).toHaveURL('/ajuda')
    await context.close()
  })

  test('forms say that they need it, send nothing, and help is one step away', { tag: '@long' }, async ({
    browser,
    product,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url })
    const page = await context.newPage()
    for (const address of ['/login', '/register', '/']) {
      await page.goto(address)
      await expect(page.getByText(/precisa de JavaScript/)).toBeVisible()
      await page.getByLabel('E-mail').fill('maria@exemplo.com.br')
      await page.getByLabel('E-mail').press('Enter')
      await expect(page).toHaveURL(address)
    }
    await page.getByRole('link', { name: 'Preciso de ajuda agora' }).click()
    await expect(page.getByRole('heading', { name: 'Preciso de ajuda agora' })).toBeVisible()
    for (const { address, heading } of DOCUMENTS) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    }
    await context.close()
  })
})

test('Every document is read before its code is here, and continues as the same page', {
  tag: '@long',
}, async ({ page }) => {
  for (const { address, heading } of DOCUMENTS) {
    const release = await holdScripts(page)
    await page.goto(`${address}?voltar=%2Fconta`, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await markHeading(page)
    await release()
    await hydrated(page)
    await expect(page.locator(`h1[${MARK}]`)).toBeVisible()
    await page.unrouteAll({ behavior: 'wait' })
  }
})

test('What is typed and pressed before the code is here counts', async ({ page, person }) => {
  const release = await holdScripts(page)
  await page.goto('/login?voltar=%2Fconta', { waitUntil: 'commit' })
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByLabel('Senha', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page).toHaveURL('/login?voltar=%2Fconta')
  await release()
  await expect(page).toHaveURL('/conta')
})

test('A mistake made early is named, and what was typed stays', { tag: '@long' }, async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/register', { waitUntil: 'commit' })
  await page.getByLabel('E-mail').fill('maria@exemplo.com.br')
  await page.getByLabel('Senha', { exact: true }).fill('uma frase só minha')
  await page.getByLabel('Confirmar senha').fill('outra')
  await page.getByLabel('Confirmar senha').press('Enter')
  await release()
  await expect(alertOf(page, 'As senhas não coincidem')).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveValue('maria@exemplo.com.br')
})

test('An exercise that is begun early begins when it can', { tag: '@long' }, async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/ajuda', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Começar a respirar' }).click()
  await page.getByText('É urgente').click()
  await release()
  await expect(page.getByRole('button', { name: 'Parar' })).toBeVisible()
  await expect(page.getByLabel('É urgente')).toBeChecked()
  await expect(page.getByLabel('Sua mensagem')).toHaveValue(/Não estou em segurança/)
  await page.getByLabel('Sua mensagem').fill('Vem para cá')
})

test('Who is signed in does not see the form on the way', { tag: '@long' }, async ({ page, product }) => {
  await signInAs(page, product, await product.seedPerson())
  await page.goto('/chat')
  await expect(page.getByRole('button', { name: 'Nova conversa' }).first()).toBeVisible()
  const release = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await expect(page.getByLabel('E-mail')).toBeAttached()
  await expect(page.getByLabel('E-mail')).toBeHidden()
  await release()
  await expect(page).toHaveURL(IN_CHAT)
})

test('A chosen theme and the discreet mode hold before the code is here', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/ajuda')
  await page.evaluate(() => {
    localStorage.setItem('tema', 'escuro')
    localStorage.setItem('discreto', 'sim')
  })
  const release = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(27, 22, 30)')
  await expect(page).toHaveTitle('Anotações')
  expect(await page.locator('link[rel="icon"]').getAttribute('href')).toBe('/favicon-neutro.svg')
  await release()
  await hydrated(page)
  await expect(page).toHaveTitle('Anotações')
})

test('/ajuda stays readable when its code never arrives', async ({ page }) => {
  const { promise: lost, resolve: lose } = Promise.withResolvers<void>()
  await page.route(/\/assets\/help-screen-[^/]+\.js$/, (route) => route.abort().then(lose))
  await page.goto('/ajuda')
  await lost
  await expect(page.locator('a[href="tel:188"]')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Preciso de ajuda agora' })).toBeVisible()
})

test(
  'React in development has no word to say about any document',
  { tag: '@long' },
  async ({ page, product }, info) => {
    const folder = info.outputPath('web')
    const env = { ...process.env, NODE_ENV: 'development' }
    const build = ['scripts/build-web.ts', '--uncompressed', folder]
    await promisify(execFile)(process.execPath, build, { cwd: project, env })
    await page.route(
      (url) => url.origin === product.url && !url.pathname.startsWith('/api/'),
      (route) => {
        const { pathname } = new URL(route.request().url())
        const found = DOCUMENTS.find(({ address }) => address === pathname)
        const file = found ? (pathname === '/nada' ? 'not-found.html' : `${pathname}.html`) : pathname
        const place = path.join(folder, file)
        return existsSync(place) ? route.fulfill({ path: place }) : route.fulfill({ status: 404 })
      },
    )
    const said: string[] = []
    page.on('console', (message) => void said.push(message.text()))
    for (const { address } of DOCUMENTS) {
      await page.goto(`${address}?voltar=%2Fconta`)
      await hydrated(page)
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    }
    expect(readFileSync(path.join(folder, 'ajuda.html'), 'utf8')).toContain('tel:188')
    expect(said.filter((text) => !/React DevTools|Service Worker/.test(text))).toEqual([])
  },
)
