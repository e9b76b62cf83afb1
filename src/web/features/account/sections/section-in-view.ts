/** Where a section begins, measured from the top of what is seen. */
type SectionTop = { id: string; top: number }

/**
 * The section that is being read: the last one that begins above the line, and at the end of the page the last one, however
 * short it is. Before all of them it is the first.
 */
export function sectionInView(tops: readonly SectionTop[], line: number, atEnd: boolean): string | null {
  if (atEnd) return tops.at(-1)?.id ?? null
  return (tops.findLast(({ top }) => top <= line) ?? tops[0])?.id ?? null
}
