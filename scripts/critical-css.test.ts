import { expect, test } from 'vitest'
import { classesOf, criticalCss, splitFontFaces, wordsOf } from './critical-css.ts'

const BODY = '<main class="stack lg:p-4 min-[22.5rem]:sticky"><p class="animate-rise">olá</p></main>'
const keeps = (css: string) => criticalCss(css, classesOf(BODY))

test.each([
  '.stack{display:grid}',
  'a{color:inherit}',
  ':root[data-theme=escuro]{color-scheme:dark}',
  '@media (width>=64rem){.lg\\:p-4{padding:16px}}',
  '.min-\\[22\\.5rem\\]\\:sticky{position:sticky}',
  ':where(.stack>:not(:last-child)){margin:0}',
  '.stack:not(.other){margin:0}',
  '@font-face{font-family:Figtree;src:url(/f.woff2)}',
])('keeps %s', (css) => {
  expect(keeps(css)).toBe(css)
})

test.each([
  '.chat{display:grid}',
  '.stack .chat{display:grid}',
  '@media (width>=64rem){.lg\\:p-8{padding:32px}}',
  '[data-persona=direta]{--persona:red}',
  '/* a word about it */',
  '@keyframes breathe{50%{opacity:.5}}',
  '@property --tw-blur{syntax:"*";inherits:false}',
])('leaves out %s', (css) => {
  expect(keeps(css)).toBe('')
})

test('of a list of selectors only those stay that fit', () => {
  expect(keeps('.chat,.stack,h1{margin:0}')).toBe('.stack,h1{margin:0}')
})

test('custom properties stay as long as something that stays reads them', () => {
  const css = ':root{--ink:var(--dark);--dark:#000;--unused:var(--only-unused);--only-unused:1}'
  expect(keeps(`${css}html{color:var(--ink)}`)).toBe(
    ':root{--ink:var(--dark);--dark:#000}html{color:var(--ink)}',
  )
})

test('an animation stays with the rule that names it', () => {
  const css = '@keyframes rise{0%{opacity:0}}.animate-rise{animation:rise .2s}'
  expect(keeps(css)).toBe(css)
})

test('fonts that are fetched come later, fonts of the system are there at once', () => {
  const fetched = '@font-face{font-family:Figtree;src:url(/f.woff2) format("woff2")}'
  const local = '@font-face{font-family:Figtree Arial;src:local("Arial")}'
  expect(splitFontFaces(`${fetched}${local}a{color:red}`)).toEqual({
    rules: `${local}a{color:red}`,
    fontFaces: fetched,
  })
})

test('code keeps the rules of every class that it may ever draw', () => {
  const code = 'let a=busy?`stack gap-2`:"lg:p-4 min-[22.5rem]:sticky";b.className=\'chat\''
  const css = '.gap-2{gap:8px}.chat{display:grid}.busy-x{color:red}.lg\\:p-4{padding:16px}'
  expect(criticalCss(css, wordsOf(code))).toBe('.gap-2{gap:8px}.chat{display:grid}.lg\\:p-4{padding:16px}')
})

test('custom properties of a class stay for what is drawn inside it', () => {
  expect(keeps('.stack{--hill-1:#e3c1d0}')).toBe('.stack{--hill-1:#e3c1d0}')
})
