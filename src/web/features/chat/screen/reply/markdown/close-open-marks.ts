import { closeInline } from './close-inline.ts'
import { fenceAtEnd } from './split-blocks.ts'

/**
 * A line, without the blanks around it, that so far holds nothing but a mark: heading, bullet, number, quote, rule, box,
 * the start of a fence.
 */
const MARK_ONLY =
  /^(?:>[ \t]?)*(?:#{1,6}|(?:[-+*]|\d{1,9}[.)]?)(?:[ \t]+\[[ xX]?\]?)?|[-=_*](?:[ \t]*[-=_*])*|`{1,2}|~{1,2})?$/
const BLOCK_MARK = /^[ \t]*(?:>[ \t]?)*(?:#{1,6}[ \t]+|(?:[-+*]|\d{1,9}[.)])[ \t]+(?:\[[ xX]\][ \t]+)?)?/
/** What may still become another mark, or be taken back, when it is the last of a text. */
const UNCERTAIN = '*_~`\\<'
const HEADING = /^[ \t]*#{1,6}[ \t]/
const ROW = /^[ \t]*\|/
const RULE_CELL = /^:?-+:?$/

/**
 * Markdown that is still being typed, fit to be shown: what is open is closed, and a mark whose meaning is not
 * clear yet is held back. A person never sees a raw mark appear and vanish.
 */
export function closeOpenMarks(text: string): string {
  const code = fenceAtEnd(text)
  if (code) return code.where === 'inside' ? holdBackHalfFence(text, code.fence) : text
  const shown = holdBackTable(holdBackMark(certain(text)))
  return closeLast(shown).replace(/<(?=[a-z][^\s<>]*$)/i, '')
}

function certain(text: string): string {
  let end = text.length
  while (end > 0 && UNCERTAIN.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

/** The same for a text that ends there: nothing is held back, what was cut in the middle is closed. */
export const closeCutMarks = (text: string): string => (fenceAtEnd(text) ? text : closeLast(text))

function closeLast(text: string): string {
  const start = inlineStart(text)
  return text.slice(0, start) + closeInline(text.slice(start))
}

function holdBackHalfFence(text: string, fence: string): string {
  const start = text.lastIndexOf('\n') + 1
  const last = text.slice(start).trim()
  const half = start > 0 && last.length < fence.length && last !== '' && fence.startsWith(last)
  return half ? text.slice(0, start) : text
}

function holdBackMark(text: string): string {
  const start = text.lastIndexOf('\n') + 1
  return MARK_ONLY.test(text.slice(start).trim()) ? text.slice(0, start) : text
}

// Until the row of dashes is there, a table is only lines with bars.
function holdBackTable(text: string): string {
  const lines = text.replace(/\n$/, '').split('\n')
  let first = lines.length
  while (first > 0 && ROW.test(lines[first - 1] ?? '')) first -= 1
  const [head, rule, ...rows] = lines.slice(first)
  if (head === undefined) return text
  const begins = rule === undefined || (rows.length === 0 && /^[\s:|-]*$/.test(rule))
  const isTable = rule !== undefined && isRule(rule) && cells(rule).length === cells(head).length
  if (begins && !isTable) return lines.slice(0, first).join('\n')
  const last = rows.at(-1)
  return last !== undefined && /^[\s|]*$/.test(last) ? lines.slice(0, -1).join('\n') : text
}

const cells = (row: string): string[] => row.trim().replace(/^\|/, '').replace(/\|$/, '').split('|')

const isRule = (row: string): boolean => cells(row).every((cell) => RULE_CELL.test(cell.trim()))

/** Where the text begins that marks at its end belong to: this paragraph, item, heading or cell. */
function inlineStart(text: string): number {
  let offset = text.length
  for (;;) {
    const start = text.lastIndexOf('\n', offset - 1) + 1
    const line = text.slice(start, offset)
    if (line.trim() === '' && offset !== text.length) return offset
    if (ROW.test(line)) return offset === text.length ? start + line.lastIndexOf('|') + 1 : offset
    if (HEADING.test(line) && offset !== text.length) return offset
    const mark = BLOCK_MARK.exec(line)?.[0] ?? ''
    if (mark.trim() !== '' || start === 0) return start + mark.length
    offset = start - 1
  }
}
