// An escaped mark is parked in the private use area while the real marks are removed.
const PARKED = 0xe000
const ESCAPED = /\\([!-/:-@[-`{-~])/g
const PARKED_MARK = /[\uE021-\uE07E]/g

type Struck = (words: string) => string

/** The words of a markdown text without its marks; line breaks stay. `struck` shows words that were struck through. */
export function stripMarkdown(markdown: string, struck: Struck = (words) => words): string {
  const parked = markdown.replace(ESCAPED, (_, mark: string) =>
    String.fromCharCode(PARKED + mark.charCodeAt(0)),
  )
  const words = stripInline(
    parked
      .split(/\r\n|[\r\n]/)
      .flatMap(stripBlockMarks)
      .join('\n'),
    struck,
  )
  return words.replace(PARKED_MARK, (mark) => String.fromCharCode(mark.charCodeAt(0) - PARKED))
}

function stripBlockMarks(line: string): string[] {
  if (/^\s*(```|~~~)/.test(line)) return []
  if (/^\s*([-*_])(?:[ \t]*\1){2,}[ \t]*$/.test(line)) return []
  if (/^[\s:|-]+$/.test(line) && line.includes('|') && line.includes('-')) return []
  const unquoted = line.replace(/^[ \t]*(?:>[ \t]?)+/, '')
  const words = unquoted
    .replace(/^[ \t]{0,3}#{1,6}(?:[ \t]+|$)/, '')
    .replace(/^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+/, '')
    .replace(/^\[[ xX]\][ \t]+/, '')
  return [/^\s*\|/.test(words) ? cellsOf(words).join(' ').trim() : words]
}

const cellsOf = (row: string) => row.split('|').map((cell) => cell.trim())

// No pattern allows its opening mark between the marks, so that matching stays linear.
function stripInline(text: string, struck: Struck): string {
  let words = text
    .replace(/!?\[([^[\]\n]*)\]\([^[)\n]*\)/g, '$1')
    .replace(/<((?:https?|ircs?|mailto|xmpp):[^<>\s]*)>/g, '$1')
    .replace(/(?<!`)(`+)(?!`)([^`]+)\1(?!`)/g, '$2')
    .replace(/~~(?=\S)([^~]*[^~\s])~~/g, (_, inner: string) => struck(inner))
  // Each round removes one level of nesting: `***a** b*`.
  for (let level = 0; level < 3; level += 1) {
    words = words
      .replace(/(\*{1,3})(?=[^\s*])([^*]*[^\s*])\1/g, '$2')
      .replace(/(?<![\p{L}\p{N}_])(_{1,3})(?=[^\s_])([^_]*[^\s_])\1(?![\p{L}\p{N}_])/gu, '$2')
  }
  // A text that was cut has marks that open and never close.
  return words.replace(/(?<=^|\s)(?:\*{1,3}|~~|`)(?=\S)/gm, '')
}
