import { expect, it } from 'vitest'
import { createEarlyTexts, type TextEvent } from './reply-store.ts'

const text = (id: string, pos: number): TextEvent => ({
  type: 'texto',
  conversationId: 'c',
  id,
  pos,
  text: 'a',
})

it('gives back the text of one reply, in the order it came, once', () => {
  const early = createEarlyTexts()
  early.hold(text('r', 0))
  early.hold(text('other', 0))
  early.hold(text('r', 1))
  expect(early.take('r').map(({ pos }) => pos)).toEqual([0, 1])
  expect(early.take('r')).toEqual([])
  expect(early.take('other')).toHaveLength(1)
})

it('is bounded for a reply that never comes', () => {
  const early = createEarlyTexts()
  for (let pos = 0; pos < 1000; pos += 1) early.hold(text('r', pos))
  expect(early.take('r')).toHaveLength(400)
})
