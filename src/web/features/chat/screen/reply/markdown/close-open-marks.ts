import { fenceAtEnd } from './split-blocks.ts'

/** A trimmed line that so far holds nothing but a mark: heading, bullet, number, quote, rule, box, start of a fence. */
const MARK_ONLY =
  /^(?:>[ \t]?)*(?:#{1,6}|(?:[-+*]|\d{1,9}[.)]?)(?:[ \t]+\[[ xX]?\]?)?|[-=_*](?:[ \t]*[-=_*])*|`{1,2}|~{1,2})?$/
const BLOCK_MARK = /^[ \t]*(?:>[ \t]?)*(?:#{1,6}[ \t]+|(?:[-+*]|\d{1,9}[.)])[ \t]+(?:\[[ xX]\][ \t]+)?)?/
/** What may still become another mark, or be taken back, when it is the last of a text. */
const UNCERTAIN = '*_~`\\<'
const HEADING = /^[ \t]*#{1,6}[ \t]/
const ROW = /^[ \t]*\|/
const RULE_CELL = /^:?-+:?$/

/** Markdown that is being typed, fit to be shown: what is open is closed, and a mark that is not clear yet is held back. */
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

/** A mark that is open. In a list of them the innermost is the last. */
type Open = { mark: string; count: number; at: number }

/** Closes what is open in a run of inline markdown; of a link that is not all there only its words stay. */
function closeInline(text: string): string {
  const open: Open[] = []
  for (let at = 0; at < text.length; ) {
    const char = text.charAt(at)
    if (char === '\\') {
      at += 2
    } else if (char === '`') {
      const run = runLength(text, at)
      const end = closingRun(text, at + run, run)
      if (end === -1) return closed(text, [...open, { mark: '`', count: run, at }])
      at = end
    } else if (char === '*' || char === '_' || char === '~') {
      const run = runLength(text, at)
      turn(open, text, at, run)
      at += run
    } else if (char === '[') {
      open.push({ mark: '[', count: 1, at })
      at += 1
    } else if (char === ']') {
      const bracket = lastOf(open, '[')
      const end = bracket === -1 ? at + 1 : linkEnd(text, at)
      if (end === -1) return closed(text.slice(0, at), open)
      if (bracket !== -1) open.length = bracket
      at = end
    } else {
      at += 1
    }
  }
  return closed(text, open)
}

const lastOf = (open: readonly Open[], mark: string): number =>
  open.findLastIndex((entry) => entry.mark === mark)

/** From the end of the text to its beginning: what stays of it, and what closes the marks that stay. */
function closed(text: string, open: readonly Open[]): string {
  const parts: string[] = []
  let end = text.length
  let hasWords = false
  let closers = ''
  for (const { mark, count, at } of open.toReversed()) {
    const content = text.slice(at + count, end)
    hasWords ||= content.trim() !== ''
    if (mark === '[') {
      parts.push(content)
      end = text.charAt(at - 1) === '!' ? at - 1 : at
    } else {
      if (hasWords) {
        closers += mark.repeat(count)
        parts.push(text.slice(at, end))
      } else parts.length = 0
      end = at
    }
  }
  const words = text.slice(0, end) + parts.reverse().join('')
  // A mark after a blank would close nothing.
  return closers === '' ? words : words.trimEnd() + closers
}

function turn(open: Open[], text: string, at: number, run: number): void {
  const mark = text.charAt(at)
  const before = text.charAt(at - 1)
  const after = text.charAt(at + run)
  let left = run
  if (flanks(mark, before, after)) {
    for (let index = lastOf(open, mark); index !== -1 && left > 0; index = lastOf(open, mark)) {
      const entry = open[index] as Open
      const used = Math.min(entry.count, left)
      entry.count -= used
      left -= used
      open.length = entry.count === 0 ? index : index + 1
    }
  }
  if (left > 0 && flanks(mark, after, before)) open.push({ mark, count: left, at: at + run - left })
}

const BLANK = /^\s?$/
const PUNCTUATION = /^[\p{P}\p{S}]$/u
const WORD = /^[\p{L}\p{N}]$/u

/** Whether a mark may open before `inner`, or close after it; `outer` is on its other side. */
function flanks(mark: string, inner: string, outer: string): boolean {
  if (BLANK.test(inner)) return false
  if (mark === '_' && WORD.test(outer)) return false
  return !PUNCTUATION.test(inner) || BLANK.test(outer) || PUNCTUATION.test(outer)
}

function runLength(text: string, at: number): number {
  const char = text.charAt(at)
  let end = at
  while (text.charAt(end) === char) end += 1
  return end - at
}

// A code span ends at a run of exactly as many backticks.
function closingRun(text: string, from: number, run: number): number {
  for (let at = text.indexOf('`', from); at !== -1; ) {
    const length = runLength(text, at)
    if (length === run) return at + length
    at = text.indexOf('`', at + length)
  }
  return -1
}

/** Where the link ends whose words end at `at`; -1 while that is still to come. */
function linkEnd(text: string, at: number): number {
  const next = text.charAt(at + 1)
  if (next === '') return -1
  if (next !== '(') return at + 1
  const end = text.indexOf(')', at + 2)
  return end === -1 ? -1 : end + 1
}
