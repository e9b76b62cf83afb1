import type { Page } from '@playwright/test'
import { chatScreen } from './chat-screen.ts'
import { hydrated } from './hydrated.ts'
import { expect, test } from './journey.ts'
import { signInAs } from './product.ts'
import { seedLetter } from './states.ts'

type Weight = { scripts: number; all: number; asked: string[]; rules: string[] }

/** What reads for danger while the server is away: loaded when the page has nothing else to do, with a bound of its own. */
const RULES = /\/read-rules-[^/]*\.js$/

/** What comes over the wire, in thousands of bytes: bodies as they are compressed. And what the server is asked for. */
async function weigh(page: Page, visit: () => Promise<void>): Promise<Weight> {
  const session = await page.context().newCDPSession(page)
  const scripts = new Set<string>()
  const sizes = new Map<string, number>()
  const heads = new Map<string, number>()
  const open = new Set<string>()
  const asked: string[] = []
  const rules = new Map<string, string>()
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    // The event stream never ends.
    if (!request.url.includes('/api/events')) open.add(requestId)
    if (request.url.includes('/api/')) asked.push(request.url)
    if (RULES.test(request.url)) rules.set(requestId, request.url)
  })
  session.on('Network.loadingFailed', ({ requestId }) => void open.delete(requestId))
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.includes('javascript')) scripts.add(requestId)
    heads.set(requestId, response.encodedDataLength)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sizes.set(requestId, encodedDataLength - (heads.get(requestId) ?? 0))
    open.delete(requestId)
  })
  await session.send('Network.enable')
  await visit()
  // What is loaded when there is nothing else to do is part of it.
  for (let turn = 0; turn < 3; turn += 1) {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    await expect.poll(() => open.size).toBe(0)
  }
  await session.detach()
  const sum = (entries: [string, number][]) =>
    Math.round(entries.reduce((total, [, size]) => total + size, 0) / 100) / 10
  const all = [...sizes].filter(([id]) => !rules.has(id))
  return {
    scripts: sum(all.filter(([id]) => scripts.has(id))),
    all: sum(all),
    asked,
    rules: [...rules.values()],
  }
}

// Nothing is in its cache yet.
test.use({ ownContext: true })

test('The pages stay small over the wire @long', async ({ page, product }, { annotations }) => {
  const note = (description: string) => void annotations.push({ type: 'size', description })
  const login = await weigh(page, async () => {
    await page.goto('/login')
    await hydrated(page)
  })
  note(`/login: ${login.scripts} KB of JavaScript, ${login.all} KB in all`)

  const person = await product.seedPerson()
  const letter = await seedLetter(product, person)
  const context = await page.context().browser()?.newContext({ baseURL: product.url })
  if (!context) throw new Error('no browser')
  const fresh = await context.newPage()
  await signInAs(fresh, product, person)
  const chat = await weigh(fresh, async () => {
    await fresh.goto(`/chat/${letter}`)
    await expect(chatScreen(fresh).lastText.locator('table')).toBeVisible()
  })
  note(`/chat: ${chat.scripts} KB of JavaScript, ${chat.all} KB in all`)
  await context.close()

  expect(login.scripts).toBeLessThanOrEqual(75)
  expect(login.all).toBeLessThanOrEqual(110)
  expect(chat.scripts).toBeLessThanOrEqual(150)
  expect(chat.all).toBeLessThanOrEqual(200)
  // Their size is in tests/walls/rules-alone.test.ts.
  expect(login.rules).toEqual([])
  expect(chat.rules).toHaveLength(1)
  // Nothing has happened while the page loads: nothing has to be asked for again.
  expect(chat.asked).toEqual([...new Set(chat.asked)])
  expect(chat.asked.length).toBeGreaterThan(3)
})

test('What the chat runs on a click is compiled while it loads', { tag: '@long' }, async ({
  chat,
  request,
}) => {
  const script = await chat.evaluate(() =>
    performance.getEntriesByType('resource').find(({ name }) => /\/chat-route-[^/]+\.js$/.test(name)),
  )
  const source = await (await request.get(String(script?.name))).text()
  // The browser looks for it nowhere else.
  expect(source.split('\n')[0]).toBe('//# allFunctionsCalledOnLoad')
})
