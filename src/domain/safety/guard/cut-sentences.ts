import { withoutHalf } from '../../text/graphemes.ts'

/** A sentence without an end is read in pieces of this size, so that it can't be held back for ever. */
export const LONGEST_SENTENCE = 600

// Fewer words than this are an interjection ('Claro!', 'Entendo.') and belong to what follows.
const SHORTEST_SENTENCE = 3

const ABBREVIATION =
  /(?:^|[^\p{L}\p{N}])(?:\p{L}|drs?|dras?|srs?|sras?|srta|profs?|profas?|ex|etc|obs|av|tel|pag|pág|cap|ref|vs|jr|núm|num|min|aprox|máx|mín)$/iu
/** Longer than the longest abbreviation with what comes before it. */
const LOOKED_BACK = 8
/** Only here a sentence may end, unless it is too long. */
const STOP = /[\n.!?…]/g
const TERMINALS = /[.!?…]*/y
const CLOSERS = /["'”’»)\]*_~`]*/y
const SPACES = /\s*/y
const LAST_SPACE = /\s\S*$/
const HEADING = /(?:^|\n)[ \t]*#{1,6}[ \t][^\n]*$/
const WORD = /\p{L}+/gu
const LOWER = /\p{Ll}/u

type SentenceCutter = {
  /** The sentences that are whole now. Joined, all that was ever returned is what was pushed, unit by unit. */
  push(chunk: string): string[]
  /** What is left. */
  end(): string[]
}

/** What a mark turns out to be: the end of the sentence, or a place to look further from. Null while that can't be known. */
type Stop = { readonly end: number } | { readonly next: number } | null

/**
 * Cuts a text that arrives in packets into sentences, each with the blanks before it. Where it cuts depends on
 * the text alone, never on the packets: it waits until it has seen what a decision needs.
 */
export function createSentenceCutter(): SentenceCutter {
  let text = ''
  /** Up to here the first sentence does not end. */
  let at = 0
  let ended = false

  function take(): string[] {
    const sentences: string[] = []
    for (let end = findEnd(); end !== null; end = findEnd()) {
      sentences.push(text.slice(0, end))
      text = text.slice(end)
      at = 0
    }
    return sentences
  }

  function findEnd(): number | null {
    for (;;) {
      at = nextStop()
      if (at >= LONGEST_SENTENCE) return longCut(text)
      if (at >= text.length) return ended && text !== '' ? text.length : null
      const stop = text[at] === '\n' ? lineBreak() : terminal()
      if (stop === null) return null
      if ('end' in stop) return stop.end
      at = stop.next
    }
  }

  function nextStop(): number {
    STOP.lastIndex = at
    return STOP.test(text) ? STOP.lastIndex - 1 : text.length
  }

  function terminal(): Stop {
    const closers = skip(TERMINALS, at)
    const end = skip(CLOSERS, closers)
    if (end >= LONGEST_SENTENCE) return { next: end }
    if (end >= text.length) return ended ? { end } : null
    const mark = text.slice(at, closers)
    const isAbbreviation = mark === '.' && ABBREVIATION.test(text.slice(Math.max(0, at - LOOKED_BACK), at))
    const next = skip(SPACES, end)
    if (next === end || isAbbreviation || isShort(end)) return { next: end }
    if (mark !== '…' && !mark.startsWith('..')) return { end }
    if (isUnseen(next)) return null
    return isLower(next) ? { next: end } : { end }
  }

  function lineBreak(): Stop {
    const next = skip(SPACES, at)
    if (isUnseen(next)) return null
    const line = text.slice(0, at).trimEnd()
    if (line === '') return { next }
    // However short, a greeting is no part of the heading below it, nor the heading of its body.
    if (HEADING.test(line) !== (text[next] === '#')) return { end: at }
    const goesOn = line.endsWith(':') || isShort(at) || (isLower(next) && !/[.!?…]$/.test(line))
    return goesOn ? { next } : { end: at }
  }

  /** Where characters of this kind end, but not further than a sentence may be long. */
  function skip(kind: RegExp, from: number): number {
    kind.lastIndex = from
    kind.test(text)
    return Math.min(kind.lastIndex, LONGEST_SENTENCE)
  }

  const isUnseen = (place: number) => place >= text.length && place < LONGEST_SENTENCE && !ended
  const isLower = (place: number) => place < LONGEST_SENTENCE && LOWER.test(text[place] ?? '')
  const isShort = (end: number) => (text.slice(0, end).match(WORD)?.length ?? 0) < SHORTEST_SENTENCE

  return {
    push(chunk) {
      const sentences: string[] = []
      // In portions: the text that is looked at is never much longer than one sentence may be.
      for (let from = 0; from < chunk.length; from += LONGEST_SENTENCE) {
        text += chunk.slice(from, from + LONGEST_SENTENCE)
        sentences.push(...take())
      }
      return sentences
    },
    end() {
      ended = true
      return take()
    },
  }
}

/** At the last blank of the window, or else at its end, never inside a character. */
function longCut(text: string): number {
  const window = text.slice(0, LONGEST_SENTENCE)
  const blank = window.search(LAST_SPACE)
  return blank > LONGEST_SENTENCE / 2 ? blank : withoutHalf(window).length
}
