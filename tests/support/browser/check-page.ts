import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page, test } from '@playwright/test'
import type axe from 'axe-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** What depends on colours; everything else is the same in both themes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

type Look = { width: number; colorScheme: 'light' | 'dark'; rules?: string[] }

/** A computer by day and a phone by night, and the other way round: whatever is shown at any width is shown at one of these. */
const LOOKS: Look[] = [
  { width: 1280, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
]
const OTHER_THEMES: Look[] = LOOKS.map(({ width, colorScheme }) => ({
  width,
  colorScheme: colorScheme === 'light' ? 'dark' : 'light',
  rules: COLOUR_RULES,
}))
/** How many states of a page were looked at. */
const seen = new WeakMap<Page, number>()

/**
 * The first state of a page is looked at in all ways: what only one of them shows stands around every state. Of the next ones
 * one is looked at whole on the computer and in its colours on the phone, the other the other way round.
 */
function looksAt(page: Page): Look[] {
  const before = seen.get(page) ?? 0
  seen.set(page, before + 1)
  if (before === 0) return [...LOOKS, ...OTHER_THEMES]
  return LOOKS.map((look, at) => (at === before % 2 ? look : { ...look, rules: COLOUR_RULES }))
}

/**
 * The page as it stands, in both themes, on a computer and on a phone: axe finds nothing. And on a tablet, at 320 px and
 * on a phone with letters of twice the size, nothing hangs out of it sideways, lies over something else or is cut in two.
 * Of journeys tagged `@looks` npm test leaves this to npm run test:long, which runs them again.
 */
export async function expectFitForAll(page: Page, name: string): Promise<void> {
  if (process.env.LOOKS_LATER && test.info().tags.includes('@looks')) return
  await expectNoFindings(page, name)
  await setLetterSize(page, 2 * USUAL_LETTERS)
  await expectWellLaidOut(page, `${name} with letters of twice the size`)
  await setLetterSize(page, USUAL_LETTERS)
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 640 })
    await expectWellLaidOut(page, `${name} at ${width} px`)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
}

async function expectNoFindings(page: Page, name: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const found: string[] = []
  for (const { width, colorScheme, rules } of looksAt(page)) {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme })
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 800 })
    found.push(...(await violations(page, rules)).map((problem) => `${width} ${colorScheme}: ${problem}`))
  }
  await page.emulateMedia({ colorScheme: 'light' })
  expect(found, name).toEqual([])
}

/** In pixels, where nobody has chosen another. */
export const USUAL_LETTERS = 16

/** How large letters are in the settings of the browser, which `rem` in media queries follows, too. */
export async function setLetterSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard } })
  // The page learns of it a moment later.
  await page.waitForFunction((size) => {
    const probe = document.createElement('p')
    probe.style.fontSize = 'medium'
    document.body.append(probe)
    const isApplied = getComputedStyle(probe).fontSize === `${size}px`
    probe.remove()
    return isApplied
  }, standard)
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

/** Nothing hangs out, lies over something else or is cut in two, once the page has followed a change of its width. */
export async function expectWellLaidOut(page: Page, name: string): Promise<void> {
  await expectNoSidewaysScroll(page, name)
  await expect.poll(() => page.evaluate(findCollisions), name).toEqual([])
  await expect.poll(() => page.evaluate(findBrokenWords), name).toEqual([])
}

/** What hangs out of a bar or a dialog, or lies over something else there. */
function findCollisions(): string[] {
  type Piece = { words: string; element: Element; box: DOMRect }

  function seen(element: Element, box: DOMRect, bar: Element): DOMRect {
    let { left, top, right, bottom } = box
    for (let around = element; around !== bar; around = around.parentElement as Element) {
      if (getComputedStyle(around).overflowX === 'visible') continue
      const frame = around.getBoundingClientRect()
      left = Math.max(left, frame.left)
      top = Math.max(top, frame.top)
      right = Math.min(right, frame.right)
      bottom = Math.min(bottom, frame.bottom)
    }
    return new DOMRect(left, top, right - left, bottom - top)
  }

  function piecesOf(bar: Element): Piece[] {
    const pieces: Piece[] = []
    const walker = document.createTreeWalker(bar, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      const element = node instanceof Element ? node : node.parentElement
      if (!element?.checkVisibility({ visibilityProperty: true })) continue
      if (element.closest('header, aside, dialog, [popover]') !== bar) continue
      if (node instanceof Element && node.tagName !== 'svg') continue
      const range = document.createRange()
      range.selectNode(node)
      const boxes = node instanceof Element ? [node.getBoundingClientRect()] : [...range.getClientRects()]
      for (const box of boxes) {
        const shown = seen(element, box, bar)
        // What is for screen readers only is a pixel wide.
        if (shown.width > 2 && shown.height > 2)
          pieces.push({ words: node.textContent?.trim() || element.tagName, element, box: shown })
      }
    }
    return pieces
  }

  const found: string[] = []
  for (const bar of document.querySelectorAll('header, aside, dialog[open]')) {
    if (!bar.checkVisibility()) continue
    const frame = bar.getBoundingClientRect()
    const pieces = piecesOf(bar)
    for (const [at, { words, element, box }] of pieces.entries()) {
      if (box.left < frame.left - 1 || box.right > frame.right + 1) found.push(`${words} hangs out`)
      for (const other of pieces.slice(at + 1)) {
        const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
        const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)
        if (wide > 2 && high > 4 && element !== other.element) found.push(`${words} over ${other.words}`)
      }
    }
  }
  return found
}

/** Words that are short enough for any screen and yet stand on two lines. */
function findBrokenWords(): string[] {
  const found: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { currentNode: text } = walker
    if (!text.parentElement?.checkVisibility({ visibilityProperty: true })) continue
    // What is for screen readers only is a pixel wide.
    if (text.parentElement.closest('.sr-only, thead')) continue
    for (const { 0: word, index } of text.textContent?.matchAll(/(?<!\S)[^\s-]{2,9}(?!\S)/g) ?? []) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const lines = [...range.getClientRects()].filter(({ width }) => width > 2)
      if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) found.push(word)
    }
  }
  return found
}
