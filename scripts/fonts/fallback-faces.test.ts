import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fallbackFaces } from './fallback-faces.ts'
import { FALLBACK_STYLESHEET, fallbackStylesheet } from './fallback-stylesheet.ts'
import { SANS_FALLBACKS, SERIF_FALLBACKS } from './system-fonts.ts'

const web = join(import.meta.dirname, '../../src/web')

test('the stylesheet is the one that the measured fonts give', async () => {
  expect(await readFile(FALLBACK_STYLESHEET, 'utf8')).toBe(fallbackStylesheet())
})

test('every family of fallbacks is asked for before the fonts that nobody measured', async () => {
  const main = await readFile(join(web, 'styles/theme.css'), 'utf8')
  const asked = (family: string) =>
    [...main.matchAll(new RegExp(`"(${family} [A-Z][a-z]\\w+)"`, 'g'))].map(([, name]) => name)
  expect(asked('Figtree')).toEqual(SANS_FALLBACKS.map(({ name }) => `Figtree ${name}`))
  expect(asked('Brygada')).toEqual(SERIF_FALLBACKS.map(({ name }) => `Brygada ${name}`))
})

test('a fallback twice as wide is drawn at half its size, and as high as the font', () => {
  const font = { ascent: 0.9, descent: 0.2, lineGap: 0.1, widths: { 400: 0.25 } }
  const face = { local: ['Wide', 'Wide-Regular'], weights: '400 500', fitted: 400, width: 0.5 }
  const css = fallbackFaces('Ours', font, [{ name: 'Wide', faces: [face] }])
  expect(css).toContain('font-family: "Ours Wide"')
  expect(css).toContain('src: local("Wide"), local("Wide-Regular")')
  expect(css).toContain('size-adjust: 50%')
  expect(css).toContain('ascent-override: 180%')
  expect(css).toContain('descent-override: 40%')
  expect(css).toContain('line-gap-override: 20%')
})
