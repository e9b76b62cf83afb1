import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fallbackFaces, SAMPLE } from './fallback-faces.ts'
import { FALLBACK_STYLESHEET, fallbackStylesheet } from './fallback-stylesheet.ts'
import { readFontMetrics } from './font-metrics.ts'
import { readWoff2 } from './read-woff2.ts'
import { SANS_FALLBACKS, SERIF_FALLBACKS } from './system-fonts.ts'

const web = join(import.meta.dirname, '../../src/web')
const metricsOf = async (name: string) => readFontMetrics(readWoff2(await readFile(join(web, 'fonts', name))))

test('the stylesheet is the one that the fonts give', async () => {
  expect(await readFile(FALLBACK_STYLESHEET, 'utf8')).toBe(await fallbackStylesheet())
})

test('every family of fallbacks is asked for before the fonts that nobody measured', async () => {
  const main = await readFile(join(web, 'styles/main.css'), 'utf8')
  const asked = (family: string) =>
    [...main.matchAll(new RegExp(`"(${family} [A-Z][a-z]\\w+)"`, 'g'))].map(([, name]) => name)
  expect(asked('Figtree')).toEqual(SANS_FALLBACKS.map(({ name }) => `Figtree ${name}`))
  expect(asked('Brygada')).toEqual(SERIF_FALLBACKS.map(({ name }) => `Brygada ${name}`))
})

test('reads the height and the widths of a font with one weight', async () => {
  const { ascent, descent, lineGap, widthOf } = await metricsOf('brygada-1918.woff2')
  expect([ascent, descent, lineGap]).toEqual([0.92, 0.25, 0])
  // As fontTools reads them.
  expect(widthOf('a', 500)).toBeCloseTo(0.535, 10)
  expect(widthOf('aa', 500)).toBeCloseTo(2 * widthOf('a', 500), 10)
})

test('reads the widths of a variable font in the weight that is asked for', async () => {
  const { widthOf } = await metricsOf('figtree.woff2')
  const widths = (letter: string) =>
    [400, 500, 600, 700].map((weight) => Math.round(1000 * widthOf(letter, weight)))
  // As fontTools makes them.
  expect(widths('n')).toEqual([558, 561, 564, 568])
  expect(widths('M')).toEqual([846, 849, 853, 858])
  expect(widths('8')).toEqual([614, 613, 613, 612])
})

test('a letter that the font does not have is no letter of width zero', async () => {
  const { widthOf } = await metricsOf('brygada-1918.woff2')
  expect(() => widthOf('Ж', 500)).toThrow('has no Ж')
})

test('a fallback twice as wide is drawn at half its size, and as high as the font', () => {
  const metrics = { ascent: 0.9, descent: 0.2, lineGap: 0.1, widthOf: (text: string) => 0.25 * text.length }
  const face = { local: ['Wide', 'Wide-Regular'], weights: '400 500', fitted: 400, width: 0.5 }
  const css = fallbackFaces('Ours', metrics, [{ name: 'Wide', faces: [face] }])
  expect(SAMPLE.length).toBeGreaterThan(200)
  expect(css).toContain('font-family: "Ours Wide"')
  expect(css).toContain('src: local("Wide"), local("Wide-Regular")')
  expect(css).toContain('size-adjust: 50%')
  expect(css).toContain('ascent-override: 180%')
  expect(css).toContain('descent-override: 40%')
  expect(css).toContain('line-gap-override: 20%')
})
