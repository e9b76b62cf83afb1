import { countGraphemes, nextGrapheme, withoutHalf } from '../text/graphemes.ts'
import { REVEAL_SPEED, type Revealed, type RevealInput } from './reveal.ts'

// Made when it is first needed, which is slow: only those who asked for less motion need it.
let segmenter: Intl.Segmenter | undefined

/** Longer text without the end of a sentence is shown in parts, so that nobody waits for all of it. */
const LONGEST = 512

/** Typing without motion: whole sentences, each when its last letter would be typed; the last waits for its end, not long. */
export function revealSentences(input: RevealInput): Revealed {
  const { shown, elapsedMs, writing, quiet = false, speed = REVEAL_SPEED } = input
  const text = writing ? withoutHalf(input.text) : input.text
  let offset = Math.min(shown, text.length)
  let leftMs = Math.max(elapsedMs, 0)
  while (offset < text.length) {
    const end = nextSentence(text, offset)
    const cost = (countGraphemes(text.slice(offset, end)) * 1000) / speed
    const unfinished = writing && !quiet && end >= text.length
    // Time runs on while a sentence arrives, but never beyond what typing the part that is there would take.
    if (unfinished || cost > leftMs) return { shown: offset, leftMs: Math.min(leftMs, cost) }
    offset = end
    leftMs -= cost
  }
  return { shown: offset, leftMs: 0 }
}

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
