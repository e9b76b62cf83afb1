import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSentenceCutter, LONGEST_SENTENCE } from './cut-sentences.ts'

function cut(...packets: readonly string[]): string[] {
  const cutter = createSentenceCutter()
  return [...packets.flatMap((packet) => cutter.push(packet)), ...cutter.end()]
}

describe('a run of marks longer than any sentence', () => {
  it.each([...'.!?…', '?!', '. ', '\n', ' ', '.)'])('of %j is cut into bounded pieces', (mark) => {
    const text = mark.repeat(5_000)
    const pieces = cut(text)
    expect(pieces.join('')).toBe(text)
    expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThanOrEqual(LONGEST_SENTENCE)
  })

  it('is cut the same however it arrives', () => {
    const marks = fc.constantFrom('.', '…', '?', ' ', '\n', ')', 'a', 'Uma frase inteira', '.'.repeat(400))
    fc.assert(
      fc.property(fc.array(marks, { maxLength: 40 }), fc.integer({ min: 1, max: 900 }), (parts, size) => {
        const text = parts.join('')
        const packets = Array.from({ length: Math.ceil(text.length / size) }, (_, at) =>
          text.slice(at * size, (at + 1) * size),
        )
        expect(cut(...packets)).toEqual(cut(text))
      }),
    )
  })
})
