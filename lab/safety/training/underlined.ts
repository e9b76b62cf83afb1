import { readMessage } from '#domain/safety/detector/find-signs.ts'
import { modelSentence } from '#domain/safety/model/features.ts'
import type { Window } from '#domain/safety/model/windows.ts'

/** What a window holds of the words that carry the sign: enough of them to be danger, some, or none at all. */
export type Holding = 'the sign' | 'a part of it' | 'nothing of it'

/** So much of an underlined phrase, or of the window itself where the phrase is longer, makes a window danger. */
const enough = 0.6

/** The words of a text as the model reads them. */
export const modelWords = (text: string): readonly string[] =>
  readMessage(text).flatMap((sentence) => modelSentence(sentence).words)

/** Where a phrase stands among the words of its message: the place where most of its words agree. */
export function placeOf(phrase: readonly string[], words: readonly string[]): Window {
  let best = { start: 0, agreeing: -1 }
  for (let start = 0; start + phrase.length <= words.length; start++) {
    const agreeing = phrase.filter((word, at) => words[start + at] === word).length
    if (agreeing > best.agreeing) best = { start, agreeing }
  }
  return { start: best.start, end: best.start + phrase.length }
}

export function holdingOf(window: Window, places: readonly Window[]): Holding {
  const shares = places.map(({ start, end }) => {
    const shared = Math.min(end, window.end) - Math.max(start, window.start)
    return shared / Math.min(end - start, window.end - window.start)
  })
  const most = Math.max(...shares)
  return most >= enough ? 'the sign' : most > 0 ? 'a part of it' : 'nothing of it'
}
