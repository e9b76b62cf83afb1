import type { Page } from '@playwright/test'
import { hydrated } from './hydrated.ts'
import { expect, test } from './journey.ts'

/** Keeps the fonts away until they are released. */
async function holdFonts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\.woff2$/, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Which of the fetched fonts are there. */
function ownFonts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', ''))
      .filter((family) => family === 'Figtree' || family === 'Brygada 1918')
      .sort(),
  )
}

/** The sum of what moved since the page was opened, as browsers count it. */
async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let sum = 0
    const count = (entries: PerformanceEntryList) => {
      for (const entry of entries as (PerformanceEntry & { value: number })[]) sum += entry.value
    }
    const observer = new PerformanceObserver((list) => count(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    // What moves in a picture is counted when it is drawn, and told after it.
    for (let picture = 0; picture < 3; picture += 1)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    count(observer.takeRecords())
    observer.disconnect()
    return sum
  })
}

// A phone, with nothing in its cache yet.
test.use({ ownContext: true, moving: true, viewport: { width: 360, height: 740 }, deviceScaleFactor: 3 })

for (const address of ['/login', '/register', '/ajuda', '/privacidade'])
  test(
    `${address} stays where it is when its fonts and its code arrive`,
    { tag: '@long' },
    async ({ page }, { annotations }) => {
      const release = await holdFonts(page)
      await page.goto(address, { waitUntil: 'commit' })
      await hydrated(page)
      expect(await ownFonts(page)).toEqual([])
      release()
      await expect.poll(() => ownFonts(page)).toEqual(['Brygada 1918', 'Figtree'])
      const shift = await layoutShift(page)
      annotations.push({ type: 'layout shift', description: `${address}: ${shift.toFixed(4)}` })
      expect(shift).toBeLessThan(0.02)
    },
  )
