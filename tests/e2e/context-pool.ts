import type { Browser, BrowserContext, BrowserContextOptions, CDPSession } from '@playwright/test'

type Pooled = { context: BrowserContext; session: CDPSession }

export type ContextPool = ReturnType<typeof createContextPool>

/**
 * Browser contexts that are emptied and used again, because a new one starts two processes of the browser. A context
 * with a service worker, an init script or a clock of its own can't be emptied and does not belong in here.
 */
export function createContextPool(browser: Browser, url: string, options: BrowserContextOptions) {
  const free: Pooled[] = []
  const taken = new Map<BrowserContext, Pooled>()

  async function open(): Promise<Pooled> {
    const context = await browser.newContext({ ...options, baseURL: url })
    // A page without scripts, which keeps the site's process alive between two tests.
    const page = await context.newPage()
    await page.goto('/favicon.svg')
    return { context, session: await context.newCDPSession(page) }
  }

  return {
    async take(headers: Record<string, string>): Promise<BrowserContext> {
      const pooled = free.pop() ?? (await open())
      taken.set(pooled.context, pooled)
      await pooled.context.setExtraHTTPHeaders(headers)
      return pooled.context
    },
    /** Leaves nothing of the test in it. */
    async giveBack(context: BrowserContext): Promise<void> {
      const pooled = taken.get(context)
      if (!pooled) return
      taken.delete(context)
      const [, ...pages] = context.pages()
      await Promise.all(pages.map((page) => page.close()))
      await context.unrouteAll({ behavior: 'ignoreErrors' })
      await context.setOffline(false)
      await context.clearCookies()
      await pooled.session.send('Storage.clearDataForOrigin', { origin: url, storageTypes: 'all' })
      free.push(pooled)
    },
    async close(): Promise<void> {
      for (const { context } of [...free, ...taken.values()]) await context.close()
    },
  }
}
