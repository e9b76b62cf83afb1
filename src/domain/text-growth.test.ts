import fc from 'fast-check'
import { describe, it } from 'vitest'
import { expectLinear } from '#tests/support/growth.ts'
import { generated, HAND_MADE } from '#tests/support/hostile-texts.ts'
import { createSentenceCutter } from './safety/guard/cut-sentences.ts'
import { createOutputGuard } from './safety/guard/output-guard.ts'

/** Everything of the domain that reads text from outside, and the length of the shortest text it is tried with. */
const READERS: Record<string, [read: (text: string) => unknown, length?: number]> = {
  'the sentence cutter': [
    (text) => {
      const cutter = createSentenceCutter()
      return [...cutter.push(text), ...cutter.end()]
    },
  ],
  'the sentence cutter, letter by letter': [
    (text) => {
      const cutter = createSentenceCutter()
      for (const letter of text) cutter.push(letter)
      return cutter.end()
    },
  ],
  'the output guard': [
    (text) => {
      const guard = createOutputGuard({ level: 'risco' })
      return guard.push(text) + guard.end()
    },
  ],
}

describe.each(Object.entries(READERS))('%s takes no more than linear time', (_, [read, length = 1000]) => {
  it('for texts made by hand', () => {
    for (const shape of HAND_MADE) expectLinear(read, shape, length)
  })

  it('for generated texts', () => {
    fc.assert(
      fc.property(generated, (shape) => expectLinear(read, shape, length)),
      { numRuns: 30, seed: 14 },
    )
  })
})
