import { oneLine } from '../text/one-line.ts'
import { stripMarkdown } from '../text/strip-markdown.ts'
import { firstWord, markWords, searchable, type WordPatterns } from './word-pattern.ts'

const BEFORE = 50
const AFTER = 110

type Snippet = { snippet: string; marks: [start: number, end: number][] }

/**
 * A line of the text around the first place where a word is, cut between words. However long the text is, the line is
 * short, and only in it every match is looked for.
 */
export function snippetOf(text: string, patterns: WordPatterns): Snippet {
  const { line, first } = lineWithWords(text, patterns)
  const [at, end] = first ?? [0, 0]
  const from = at <= BEFORE ? 0 : nextBlank(line, at - BEFORE, at)
  const to = at + AFTER >= line.length ? line.length : lastBlank(line, at + AFTER, end)
  const snippet = `${from > 0 ? '… ' : ''}${line.slice(from, to).trim()}${to < line.length ? ' …' : ''}`
  return { snippet, marks: markWords(patterns, snippet) }
}

/** As the list shows texts; as it was written, if the words were in what that leaves out. */
function lineWithWords(text: string, patterns: WordPatterns) {
  const plain = searchable(oneLine(stripMarkdown(text)))
  const first = firstWord(patterns, plain)
  if (first) return { line: plain, first }
  const line = searchable(oneLine(text))
  return { line, first: firstWord(patterns, line) }
}

function nextBlank(line: string, from: number, before: number): number {
  const blank = line.indexOf(' ', from)
  return blank >= 0 && blank < before ? blank + 1 : whole(line, from)
}

function lastBlank(line: string, to: number, after: number): number {
  const blank = line.lastIndexOf(' ', to)
  return blank > after ? blank : whole(line, Math.max(to, after))
}

/** Not between the two halves of a character. */
function whole(line: string, at: number): number {
  const unit = line.charCodeAt(at)
  return unit >= 0xdc00 && unit <= 0xdfff ? at + 1 : at
}
