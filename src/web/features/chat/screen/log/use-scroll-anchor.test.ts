import { expect, it } from 'vitest'
import { followsEnd, movedByPerson } from './use-scroll-anchor.ts'

const atEnd = { top: 1000, height: 1600, seen: 600 }

it('follows on when text is added below', () => {
  expect(followsEnd(true, atEnd, { ...atEnd, height: 1700 })).toBe(true)
})

it('stops following when the reader scrolls up', () => {
  expect(followsEnd(true, atEnd, { ...atEnd, top: 960 })).toBe(false)
})

it('follows on when the browser clamped the position because a notice above went away, and text came', () => {
  expect(followsEnd(true, atEnd, { top: 960, height: 1750, seen: 640 })).toBe(true)
})

it('leaves a reader alone who is further up, whatever changes its size', () => {
  const further = { top: 400, height: 1600, seen: 600 }
  expect(followsEnd(false, further, { ...further, height: 2000 })).toBe(false)
  expect(followsEnd(false, further, { ...further, top: 500 })).toBe(false)
})

it('follows again once the reader is at the end', () => {
  expect(followsEnd(false, { ...atEnd, top: 900 }, { ...atEnd, top: 993 })).toBe(true)
})

const held = { ...atEnd, top: 400, place: 600 }

it('takes a scroll event without any other change for the person', () => {
  expect(movedByPerson(held, { ...held, top: 340 })).toBe(true)
})

it.each([
  ['a page comes in above', { height: 2000, place: 1000, top: 400 }],
  ['something below becomes higher', { height: 1700, top: 460 }],
  ['a part above grows as much as one below shrinks', { place: 660, top: 460 }],
  ['the keyboard takes a part of the view', { seen: 300, top: 460 }],
  ['the browser rounds', { top: 400.5 }],
])('holds a message when %s', (_, change) => {
  expect(movedByPerson(held, { ...held, ...change })).toBe(false)
})
