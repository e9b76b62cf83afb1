import { type Context, contextOf, quotedWords } from './context.ts'
import { idioms } from './idioms.ts'
import { marks } from './marks.ts'
import { findPatterns, indexPatterns, type Line, type PatternIndex, searchLineOf } from './pattern.ts'
import { intents } from './plan-grammar.ts'
import type { Rule } from './rule.ts'
import { type RuleId, rules } from './rules.ts'
import { readSentences } from './sentences.ts'

type Sign = {
  readonly rule: Rule & { readonly id: RuleId }
  readonly context: Context
  readonly start: number
  readonly end: number
}
/** One sentence with its sayings cut out, and the signs in it. */
export type ReadSentence = { readonly words: readonly string[]; readonly signs: readonly Sign[] }

const idiomIndex = indexPatterns([{ owner: true, patterns: idioms }])
const indexOf = (those: readonly (typeof rules)[number][]) =>
  indexPatterns(those.map((rule) => ({ owner: rule, patterns: rule.patterns })))
const spans = (rule: Rule): boolean => rule.spans === true
const signIndex = indexOf(rules.filter((rule) => !spans(rule)))
const spanIndex = indexOf(rules.filter(spans))
const intentIndex = indexPatterns([{ owner: true, patterns: intents }])
const unlessIndex = new Map<string, PatternIndex<true>>(
  rules.flatMap((rule: Rule) =>
    rule.unless ? [[rule.id, indexPatterns([{ owner: true, patterns: rule.unless }])] as const] : [],
  ),
)

/** Further from a sign than this, what would cancel it is about something else. */
const unlessReach = 12

export function readMessage(text: string): readonly ReadSentence[] {
  const masked = readSentences(text).map(maskIdioms)
  const intended = masked.map(holdsIntent)
  return masked.map((words, at) => {
    const next = masked[at + 1] ?? []
    const signs = signsIn(signIndex, words, next)
    return {
      words,
      signs: intended[at] || intended[at + 1] ? [...signs, ...spanningSigns(words, next)] : signs,
    }
  })
}

function holdsIntent(words: readonly string[]): boolean {
  let isFound = false
  findPatterns(intentIndex, words, searchLineOf(words), () => {
    isFound = true
  })
  return isFound
}

/** The signs in a sentence that may continue in the next. What the next says cancels only those that do. */
const spanningSigns = (words: readonly string[], next: readonly string[]): readonly Sign[] => [
  ...signsIn(spanIndex, words, next),
  ...signsIn(spanIndex, [...words, marks.pause, ...next], []).filter(
    ({ start, end }) => start < words.length && end > words.length,
  ),
]

function signsIn(
  index: typeof signIndex,
  words: readonly string[],
  next: readonly string[],
): readonly Sign[] {
  const line = searchLineOf(words)
  const quoted = quotedWords(words)
  const unlessIn = placesOfUnless(words, line)
  const signs: Sign[] = []
  findPatterns(index, words, line, (rule, start, end) => {
    const isTaken = holdsBetween(unlessIn(rule.id), start - unlessReach, end + unlessReach)
    const context = isTaken ? 'denied' : contextOf(rule, { words, quoted, next, start, end })
    signs.push({ rule, context, start, end })
  })
  return signs
}

function maskIdioms(words: readonly string[]): readonly string[] {
  const masked = [...words]
  findPatterns(idiomIndex, words, searchLineOf(words), (_, start, end) =>
    masked.fill(marks.idiom, start, end),
  )
  return masked
}

/** Where a rule's `unless` is found in a sentence, looked for once. */
function placesOfUnless(words: readonly string[], line: Line): (id: string) => readonly number[] {
  const known = new Map<string, readonly number[]>()
  return (id) => {
    const before = known.get(id)
    if (before) return before
    const places: number[] = []
    const index = unlessIndex.get(id)
    if (index)
      findPatterns(index, words, line, (_, start) => {
        if (!isTakenBack(words, start)) places.push(start)
      })
    known.set(id, places)
    return places
  }
}

/** 'não é brincadeira' and 'diz que foi sem querer' cancel nothing. */
function isTakenBack(words: readonly string[], start: number): boolean {
  if (!excuses.has(words[start] ?? '')) return false
  for (let at = start - 1; at >= Math.max(0, start - 3) && words[at] !== marks.pause; at--)
    if (takesBack.has(words[at] ?? '')) return true
  return false
}

const excuses = new Set(['brincadeira', 'brincando', 'zoeira', 'zoando', 'sem', 'jogo', 'praga'])
const takesBack = new Set(['nao', 'diz', 'disse', 'dizendo', 'fala', 'falou', 'jura'])

/** Whether one of the rising places is at `from` or later and before `to`. */
function holdsBetween(places: readonly number[], from: number, to: number): boolean {
  let low = 0
  let high = places.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((places[middle] ?? 0) < from) low = middle + 1
    else high = middle
  }
  return low < places.length && (places[low] ?? 0) < to
}
