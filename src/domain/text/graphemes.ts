// Made when it is first needed: the first one of a browser takes 20 ms, and Portuguese almost never needs it.
let segmenter: Intl.Segmenter | undefined

// Longest emoji families fit in it; anything longer (stacked accents) makes the window grow.
const WINDOW = 32

/** Offset where the grapheme that begins at `offset` ends. `offset` must be a grapheme boundary. */
export function nextGrapheme(text: string, offset: number): number {
  if (offset >= text.length) return text.length
  if (standsAlone(text.charCodeAt(offset)) && !mayExtend(text, offset + 1)) return offset + 1

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

// Below U+0300 (Latin with its accents) every unit but CR is a grapheme of its own, unless something that
// combines follows; dashes, quotes and the ellipsis too. Portuguese text takes this path almost always, and needs no
// segmenter.
const standsAlone = (unit: number): boolean => (unit < 0x300 && unit !== 0x0d) || isDashOrQuote(unit)

function mayExtend(text: string, offset: number): boolean {
  if (offset >= text.length) return false
  const unit = text.charCodeAt(offset)
  return unit >= 0x300 && !isDashOrQuote(unit)
}

const isDashOrQuote = (unit: number): boolean => unit >= 0x2010 && unit <= 0x2027
