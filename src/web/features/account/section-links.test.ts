import { expect, test } from 'vitest'
import { sectionInView } from './section-links.tsx'

const tops = (...all: number[]) => all.map((top, index) => ({ id: `s${index}`, top }))

test.each([
  ['the first one at the top of the page', tops(200, 900, 1500), false, 's0'],
  ['the one whose beginning has passed the line', tops(-700, 90, 690), false, 's1'],
  ['the one before as long as the next is below the line', tops(-700, 101, 690), false, 's0'],
  ['the last one at the end of the page, though it begins further down', tops(-900, -200, 400), true, 's2'],
  ['none where there is none', [], false, null],
])('is %s', (_, all, atEnd, section) => {
  expect(sectionInView(all, 100, atEnd)).toBe(section)
})
