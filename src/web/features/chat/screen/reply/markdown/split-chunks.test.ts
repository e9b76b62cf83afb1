import { expect, test } from 'vitest'
import { createChunkSplitter, splitBlocks } from './split-blocks.ts'

const BLOCKS = [
  '## Um\n\n',
  'Dois **três**.\n\n',
  '- quatro\n- cinco\n\n',
  '```\nseis\n\nsete\n```\n\n',
  '> oito\n\n',
]
const BLOCKS_PER_CHUNK = 8
const LETTER = BLOCKS.join('').repeat(6)

test('joined again it is the same text, at whatever letter it is', () => {
  const split = createChunkSplitter()
  for (let end = 0; end <= LETTER.length; end += 1) {
    const typed = LETTER.slice(0, end)
    expect(split(typed).join('')).toBe(typed)
  }
})

test('a chunk holds at most eight blocks, and is final once there is another after it', () => {
  const split = createChunkSplitter()
  let before: string[] = []
  for (let end = 0; end <= LETTER.length; end += 1) {
    const chunks = split(LETTER.slice(0, end))
    expect(chunks.slice(0, before.length - 1)).toEqual(before.slice(0, -1))
    for (const chunk of chunks) expect(splitBlocks(chunk).length).toBeLessThanOrEqual(BLOCKS_PER_CHUNK)
    before = chunks
  }
  expect(before.flatMap(splitBlocks)).toEqual(splitBlocks(LETTER))
  expect(before.length).toBe(Math.ceil(splitBlocks(LETTER).length / BLOCKS_PER_CHUNK))
})

test('a text that does not continue the one before is split from its beginning', () => {
  const split = createChunkSplitter()
  split(LETTER)
  const other = `Outra coisa.\n\n${LETTER}`
  expect(split(other)).toEqual(createChunkSplitter()(other))
  expect(split('Curta.')).toEqual(['Curta.'])
})
