import { type RiskLevel, usesProtocol } from '../risk-level.ts'
import { type Context, contextOf, quotedWords } from './context.ts'
import { idioms } from './idioms.ts'
import { marks } from './marks.ts'
import { createRuleIndex, type Line, type RuleIndex, searchLineOf } from './pattern.ts'
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

/** The level that a sign gives by itself: a figure of speech is asked about, a weak one only counts with others. */
export function levelOfSign({ rule, context }: Pick<Sign, 'rule' | 'context'>): RiskLevel {
  if (rule.weak) return 'nenhum'
  if (context === 'joking')
    return usesProtocol(rule.level) && rule.level !== 'violencia' ? 'atencao' : 'nenhum'
  return context === 'stands' ? rule.level : 'nenhum'
}

/** One sentence with its sayings cut out, and the signs in it. */
export type ReadSentence = { readonly words: readonly string[]; readonly signs: readonly Sign[] }

const idiomIndex = createRuleIndex([{ owner: true, patterns: idioms }])
const spans = (rule: Rule): boolean => rule.spans === true
const indexed = rules.map((rule) => ({ owner: rule, patterns: rule.patterns }))
const signIndex = createRuleIndex<Sign['rule'] | 'intent'>([
  ...indexed.filter(({ owner }) => !spans(owner)),
  { owner: 'intent', patterns: intents },
])
const spanIndex = createRuleIndex<Sign['rule'] | 'intent'>(indexed.filter(({ owner }) => spans(owner)))
const unlessIndex = new Map<string, RuleIndex<true>>(
  rules.flatMap((rule: Rule) =>
    rule.unless ? [[rule.id, createRuleIndex([{ owner: true, patterns: rule.unless }])] as const] : [],
  ),
)

/** Further from a sign than this, what would cancel it is about something else. */
const unlessReach = 12

export function readMessage(text: string): readonly ReadSentence[] {
  const lines = readSentences(text).map((words) => maskIdioms(searchLineOf(words)))
  const found = lines.map((line, at) => signsIn(signIndex, line, lines[at + 1]?.words))
  return lines.map((line, at) => {
    const { signs, isIntent } = found[at] ?? noSigns
    const isNear = isIntent || found[at + 1]?.isIntent
    return {
      words: line.words,
      signs: isNear ? [...signs, ...spanningSigns(line, lines[at + 1]?.words)] : signs,
    }
  })
}

/** The signs in a sentence that may continue in the next. What the next says cancels only those that do. */
function spanningSigns(line: Line, next: readonly string[] = []): readonly Sign[] {
  const { length } = line.words
  const both = searchLineOf([...line.words, marks.pause, ...next])
  return [
    ...signsIn(spanIndex, line, next).signs,
    ...signsIn(spanIndex, both, [], length).signs.filter(({ end }) => end > length),
  ]
}

type Found = { readonly signs: readonly Sign[]; readonly isIntent: boolean }
const noSigns: Found = { signs: [], isIntent: false }

/** The signs that begin among the first `count` words, and whether an intent does. */
function signsIn(
  index: RuleIndex<Sign['rule'] | 'intent'>,
  line: Line,
  next: readonly string[] = [],
  count = line.words.length,
): Found {
  const { words } = line
  const unlessIn = placesOfUnless(line)
  const signs: Sign[] = []
  let quoted: readonly boolean[] | null = null
  let isIntent = false
  index(line, count, (rule, start, end) => {
    if (rule === 'intent') {
      isIntent = true
      return
    }
    quoted ??= quotedWords(words)
    const isTaken = holdsBetween(unlessIn(rule.id), start - unlessReach, end + unlessReach)
    const context = isTaken ? 'denied' : contextOf(rule, { words, quoted, next, start, end })
    signs.push({ rule, context, start, end })
  })
  return { signs, isIntent }
}

function maskIdioms(line: Line): Line {
  let masked: string[] | null = null
  idiomIndex(line, line.words.length, (_, start, end) => {
    masked = (masked ?? [...line.words]).fill(marks.idiom, start, end)
  })
  return masked === null ? line : searchLineOf(masked)
}

/** Where a rule's `unless` is found in a sentence, looked for once. */
function placesOfUnless(line: Line): (id: string) => readonly number[] {
  const known = new Map<string, readonly number[]>()
  return (id) => {
    const before = known.get(id)
    if (before) return before
    const places: number[] = []
    const index = unlessIndex.get(id)
    if (index)
      index(line, line.words.length, (_, start) => {
        if (!isTakenBack(line.words, start)) places.push(start)
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
