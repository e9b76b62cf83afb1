import { countGraphemes, nextGrapheme, withoutHalf } from '../text/graphemes.ts'

/** Graphemes a second: one every 10 ms. */
export const REVEAL_SPEED = 100

export type RevealInput = {
  text: string
  /** How far the text is on the screen: an offset that this function returned before, or 0. */
  shown: number
  /** Time since the last call, plus what that call left unspent. */
  elapsedMs: number
  /** More text may come: the last grapheme is held back, because it may still grow. */
  writing: boolean
  /** Nothing has come for a while: what is there is shown to its end, though it may still grow. */
  quiet?: boolean
}

/** `leftMs` is time too short for one more grapheme or sentence: it is added to the next call. */
export type Revealed = { shown: number; leftMs: number }

/** How far the typing has got. Costs only what it newly shows, however long the text is. */
export const reveal = (input: RevealInput): Revealed => revealParts(input, nextGrapheme)

/** Typing without motion: whole sentences, each when its last letter would be typed; the last waits for its end, not long. */
export const revealSentences = (input: RevealInput): Revealed => revealParts(input, nextSentence)

/** All that may be shown at once: for a tap that skips the typing, and for what was there before we came. */
export const revealAll = (input: Omit<RevealInput, 'elapsedMs'>): number =>
  reveal({ ...input, elapsedMs: Number.POSITIVE_INFINITY }).shown

function revealParts(
  { text, shown, elapsedMs, writing, quiet = false }: RevealInput,
  endOfPart: (text: string, offset: number) => number,
): Revealed {
  const there = writing ? withoutHalf(text) : text
  let offset = Math.min(shown, there.length)
  let leftMs = Math.max(elapsedMs, 0)
  while (offset < there.length) {
    const end = endOfPart(there, offset)
    const cost = (countGraphemes(there.slice(offset, end)) * 1000) / REVEAL_SPEED
    const isUnfinished = writing && !quiet && end >= there.length
    // Time runs on while a part arrives, but never beyond what typing as much of it as is there would take.
    if (isUnfinished || cost > leftMs) return { shown: offset, leftMs: Math.min(leftMs, cost) }
    offset = end
    leftMs -= cost
  }
  return { shown: offset, leftMs: 0 }
}

// Made when it is first needed, which is slow: only those who asked for less motion need it.
let segmenter: Intl.Segmenter | undefined

/** Longer text without the end of a sentence is shown in parts, so that nobody waits for all of it. */
const LONGEST = 512

function nextSentence(text: string, offset: number): number {
  const window = text.slice(offset, offset + LONGEST)
  segmenter ??= new Intl.Segmenter('pt-BR', { granularity: 'sentence' })
  const [first] = segmenter.segment(window)
  const length = first?.segment.length ?? window.length
  // A sentence that ends where the window ends may continue after it.
  const isWhole = offset + window.length >= text.length || length <= window.length - 2
  return isWhole ? offset + length : longestPart(text, offset)
}

/** As many whole words as fit, or whole characters where there is no space. */
function longestPart(text: string, offset: number): number {
  let end = nextGrapheme(text, offset)
  let afterWord = 0
  for (let next = end; next <= offset + LONGEST; next = nextGrapheme(text, next)) {
    end = next
    if (text[end - 1] === ' ') afterWord = end
  }
  return afterWord || end
}
