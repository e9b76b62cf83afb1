/** A sentence without an end is read in pieces of this size, so that it can't be held back for ever. */
export const LONGEST_SENTENCE = 600

// Fewer words than this are an interjection ('Claro!', 'Entendo.') and belong to what follows.
const SHORTEST_SENTENCE = 3

const ABBREVIATION =
  /(?:^|[^\p{L}\p{N}])(?:\p{L}|drs?|dras?|srs?|sras?|srta|profs?|profas?|ex|etc|obs|av|tel|pag|pág|cap|ref|vs|jr|núm|num|min|aprox|máx|mín)$/iu
const TERMINAL = /[.!?…]/
/** Only here a sentence may end, unless it is too long. */
const STOP = /[\n.!?…]/g
const CLOSER = /["'”’»)\]*_~`]/
const SPACE = /\s/
const WORD = /\p{L}+/gu
const LOWER = /\p{Ll}/u

export type SentenceCutter = {
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
  let ended = false

  function take(): string[] {
    const sentences: string[] = []
    for (;;) {
      const end = findEnd()
      if (end === null) return sentences
      sentences.push(text.slice(0, end))
      text = text.slice(end)
      at = firstVisible(text, 0)
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
    let end = at
    while (TERMINAL.test(text[end] ?? '')) end += 1
    const mark = text.slice(at, end)
    while (CLOSER.test(text[end] ?? '')) end += 1
    if (end >= LONGEST_SENTENCE) return 'no'
    if (end >= text.length) return ended ? text.length : 'wait'
    const goesOn = !SPACE.test(text[end] ?? '') || (mark === '.' && ABBREVIATION.test(text.slice(0, at)))
    if (goesOn || isShort(end)) return skipTo(end)
    if (mark !== '…' && !mark.startsWith('..')) return end
    const next = nextVisible(end)
    if (next === 'wait') return 'wait'
    return LOWER.test(next) ? skipTo(end) : end
  }

  function endOfLine(): number | 'wait' | 'no' {
    const line = text.slice(0, at).trimEnd()
    if (line === '') return 'no'
    const next = nextVisible(at)
    if (next === 'wait') return 'wait'
    const goesOn =
      line.endsWith(':') || isShort(at) || (LOWER.test(next) && !TERMINAL.test(line.at(-1) ?? ''))
    return goesOn ? 'no' : at
  }

  function nextVisible(from: number): string | 'wait' {
    for (let next = from; next < LONGEST_SENTENCE; next += 1) {
      if (next >= text.length) return ended ? '' : 'wait'
      const unit = text[next] ?? ''
      if (!SPACE.test(unit)) return unit
    }
    return ''
  }

  function skipTo(end: number): 'no' {
    at = end - 1
    return 'no'
  }

  function isShort(end: number): boolean {
    const words = text.slice(0, end).match(WORD)
    return words === null || words.length < SHORTEST_SENTENCE
  }

  return {
    push(chunk) {
      text += chunk
      return take()
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
