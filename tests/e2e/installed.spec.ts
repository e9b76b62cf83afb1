import type { Page } from '@playwright/test'
import { chatScreen } from './chat-screen.ts'
import { expect, test } from './journey.ts'
import { withExchange } from './with-exchange.ts'

// One of them comes by another address.
test.use({ serviceWorkers: 'allow', watch: false })

async function keptFiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const caching = await Promise.all(names.map((name) => caches.open(name)))
    const requests = await Promise.all(caching.map((cache) => cache.keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
}

test('Without a connection the shell opens and help is readable; nothing of a person is ever kept', async ({
  chat,
  context,
}) => {
  const screen = chatScreen(chat)
  await screen.newConversation()
  await screen.say('Isto é só meu')
  await screen.replyEnds(/Estou aqui com você/)
  await chat.evaluate(() => navigator.serviceWorker.ready)
  await chat.reload()
  await screen.replyEnds(/Estou aqui com você/)
  expect(await chat.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)

  await context.setOffline(true)
  await chat.goto('/ajuda')
  await expect(chat.getByRole('heading', { name: 'Preciso de ajuda agora' })).toBeVisible()
  await expect(chat.locator('a[href="tel:188"]').first()).toBeVisible()
  await chat.goto('/chat')
  await expect(chat.getByRole('link', { name: 'Preciso de ajuda agora' })).toBeVisible()
  await context.setOffline(false)
  await expect(screen.box).toBeVisible()

  const kept = await keptFiles(chat)
  expect(kept).toContain('/index.html')
  for (const file of kept) expect(file).toMatch(/^\/(assets\/)?[\w.-]+\.(html|js|css|woff2|svg|webmanifest)$/)
})

/** For how long nobody had typed when the notice came, by the clock of the page. */
async function untilNotice(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    let typedAt = 0
    document.addEventListener('input', () => {
      typedAt = performance.now()
    })
    new MutationObserver((_, observer) => {
      if (!document.body.textContent?.includes('Nova versão disponível')) return
      document.documentElement.dataset.quietFor = String(performance.now() - typedAt)
      observer.disconnect()
    }).observe(document.body, { childList: true, subtree: true })
  })
  return () => page.evaluate(() => Number(document.documentElement.dataset.quietFor))
}

test('A new version is offered, waits while a person types, and loses nothing', async ({ chat, product }) => {
  const proxy = await withExchange(product)
  const screen = chatScreen(chat)
  const notice = chat.getByText('Nova versão disponível')
  await chat.goto(`${proxy.url}/chat`)
  await chat.evaluate(() => navigator.serviceWorker.ready)
  await chat.reload()
  await screen.box.pressSequentially('ainda estou')
  proxy.exchange()
  await chat.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  const quietFor = await untilNotice(chat)
  await screen.box.pressSequentially(' escrevendo')
  await expect(notice).toBeVisible()
  expect(await quietFor()).toBeGreaterThanOrEqual(2900)
  await expect(screen.box).toBeFocused()
  const loadedAgain = chat.waitForEvent('load')
  await chat.getByRole('button', { name: 'Atualizar' }).click()
  await loadedAgain
  await expect(screen.box).toHaveValue('ainda estou escrevendo')
  await expect(notice).toBeHidden()
  proxy.close()
})

test('It can be installed', { tag: '@long' }, async ({ chat, product }) => {
  const manifest = await (await fetch(`${product.url}/manifest.webmanifest`)).json()
  expect(manifest).toMatchObject({ name: 'Aconchego', lang: 'pt-BR', display: 'standalone' })
  for (const { src, type } of manifest.icons) {
    const answer = await fetch(product.url + src)
    expect(answer.headers.get('content-type')).toBe(type)
  }
  const session = await chat.context().newCDPSession(chat)
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
})
