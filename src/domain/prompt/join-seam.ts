import { wholeSentences } from '../text/whole-sentences.ts'

/** How many characters of a continuation to wait for before joining it: enough to see a repetition. */
const SEAM_HEAD = 80

// A shorter coincidence than this is chance ('a ', 'que '), not a model that repeats itself.
const SHORTEST_REPEAT = 8
/** A model that repeats so much of a reply's beginning has begun it anew. */
const RESTART = 40

/** Fits a continuation to the text before it, however it is cut; holds back its beginning, and what repeats the start. */
export function createSeam(partial: string) {
  const opening = partial.trimStart()
  let head: string | null = ''
  /** Characters of the opening that were repeated; null once other text followed. */
  let again: number | null = 0
  let isBlankYet = true

  function flush(): string {
    const appended = head === null ? '' : joinSeam(partial, head)
    head = null
    return appended
  }

  return {
    push(text: string): string {
      if (head === null) return text
      if (again !== null) {
        const more = isBlankYet ? text.trimStart() : text
        isBlankYet &&= more === ''
        again = opening.startsWith(more, again) ? again + more.length : null
      }
      head += text
      return again === null && head.length >= SEAM_HEAD ? flush() : ''
    },
    end(): string {
      if (again === null || again < RESTART) return flush()
      head = null
      return ''
    },
  }
}

/** The beginning of a continuation as it follows `partial`: without what it repeats, with a blank after punctuation. */
export function joinSeam(partial: string, head: string): string {
  const fresh = withoutRestart(partial, head) ?? withoutRepeat(partial, head)
  const glued = /[.!?…:;,]["”’)*_]*$/.test(partial) && /^[\p{L}\p{N}“"]/u.test(fresh)
  return glued ? ` ${fresh}` : fresh
}

/** Of a reply that was begun anew and continues in other words: what comes after the sentences that are the same. */
function withoutRestart(partial: string, head: string): string | null {
  const [opening, words] = [partial.trimStart(), head.trimStart()]
  const same = commonStart(opening, words)
  if (same < RESTART || same === opening.length) return null
  const fresh = words.slice(wholeSentences(words.slice(0, same)).length).trimStart()
  return wholeSentences(partial).trimEnd() === partial.trimEnd() ? fresh : `…\n\n${fresh}`
}

function commonStart(one: string, other: string): number {
  let length = 0
  while (length < one.length && length < other.length && one[length] === other[length]) length += 1
  return length
}

function withoutRepeat(partial: string, head: string): string {
  const words = head.trimStart()
  const length = overlap(partial.slice(-words.length), words)
  if (length >= SHORTEST_REPEAT) return words.slice(length)
  return /\s$/.test(partial) ? words : head
}

/** How much of the beginning of `words` is at the end of `text`, at most: by Knuth, Morris and Pratt, so in linear time. */
function overlap(text: string, words: string): number {
  const fallback = [0]
  const step = (from: number, unit: string) => {
    let length = from
    while (length > 0 && (length === words.length || words[length] !== unit))
      length = fallback[length - 1] ?? 0
    return words[length] === unit ? length + 1 : length
  }
  for (let at = 1; at < words.length; at += 1) fallback.push(step(fallback[at - 1] ?? 0, words[at] ?? ''))
  let length = 0
  for (let at = 0; at < text.length; at += 1) length = step(length, text[at] ?? '')
  return length
}
