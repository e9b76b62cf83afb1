import { expect, test } from 'vitest'
import type { LiveEvent } from '#domain/api/chat.ts'
import { FRAME_STEP, frameOf } from './event-stream.ts'

const text = (text: string): LiveEvent => ({
  type: 'texto',
  conversationId: '0199a0b0-0000-7000-8000-000000000001',
  id: '0199a0b0-0000-7000-8000-000000000002',
  pos: 0,
  text,
})

/** What a reader makes of a frame. */
function read(frame: string): unknown {
  expect(frame).toMatch(/^data: [^\n\r]+\n\n$/)
  return JSON.parse(frame.slice('data: '.length))
}

test('frames are equal steps long and say the same as before', () => {
  for (const letter of ['a', 'ã', '💜', '"', '\n']) {
    for (let length = 0; length <= 300; length += 1) {
      const event = text(letter.repeat(length))
      const frame = frameOf(event)
      expect(Buffer.byteLength(frame) % FRAME_STEP).toBe(0)
      expect(read(frame)).toEqual(event)
    }
  }
})

test('the words of a step of a reply do not show in the size of its frame', () => {
  const sizes = ['a', 'não', 'Sinto muito.', 'Estou aqui com você.', 'x'.repeat(60)].map((words) =>
    Buffer.byteLength(frameOf(text(words))),
  )
  expect(new Set(sizes)).toEqual(new Set([FRAME_STEP]))
})
