import { createFenceWatch } from './split-blocks.ts'

/** The time that parsing takes grows faster than any of these. */
const MOST = { length: 8_000, lines: 400, depth: 12, marks: 400 }

/** What makes a line part of a quote or a list, and what begins another paragraph of itself. */
const CONTAINER = /[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$))/y
const MARKS = /[[\]]|\*+|_+|~+|`+/g
const INDENT = 2

/**
 * Whether a text is too long, too deep or too full of marks to be parsed as markdown: it is shown as plain text.
 * Nested quotes and lists are parsed recursively, and an overflow of the stack would take the screen with it.
 */
export function isTooComplex(text: string): boolean {
  if (text.length > MOST.length) return true
  const lines = text.split('\n')
  if (lines.length > MOST.lines) return true
  const isCode = createFenceWatch()
  let marks = 0
  for (const line of lines) {
    if (isCode(line)) continue
    const containers = countContainers(line)
    if (containers > MOST.depth) return true
    if (containers > 0 || line.trim() === '') marks = 0
    marks += line.match(MARKS)?.length ?? 0
    if (marks > MOST.marks) return true
  }
  return false
}

/** How deep the containers are nested that a line begins with; the indentation of the first counts as others around it. */
function countContainers(line: string): number {
  let count = 0
  CONTAINER.lastIndex = 0
  for (
    let found = CONTAINER.exec(line);
    found !== null && count <= MOST.depth;
    found = CONTAINER.exec(line)
  ) {
    count += 1
    if (found.index === 0) count += Math.floor(found[0].search(/\S/) / INDENT)
  }
  return count
}
