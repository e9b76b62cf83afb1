type Open = { mark: string; count: number; at: number }

/**
 * Ends what is still open in a run of inline markdown, so that it is read as what it is going to be: emphasis,
 * code and strike-through are closed, and of a link that is not all there only its words stay.
 */
export function closeInline(text: string): string {
  const open: Open[] = []
  for (let at = 0; at < text.length; ) {
    const char = text.charAt(at)
    if (char === '\\') {
      at += 2
    } else if (char === '`') {
      const run = runLength(text, at)
      const end = closingRun(text, at + run, run)
      if (end === -1) return closed(text, open, { mark: '`', count: run, at })
      at = end
    } else if (char === '*' || char === '_' || char === '~') {
      const run = runLength(text, at)
      turn(open, text, at, run)
      at += run
    } else if (char === '[') {
      open.push({ mark: '[', count: 1, at })
      at += 1
    } else if (char === ']') {
      const bracket = open.findLastIndex(({ mark }) => mark === '[')
      const end = bracket === -1 ? at + 1 : linkEnd(text, at)
      if (end === -1) return closed(text.slice(0, at), open)
      if (bracket !== -1) open.splice(bracket)
      at = end
    } else {
      at += 1
    }
  }
  return closed(text, open)
}

function closed(text: string, open: Open[], code?: Open): string {
  const marks = code ? [...open, code] : open
  let words = text
  let closers = ''
  for (let index = marks.length - 1; index >= 0; index -= 1) {
    const { mark, count, at } = marks[index] as Open
    const content = words.slice(at + count)
    if (mark === '[') {
      const image = words.charAt(at - 1) === '!'
      words = words.slice(0, image ? at - 1 : at) + content
    } else if (content.trim() === '') {
      words = words.slice(0, at)
    } else {
      closers += mark.repeat(count)
    }
  }
  // A mark after a blank would close nothing.
  return closers === '' ? words : words.trimEnd() + closers
}

function turn(open: Open[], text: string, at: number, run: number): void {
  const mark = text.charAt(at)
  const before = text.charAt(at - 1)
  const after = text.charAt(at + run)
  let left = run
  if (mayClose(mark, before, after)) {
    for (let index = open.length - 1; index >= 0 && left > 0; index -= 1) {
      const entry = open[index] as Open
      if (entry.mark !== mark) continue
      const used = Math.min(entry.count, left)
      entry.count -= used
      left -= used
      open.splice(entry.count === 0 ? index : index + 1)
    }
  }
  if (left > 0 && mayOpen(mark, before, after)) open.push({ mark, count: left, at: at + run - left })
}

const BLANK = /^\s?$/
const PUNCTUATION = /^[\p{P}\p{S}]$/u
const WORD = /^[\p{L}\p{N}]$/u

function mayOpen(mark: string, before: string, after: string): boolean {
  if (BLANK.test(after)) return false
  if (mark === '_' && WORD.test(before)) return false
  return !PUNCTUATION.test(after) || BLANK.test(before) || PUNCTUATION.test(before)
}

function mayClose(mark: string, before: string, after: string): boolean {
  if (BLANK.test(before)) return false
  if (mark === '_' && WORD.test(after)) return false
  return !PUNCTUATION.test(before) || BLANK.test(after) || PUNCTUATION.test(after)
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
