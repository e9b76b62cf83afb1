import { nextGrapheme, withoutHalf } from '../text/graphemes.ts'

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
  speed?: number
}

export type Revealed = {
  shown: number
  /** Time too short for one more grapheme: add it to the next call. Nothing is saved up while waiting for text. */
  leftMs: number
}

/** How far the typing has got. Costs only what it newly shows, however long the text is. */
export function reveal(input: RevealInput): Revealed {
  const { shown, elapsedMs, writing, quiet = false, speed = REVEAL_SPEED } = input
  const text = writing ? withoutHalf(input.text) : input.text
  const msEach = 1000 / speed
  let offset = Math.min(shown, text.length)
  let leftMs = Math.max(elapsedMs, 0)
  while (leftMs >= msEach) {
    const next = nextGrapheme(text, offset)
    const nothingMore = next === offset || (writing && !quiet && next >= text.length)
    if (nothingMore) return { shown: offset, leftMs: 0 }
    offset = next
    leftMs -= msEach
  }
  return { shown: offset, leftMs }
}

/** All that may be shown at once: for a tap that skips the typing, and for what was there before we came. */
export const revealAll = (input: Pick<RevealInput, 'text' | 'shown' | 'writing' | 'quiet'>): number =>
  reveal({ ...input, elapsedMs: Number.POSITIVE_INFINITY }).shown
