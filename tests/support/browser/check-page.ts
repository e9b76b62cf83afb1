import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** What depends on colours; everything else is the same in both themes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

type Look = { width: number; colorScheme: 'light' | 'dark'; rules?: string[] }

/** A computer by day and a phone by night: whatever is shown at any width is shown at one of these. */
const LOOKS: Look[] = [
  { width: 1280, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
]
/** What only one of them shows stands around every state of a page: in the other theme it is looked at in the first. */
const FIRST_LOOKS: Look[] = [
  ...LOOKS,
  { width: 1280, colorScheme: 'dark', rules: COLOUR_RULES },
  { width: 360, colorScheme: 'light', rules: COLOUR_RULES },
]
const seen = new WeakSet<Page>()

/**
 * The page as it stands, in both themes, on a computer and on a phone: axe finds nothing. And on a tablet, at 320 px and
 * on a phone with letters of twice the size, nothing hangs out of it sideways.
 */
export async function expectFitForAll(page: Page, name: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const found: string[] = []
  for (const { width, colorScheme, rules } of seen.has(page) ? LOOKS : FIRST_LOOKS) {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme })
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 800 })
    found.push(...(await violations(page, rules)).map((problem) => `${width} ${colorScheme}: ${problem}`))
  }
  seen.add(page)
  await page.emulateMedia({ colorScheme: 'light' })
  expect(found, name).toEqual([])

  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await expectNoSidewaysScroll(page, `${name} with letters of twice the size`)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = ''
  })
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 640 })
    await expectNoSidewaysScroll(page, `${name} at ${width} px`)
  }
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
