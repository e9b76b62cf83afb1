import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { collectProblems } from '#tests/support/browser/watch-page.ts'
import { type ContextPool, createContextPool } from './context-pool.ts'
import { deviceOf } from './device.ts'
import { type SomePerson, seedAccount } from './people.ts'
import { type Product, signInAs, startProduct } from './product.ts'

export type { Product }
export { expect }

type TestFixtures = {
  /** The test leaves something in its browser that can't be taken out again: an init script, a clock. */
  ownContext: boolean
  /** Words are typed out and screens move. Elsewhere nothing does: pictures that nobody looks at are half of a reply's work. */
  moving: boolean
  /** Another browser. */
  elsewhere: () => Promise<BrowserContext>
  /** Somebody with an account, who is signed in nowhere. */
  person: SomePerson
  /** A page of somebody who is signed in and was welcomed before. */
  chat: Page
  /** The same with a new conversation open. */
  conversation: Page
  /** Whether the console and the hosts that are asked are looked at. */
  watch: boolean
  watched: undefined
  pool: ContextPool
}

type WorkerFixtures = { product: Product; pools: Record<'still' | 'moving', ContextPool> }

/** Ends a start that hangs, and nothing else. */
const START_LIMIT = 20 * 60_000

export const RENEW_URL = 'https://loja.exemplo.com.br/renovar'
/** The only plan whose days have a limit. */
export const LIMITED_PLAN = { key: 'limitado', tokens: 100_000 }
/** In the chat, whatever conversation it opens. */
export const IN_CHAT = /\/chat(\/[\w-]+)?$/

export const test = base.extend<TestFixtures, WorkerFixtures>({
  product: [
    async ({ browserName: _ }, use) => {
      // The product believes who is named as the visitor: each journey can come from elsewhere.
      const TOKENS_PER_DAY = `${LIMITED_PLAN.key}=${LIMITED_PLAN.tokens}`
      const product = await startProduct({ RENEW_URL, TRUSTED_PROXY: '127.0.0.1', TOKENS_PER_DAY })
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: START_LIMIT },
  ],

  pools: [
    async ({ browser, product }, use) => {
      const usual = {
        locale: 'pt-BR',
        timezoneId: 'America/Sao_Paulo',
        serviceWorkers: 'block',
        viewport: { width: 1280, height: 800 },
      } as const
      const still = createContextPool(browser, product.url, { ...usual, reducedMotion: 'reduce' })
      const moving = createContextPool(browser, product.url, usual)
      await use({ still, moving })
      await Promise.all([still.close(), moving.close()])
    },
    { scope: 'worker', timeout: START_LIMIT },
  ],

  baseURL: ({ product }, use) => use(product.url),

  // Nobody has used up the limits of an address that is new.
  extraHTTPHeaders: ({ product: _ }, use) => use({ 'x-forwarded-for': newAddress() }),

  ownContext: [false, { option: true }],
  moving: [false, { option: true }],
  contextOptions: ({ moving }, use) => use(moving ? {} : { reducedMotion: 'reduce' }),
  pool: ({ pools, moving }, use) => use(moving ? pools.moving : pools.still),

  context: async (
    { browser, pool, ownContext, serviceWorkers, hasTouch, extraHTTPHeaders },
    use,
    testInfo,
  ) => {
    const own = ownContext || hasTouch || serviceWorkers === 'allow'
    const context = own ? await browser.newContext() : await pool.take(extraHTTPHeaders ?? {})
    await use(context)
    // Closing takes the picture of a failure.
    await (own || testInfo.errors.length > 0 ? context.close() : pool.giveBack(context))
  },

  page: async ({ context, viewport }, use) => {
    const page = await context.newPage()
    if (viewport && page.viewportSize()?.width !== viewport.width) await page.setViewportSize(viewport)
    const rate = Number(process.env.TIMES_SLOWER ?? 1)
    if (rate > 1) await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate })
    await use(page)
  },

  elsewhere: async ({ pool }, use) => {
    const contexts: BrowserContext[] = []
    await use(async () => {
      const context = await pool.take({ 'x-forwarded-for': newAddress() })
      contexts.push(context)
      return context
    })
    for (const context of contexts) await pool.giveBack(context)
  },

  person: async ({ product }, use) => use(await seedAccount(product)),

  chat: async ({ page, product }, use) => {
    await signInAs(page, product, await product.seedPerson())
    await page.goto('/chat')
    await use(page)
  },

  conversation: async ({ page, product }, use) => {
    const person = await product.seedPerson()
    await signInAs(page, product, person)
    await page.goto(`/chat/${await deviceOf(product, person).begin()}`)
    await expect(page.getByRole('log', { name: 'Mensagens' })).toBeVisible()
    await use(page)
  },

  watch: [true, { option: true }],

  // Every journey is watched: no error on the console, nothing that the security policy refuses, no other host.
  watched: [
    async ({ context, product, watch }, use, testInfo) => {
      const { seen, stop } = collectProblems(context, product.url)
      const before = product.server.said.stdout.length
      await use(undefined)
      stop()
      product.model.forget()
      if (testInfo.errors.length > 0 || seen.length > 0) {
        const file = testInfo.outputPath('log.txt')
        writeFileSync(file, [...seen, product.server.said.stdout.slice(before)].join('\n'))
        testInfo.attachments.push({ name: 'log', path: file, contentType: 'text/plain' })
      }
      if (watch) expect(seen).toEqual([])
    },
    { auto: true },
  ],
})

function newAddress(): string {
  const [a, b] = randomBytes(2)
  return `198.18.${a}.${b}`
}

/** The alert with exactly this sentence. */
export function alertOf(page: Page, text: string) {
  return page.getByRole('alert').getByText(text, { exact: true })
}
