// Stored texts use such marks as separators.
const CONTROLS = /(?![\n\t])\p{Cc}/gu

/** What somebody typed, as it is kept: without marks that nobody sees, and blanks around it. */
export const typedText = (text: string): string =>
  text.toWellFormed().replace(/\r\n?/g, '\n').replace(CONTROLS, '').trim()

/**
 * The text after two devices changed it: `before` is what `mine` was made of, `theirs` is what is kept now. Lines that
 * either of them wrote stay, and lines that either of them took out go.
 */
export function mergeText(before: string, theirs: string, mine: string): string {
  if (theirs === before) return mine
  if (mine === before) return theirs
  const [old, kept, own] = [linesOf(before), linesOf(theirs), linesOf(mine)]
  const left = theirs.split('\n').filter((line) => own.has(line) || !old.has(line))
  const added = mine.split('\n').filter((line) => !old.has(line) && !kept.has(line))
  return [...left, ...added].join('\n').trim()
}

const linesOf = (text: string): ReadonlySet<string> => new Set(text.split('\n'))
