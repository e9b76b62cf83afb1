/**
 * The text after two devices changed it: `before` is what `mine` was made of, `theirs` is what is kept now. Lines that
 * either of them wrote stay, and lines that either of them took out go.
 */
export function mergeText(before: string, theirs: string, mine: string): string {
  if (theirs === before) return mine
  if (mine === before) return theirs
  const [old, kept, own] = [before, theirs, mine].map((text) => text.split('\n')) as [
    string[],
    string[],
    string[],
  ]
  const left = kept.filter((line) => own.includes(line) || !old.includes(line))
  const added = own.filter((line) => !old.includes(line) && !kept.includes(line))
  return [...left, ...added].join('\n').trim()
}
