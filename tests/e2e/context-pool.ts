import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from '@playwright/test'

type Pooled = { context: BrowserContext; keeper: Page; session: CDPSession }

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
    const keeper = await context.newPage()
    await keeper.goto('/favicon.svg')
    context.newPage = tabsBeside(keeper)
    return { context, keeper, session: await context.newCDPSession(keeper) }
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

/**
 * Opens tabs in the process that is there already, with the code of the app compiled: half the work of a tab with a process
 * of its own.
 */
function tabsBeside(keeper: Page): () => Promise<Page> {
  let last: Promise<unknown> = Promise.resolve()
  const open = async () => {
    const [tab] = await Promise.all([
      keeper.waitForEvent('popup'),
      keeper.evaluate(() => void window.open('about:blank')),
    ])
    await tab.evaluate(() => {
      window.opener = null
    })
    return tab
  }
  // One at a time: nothing tells which of several is which.
  return () => {
    const opened = last.then(open)
    last = opened.catch(() => {})
    return opened
  }
}
