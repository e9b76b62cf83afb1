import { setTimeout as wait } from 'node:timers/promises'
import type { BrowserContext, CDPSession, Page } from '@playwright/test'

/** About a phone of the middle class, beside the machine that measures. */
export const SLOWED = 4

/** What a page notices about itself, in milliseconds of its own clock. */
type Seen = {
  /** From when on it counts what follows: of what was before, the browser tells late. */
  began: number
  /** When the largest thing so far was painted. */
  painted: number
  /** Work in one piece, if it took more than 50 ms: the browser tells of no shorter one. */
  tasks: number[]
  /** By interaction: from a key to the next picture, if that took 16 ms or more. */
  keys: Record<number, number>
  /** When each picture was begun. */
  frames: number[]
  /** From a click to what it asked for being on the screen. */
  opened: number
}

type Watched = Window & { seen: Seen }

const sessions = new WeakMap<Page, CDPSession>()

/** A tab that watches itself, on a processor that is `SLOWED` times slower. */
export async function openSlowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.addInitScript(watchItself)
  const session = await context.newCDPSession(page)
  sessions.set(page, session)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  await session.send('Performance.enable')
  return page
}

/**
 * Milliseconds of processor time that the page's main thread takes in a second, on the processor as it is. Unlike any
 * clock it does not count the time in which somebody else had the processor.
 */
export async function processorTime(page: Page, ms: number): Promise<number> {
  const session = sessions.get(page)
  if (!session) throw new Error('that page is not watched')
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN
    return { used: of('ThreadTime'), at: of('Timestamp') }
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const before = await read()
  await wait(ms)
  const after = await read()
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  return (1000 * (after.used - before.used)) / (after.at - before.at)
}

export function look(page: Page): Promise<Seen> {
  return page.evaluate(() => (window as unknown as Watched).seen)
}

/** What was noticed while something was done. Asking for every frame costs frames: they are counted only here. */
export async function during(page: Page, work: () => Promise<void>): Promise<Seen> {
  await page.evaluate(() => {
    const { seen } = window as unknown as Watched
    const began = performance.now()
    Object.assign(seen, { began, tasks: [], keys: {}, frames: [] } satisfies Partial<Seen>)
    const { frames } = seen
    const count = (time: number) => {
      if (seen.frames !== frames) return
      frames.push(time)
      requestAnimationFrame(count)
    }
    requestAnimationFrame(count)
  })
  await work()
  return page.evaluate(() => {
    const { seen } = window as unknown as Watched
    const noticed = { ...seen }
    seen.frames = []
    return noticed
  })
}

/** From the next click to the picture in which `wanted` is there. Nothing is asked for meanwhile. */
export async function timeOpening(page: Page, wanted: string, click: () => Promise<void>): Promise<number> {
  await page.evaluate((selector) => {
    const { seen } = window as unknown as Watched
    seen.opened = 0
    const begin = ({ timeStamp }: Event) => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector(selector)) return
        observer.disconnect()
        const painted = new MessageChannel()
        painted.port1.onmessage = () => {
          seen.opened = performance.now() - timeStamp
        }
        requestAnimationFrame(() => painted.port2.postMessage(null))
      })
      observer.observe(document.body, { childList: true, subtree: true })
    }
    document.addEventListener('click', begin, { capture: true, once: true })
  }, wanted)
  await click()
  await page.waitForFunction(() => (window as unknown as Watched).seen.opened > 0, null, { polling: 200 })
  return (await look(page)).opened
}

function watchItself(): void {
  const seen: Seen = { began: 0, painted: 0, tasks: [], keys: {}, frames: [], opened: 0 }
  Object.assign(window, { seen })
  function watch<Entry extends PerformanceEntry>(type: string, take: (entry: Entry) => void, more = {}) {
    const observer = new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(take))
    observer.observe({ type, buffered: true, ...more })
  }
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.painted = startTime
  })
  watch('longtask', ({ startTime, duration }) => {
    if (startTime >= seen.began) seen.tasks.push(duration)
  })
  watch<PerformanceEventTiming>(
    'event',
    ({ name, interactionId, startTime, duration }) => {
      if (!interactionId || !name.startsWith('key') || startTime < seen.began) return
      seen.keys[interactionId] = Math.max(seen.keys[interactionId] ?? 0, duration)
    },
    { durationThreshold: 16 },
  )
}
