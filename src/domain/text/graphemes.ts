// Made when it is first needed: the first one of a browser takes 20 ms, and Portuguese almost never needs it.
let segmenter: Intl.Segmenter | undefined

// Latin with its accents (all below U+0300 but CR), dashes, quotes and the ellipsis are graphemes of their own, unless something
// that combines follows. Portuguese text takes this path almost always.
// biome-ignore lint/suspicious/noMisleadingCharacterClass: single code units on purpose, nothing is joined
const ALONE = /[^\u0300-\u200f\u2028-\uffff\r](?![\u0300-\u200f\u2028-\uffff])/y

// Longest emoji families fit in it; anything longer (stacked accents) makes the window grow.
const WINDOW = 32

/** Offset where the grapheme that begins at `offset` ends. `offset` must be a grapheme boundary. */
export function nextGrapheme(text: string, offset: number): number {
  if (offset >= text.length) return text.length
  ALONE.lastIndex = offset
  if (ALONE.test(text)) return offset + 1

  segmenter ??= new Intl.Segmenter('pt-BR', { granularity: 'grapheme' })
  for (let size = WINDOW; ; size *= 2) {
    const window = text.slice(offset, offset + size)
    const [first] = segmenter.segment(window)
    const length = first?.segment.length ?? window.length
    // The last unit of a window may be half of a surrogate pair: a boundary before it is not to be trusted.
    if (offset + window.length >= text.length || length <= window.length - 2) return offset + length
  }
}

/** How many characters a person would count. */
export function countGraphemes(text: string): number {
  let count = 0
  for (let at = 0; at < text.length; at = nextGrapheme(text, at)) count += 1
  return count
}

export function firstGraphemes(text: string, n: number): string {
  let offset = 0
  for (let i = 0; i < n && offset < text.length; i += 1) offset = nextGrapheme(text, offset)
  return text.slice(0, offset)
}

/** The text without a last half of a character, whose other half is still on its way. */
export function withoutHalf(text: string): string {
  const last = text.charCodeAt(text.length - 1)
  return last >= 0xd800 && last <= 0xdbff ? text.slice(0, -1) : text
}
