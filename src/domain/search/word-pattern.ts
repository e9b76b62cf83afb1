import { foldText } from '../text/fold-text.ts'
import { oneLine } from '../text/one-line.ts'
import { stripMarkdown } from '../text/strip-markdown.ts'

/** More words than this narrow nothing down. */
const WORDS_MAX = 8

/** What is looked for: a pattern for each word, all of which must be found. */
export type WordPatterns = readonly RegExp[]

/** Patterns that find words with or without accents and capitals, in the text as it is: nothing has to be rewritten. */
export function wordPatterns(query: string): WordPatterns {
  const words = foldText(query).match(/\S+/g)
  return [...new Set(words)]
    .slice(0, WORDS_MAX)
    .map((word) => new RegExp(word.split('').map(unitPattern).join('')))
}

const COMBINING = /[\u0300-\u036f]/

/** The text in the form in which patterns find its letters: letter and accent as one. */
export const searchable = (text: string): string => (COMBINING.test(text) ? text.normalize('NFC') : text)

export const hasAllWords = (patterns: WordPatterns, text: string): boolean =>
  patterns.every((pattern) => pattern.test(text))

/** Where the first of the words begins and ends; null when none is there. */
export function firstWord(patterns: WordPatterns, text: string): [start: number, end: number] | null {
  const found = patterns.map((pattern) => pattern.exec(text)).filter((match) => match !== null)
  const first = found.toSorted((a, b) => a.index - b.index)[0]
  return first ? [first.index, first.index + first[0].length] : null
}

/** Where the words are, in order, without overlaps. Every match is made: only for texts as short as a line. */
export function markWords(patterns: WordPatterns, text: string): [start: number, end: number][] {
  const found = patterns
    .flatMap((pattern) => [...text.matchAll(new RegExp(pattern, 'g'))])
    .map((match): [number, number] => [match.index, match.index + match[0].length])
    .sort(([a], [b]) => a - b)
  const marks: [number, number][] = []
  for (const [start, end] of found) {
    const last = marks.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else marks.push([start, end])
  }
  return marks
}

const LATIN = Array.from({ length: 0x250 - 0x41 }, (_, at) => String.fromCharCode(0x41 + at))
/** For each plain letter, the Latin letters that are the same without their accent or case. */
const VARIANTS = Map.groupBy(LATIN, foldText)

function unitPattern(unit: string): string {
  const same = [unit, unit.toUpperCase(), ...(VARIANTS.get(unit) ?? [])].join('')
  return `[${same.replace(/[\\\]^-]/g, '\\$&')}]`
}

const BEFORE = 50
const AFTER = 110

/** A line around the first place where a word is, cut between words: only in it every match is looked for. */
export function snippetOf(text: string, patterns: WordPatterns) {
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
