import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

const WIDTHS = [360, 768, 1280]
/** What depends on colours; everything else is the same in both themes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * The page as it stands, in both themes and three widths: axe finds nothing. And at 320 px, and on a phone with
 * letters of twice the size, nothing hangs out of it sideways.
 */
export async function expectFitForAll(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
  await page.evaluate(axe.source)
  const found: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme: 'light' })
    found.push(...(await violations(page)).map((problem) => `${width} light: ${problem}`))
    await page.emulateMedia({ colorScheme: 'dark' })
    found.push(...(await violations(page, COLOUR_RULES)).map((problem) => `${width} dark: ${problem}`))
  }
  expect(found, name).toEqual([])

  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page, `${name} at 320 px`)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await expectNoSidewaysScroll(page, `${name} with letters of twice the size`)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = ''
  })
  await page.setViewportSize({ width: 1280, height: 800 })
}

async function violations(page: Page, rules?: string[]): Promise<string[]> {
  return page.evaluate(async (only) => {
    const checker = (window as unknown as { axe: typeof axe }).axe
    const { violations: all } = await checker.run({
      resultTypes: ['violations'],
      preload: false,
      iframes: false,
      ...(only && { runOnly: { type: 'rule', values: only } }),
    })
    return all.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  }, rules)
}

/** Wide enough for nothing to hang out of it. */
export async function expectNoSidewaysScroll(page: Page, name = page.url()): Promise<void> {
  const hanging = await page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return []
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .map(({ tagName, className }) => `${tagName} ${className}`)
      .slice(0, 3)
  })
  expect(hanging, name).toEqual([])
}
