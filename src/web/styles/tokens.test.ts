// biome-ignore lint/style/noRestrictedImports: the test reads the stylesheet as it is; the app never does
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PERSONA_KEYS } from '#domain/personas/persona.ts'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')

const THEMES = { light: 0, dark: 1 } as const

/** Reads --name: light-dark(#light, #dark); */
const tokens = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(([, name, light, dark]) => [
    name,
    [light, dark],
  ]),
)
const personas = [...tokens.keys()].filter((name) => /^persona-[a-z]+$/.test(name ?? ''))

/** Text needs 4.5 to 1 (WCAG 1.4.3). */
const TEXT = [
  ...['ink', 'ink-soft', 'accent', 'danger', 'care'].flatMap((text) => [
    [text, 'paper'],
    [text, 'surface'],
  ]),
  ['ink', 'accent-soft'],
  ['ink', 'care-soft'],
  ['ink-soft', 'accent-soft'],
  ['ink-soft', 'sunken'],
  ['accent', 'accent-soft'],
  ['accent-strong', 'accent-soft'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['on-bubble', 'bubble'],
  ['danger', 'danger-soft'],
  ['success', 'success-soft'],
  ['care', 'care-soft'],
  ...personas.flatMap((persona) => [
    [persona, `${persona}-soft`],
    [persona, 'paper'],
    [persona, 'surface'],
  ]),
]
/** The edges of fields and the focus ring need 3 to 1 (WCAG 1.4.11). */
const EDGES = [
  ['line-strong', 'paper'],
  ['line-strong', 'surface'],
  ['focus', 'paper'],
  ['focus', 'surface'],
]

test('every persona has its hue', () => {
  expect(personas).toEqual(PERSONA_KEYS.map((key) => `persona-${key}`))
})

for (const [theme, column] of Object.entries(THEMES)) {
  test.each(TEXT)(`%s can be read on %s (${theme})`, (text = '', ground = '') => {
    expect(contrast(colour(text, column), colour(ground, column))).toBeGreaterThanOrEqual(4.5)
  })
  test.each(EDGES)(`%s can be seen on %s (${theme})`, (edge = '', ground = '') => {
    expect(contrast(colour(edge, column), colour(ground, column))).toBeGreaterThanOrEqual(3)
  })
}

function colour(name: string, column: number): string {
  const found = tokens.get(name)?.[column]
  if (!found) throw new Error(`tokens.css has no --${name}`)
  return found
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
