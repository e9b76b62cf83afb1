import { rememberWords } from '../../../text/remember-words.ts'
import { type ReplyConcept, replyConceptsOf } from './reply-concepts.ts'

/** What is read of one word, as numbers that are mixed into buckets. */
export type ReplyWordFeatures = {
  readonly word: number
  readonly stem: number
  /** The last three letters of a longer word, else null: 'sei', 'aria' and 'ndo' say who acts and when. */
  readonly ending: number | null
  readonly concepts: readonly number[]
  /** The concepts where the person named the illness or the medicine first. */
  readonly echoed: readonly number[]
}

const OWN_TO_TELL: readonly ReplyConcept[] = ['illness', 'medicine']

export const replyWordFeatures = rememberWords((word): ReplyWordFeatures => {
  const concepts = replyConceptsOf(word)
  return {
    word: hashOf(word),
    stem: hashOf(stemOf(word)),
    ending: word.length > 4 ? hashOf(word.slice(-3)) : null,
    concepts: concepts.map(hashOf),
    echoed: concepts.map((concept) => hashOf(OWN_TO_TELL.includes(concept) ? 'echo' : concept)),
  }
})

function stemOf(word: string): string {
  const bare = word.endsWith('s') ? word.slice(0, -1) : word
  if (bare.length <= 4) return bare
  return bare
    .replace(/(?:ando|endo|indo|aria|eria|iria|mente|ar|er|ir|ou|ei|ia|am|em|o|a|e)$/, '')
    .slice(0, 7)
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash
}
