import { expect, test } from 'vitest'
import { splitBlocks } from './split-blocks.ts'
import { CHAPTER, createChapterSplitter } from './split-chapters.ts'

const BLOCKS = [
  '## Um\n\n',
  'Dois **três**.\n\n',
  '- quatro\n- cinco\n\n',
  '```\nseis\n\nsete\n```\n\n',
  '> oito\n\n',
]
const LETTER = BLOCKS.join('').repeat(6)

test('joined again it is the same text, at whatever letter it is', () => {
  const split = createChapterSplitter()
  for (let end = 0; end <= LETTER.length; end += 1) {
    const typed = LETTER.slice(0, end)
    expect(split(typed).join('')).toBe(typed)
  }
})

test('a chapter holds a few blocks, and stands once there is another after it', () => {
  const split = createChapterSplitter()
  let before: string[] = []
  for (let end = 0; end <= LETTER.length; end += 1) {
    const chapters = split(LETTER.slice(0, end))
    expect(chapters.slice(0, before.length - 1)).toEqual(before.slice(0, -1))
    for (const chapter of chapters) expect(splitBlocks(chapter).length).toBeLessThanOrEqual(CHAPTER)
    before = chapters
  }
  expect(before.flatMap(splitBlocks)).toEqual(splitBlocks(LETTER))
  expect(before.length).toBe(Math.ceil(splitBlocks(LETTER).length / CHAPTER))
})

test('a text that is another one after all is cut from its beginning', () => {
  const split = createChapterSplitter()
  split(LETTER)
  const other = `Outra coisa.\n\n${LETTER}`
  expect(split(other)).toEqual(createChapterSplitter()(other))
  expect(split('Curta.')).toEqual(['Curta.'])
})
