/** A sentence without an end is read in pieces of this size, so that it can't be held back for ever. */
export const LONGEST_SENTENCE = 600

// Fewer words than this are an interjection ('Claro!', 'Entendo.') and belong to what follows.
const SHORTEST_SENTENCE = 3

const ABBREVIATION =
  /(?:^|[^\p{L}\p{N}])(?:\p{L}|drs?|dras?|srs?|sras?|srta|profs?|profas?|ex|etc|obs|av|tel|pag|pág|cap|ref|vs|jr|núm|num|min|aprox|máx|mín)$/iu
const TERMINAL = /[.!?…]/
/** Longer than the longest abbreviation with what comes before it. */
const LOOKED_BACK = 8
/** Only here a sentence may end, unless it is too long. */
const STOP = /[\n.!?…]/g
const CLOSER = /["'”’»)\]*_~`]/
const SPACE = /\s/
const HEADING = /(?:^|\n)[ \t]*#{1,6}[ \t][^\n]*$/
const WORD = /\p{L}+/gu
const LOWER = /\p{Ll}/u

type SentenceCutter = {
  /** The sentences that are whole now. Joined, all that was ever returned is what was pushed, unit by unit. */
  push(chunk: string): string[]
  /** What is left. */
  end(): string[]
}

/**
 * Cuts a text that arrives in packets into sentences, each with the blanks before it. Where it cuts depends on
 * the text alone, never on the packets: it waits until it has seen what a decision needs.
 */
export function createSentenceCutter(): SentenceCutter {
  let text = ''
  let at = 0
  /** Words up to `counted`. */
  let words = 0
  let counted = 0
  /** How far each kind of character was followed, and from where. */
  const followed = new Map<RegExp, { from: number; to: number }>()
  let ended = false

  function take(): string[] {
    const sentences: string[] = []
    for (;;) {
      const end = findEnd()
      if (end === null) return sentences
      sentences.push(text.slice(0, end))
      text = text.slice(end)
      at = firstVisible(text, 0)
      words = 0
      counted = 0
      followed.clear()
    }
  }

  /** Where the first sentence ends, or null while that can't be known. Goes on where it stopped waiting. */
  function findEnd(): number | null {
    for (at = nextStop(at); at < text.length && at < LONGEST_SENTENCE; at = nextStop(at + 1)) {
      const end = text[at] === '\n' ? endOfLine() : endOfTerminal()
      if (end === 'wait') return null
      if (end !== 'no') return end
    }
    if (at >= LONGEST_SENTENCE) return longCut(text)
    return ended && text !== '' ? text.length : null
  }

  function nextStop(from: number): number {
    STOP.lastIndex = from
    return STOP.test(text) ? STOP.lastIndex - 1 : text.length
  }

  function endOfTerminal(): number | 'wait' | 'no' {
    const closers = skipWhile(TERMINAL, at)
    const end = skipWhile(CLOSER, closers)
    if (end >= LONGEST_SENTENCE) return skipTo(end)
    if (end >= text.length) return ended ? text.length : 'wait'
    const mark = text.slice(at, closers)
    const goesOn = !SPACE.test(text[end] ?? '') || (mark === '.' && isAbbreviation())
    if (goesOn || isShort(end)) return skipTo(end)
    if (mark !== '…' && !mark.startsWith('..')) return end
    const next = nextVisible(end)
    if (next === 'wait') return 'wait'
    return isLower(next) ? skipTo(end) : end
  }

  function endOfLine(): number | 'wait' | 'no' {
    const next = nextVisible(at)
    if (next === 'wait') return 'wait'
    const line = text.slice(0, at).trimEnd()
    if (line === '') return skipTo(next)
    // However short, a greeting is no part of the heading below it, nor the heading of its body.
    if (HEADING.test(line) !== (text[next] === '#')) return at
    const goesOn = line.endsWith(':') || isShort(at) || (isLower(next) && !TERMINAL.test(line.at(-1) ?? ''))
    return goesOn ? skipTo(next) : at
  }

  /** Where the next visible character is; the end of the window when there is none in it. */
  function nextVisible(from: number): number | 'wait' {
    const next = skipWhile(SPACE, from)
    return next >= text.length && next < LONGEST_SENTENCE && !ended ? 'wait' : next
  }

  function isLower(place: number): boolean {
    return place < LONGEST_SENTENCE && LOWER.test(text[place] ?? '')
  }

  /**
   * Never further than a sentence may be long: what comes after it is read with the next one. Goes on where it
   * stopped when more of the same text has come.
   */
  function skipWhile(kind: RegExp, from: number): number {
    const before = followed.get(kind)
    let to = before?.from === from ? before.to : from
    while (to < text.length && to < LONGEST_SENTENCE && kind.test(text[to] ?? '')) to += 1
    followed.set(kind, { from, to })
    return to
  }

  function skipTo(end: number): 'no' {
    at = end - 1
    return 'no'
  }

  function isAbbreviation(): boolean {
    return ABBREVIATION.test(text.slice(Math.max(0, at - LOOKED_BACK), at))
  }

  /** `end` only ever moves on, so each character is looked at once. */
  function isShort(end: number): boolean {
    words += text.slice(counted, end).match(WORD)?.length ?? 0
    counted = end
    return words < SHORTEST_SENTENCE
  }

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

function firstVisible(text: string, from: number): number {
  let at = from
  while (at < text.length && SPACE.test(text[at] ?? '')) at += 1
  return at
}

/** At the last blank of the window, or else at its end, never inside a character. */
function longCut(text: string): number {
  for (let end = LONGEST_SENTENCE - 1; end > LONGEST_SENTENCE / 2; end -= 1) {
    if (SPACE.test(text[end] ?? '')) return end
  }
  const last = text.charCodeAt(LONGEST_SENTENCE - 1)
  return last >= 0xd800 && last <= 0xdbff ? LONGEST_SENTENCE - 1 : LONGEST_SENTENCE
}
