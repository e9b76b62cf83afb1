import { describe } from 'vitest'
import { readsInLinearTime } from '#tests/support/texts/reads-in-linear-time.ts'
import { createSentenceCutter } from './cut-sentences.ts'
import { namesIllness } from './find-rules.ts'
import { createOutputGuard } from './output-guard.ts'
import { readReplySentence } from './read-sentence.ts'

const READERS: Record<string, (text: string) => unknown> = {
  'the sentence cutter': (text) => {
    const cutter = createSentenceCutter()
    return [...cutter.push(text), ...cutter.end()]
  },
  'the sentence cutter, letter by letter': (text) => {
    const cutter = createSentenceCutter()
    for (const letter of text) cutter.push(letter)
    return cutter.end()
  },
  'the reading of a sentence': readReplySentence,
  'the search for an illness': namesIllness,
  'the output guard': (text) => {
    const guard = createOutputGuard({ level: 'risco' })
    return guard.push(text) + guard.end()
  },
  'the output guard of an answer to it': (text) => {
    const guard = createOutputGuard({ level: 'risco', message: text, earlier: text })
    return guard.push('Sinto muito por isso.') + guard.end()
  },
  'the output guard of a continuation': (text) => createOutputGuard({ level: 'risco', shown: text }).end(),
}

/** Beyond the longest sentence, where the readers of sentences begin to cut. */
const LENGTH = 1000

describe.each(Object.entries(READERS))('%s takes no more than linear time', (_, read) =>
  readsInLinearTime(read, LENGTH),
)
