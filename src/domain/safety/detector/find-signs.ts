import { type RiskLevel, usesProtocol } from '../risk-level.ts'
import { type Context, contextOf, isDenied, quotedWords } from './context.ts'
import { idioms } from './idioms.ts'
import { marks } from './marks.ts'
import { createRuleIndex, type Line, type Match, searchLineOf } from './pattern.ts'
import { planCues } from './plan-grammar.ts'
import type { Rule } from './rule.ts'
import { rules } from './rules.ts'
import { readSentences } from './sentences.ts'

type Sign = {
  readonly rule: Rule
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
const signIndex = createRuleIndex(rules.map((rule) => ({ owner: rule, patterns: rule.patterns })))
const cueIndex = createRuleIndex(Array.from(planCues, ([owner, patterns]) => ({ owner, patterns })))
const unlessIndex = createRuleIndex(rules.map((rule) => ({ owner: rule, patterns: rule.unless })))

/** Further from a sign than this, what would cancel it is about something else. */
const unlessReach = 12

/** What the person wrote before: a plan is often spread over several messages. */
type Before = {
  /** The end of the message before. */
  readonly words: string
  /** Whether one of the last messages stated a wish to die. */
  readonly wishedToDie: boolean
}

export function readMessage(text: string, before?: Before): readonly ReadSentence[] {
  const last = before ? linesOf(before.words).slice(-1) : []
  const lines = [...last, ...linesOf(text)]
  const found = lines.map((line, at) => signsIn(line, lines[at + 1]?.words))
  const own = lines
    .slice(last.length)
    .map(({ words }, at) => ({ words, signs: found[at + last.length] ?? [] }))
  if (!found.some((signs) => signs.some(asksForCues))) return own
  const cues = lines.map(cuesIn)
  const isMetAt = (sign: Sign, at: number, newest = lines.length) =>
    isBesideCues(sign, lines.slice(0, newest), cues, at, {
      wishedToDie: before?.wishedToDie ?? false,
      lines: last.length,
    })
  // A plan that is whole in the message before was read with it.
  const begun = last.flatMap((_, at) =>
    (found[at] ?? []).filter(
      (sign) =>
        asksForCues(sign) &&
        levelOfSign(sign) !== 'nenhum' &&
        isMetAt(sign, at) &&
        !isMetAt(sign, at, last.length),
    ),
  )
  return own.map(({ words, signs }, at) => ({
    words,
    signs: [
      ...(at === 0 ? begun : []),
      ...signs.filter((sign) => !asksForCues(sign) || isMetAt(sign, at + last.length)),
    ],
  }))
}

const asksForCues = ({ rule }: Sign): boolean => rule.beside.length > 0

/** A sentence, and whether something near these words cancels a rule's sign. */
type OpenLine = Line & { readonly isCancelled: (rule: Rule, start: number, end: number) => boolean }

const linesOf = (text: string): readonly OpenLine[] =>
  readSentences(text).map((words) => {
    const line = maskIdioms(searchLineOf(words))
    // Looked for only if asked: few sentences have a sign.
    let cancelling: readonly Match<Rule>[] | null = null
    const isCancelled = (rule: Rule, start: number, end: number): boolean => {
      cancelling ??= unlessIndex(line).filter((found) => !isTakenBack(line.words, found.start))
      return cancelling.some(
        (found) =>
          found.owner === rule && found.start >= start - unlessReach && found.start < end + unlessReach,
      )
    }
    return { ...line, isCancelled }
  })

function signsIn(line: OpenLine, next: readonly string[] = []): readonly Sign[] {
  const { words } = line
  const found = signIndex(line)
  const quoted = found.length > 0 ? quotedWords(words) : []
  return found.map(({ owner: rule, start, end }) => {
    const isCancelled = line.isCancelled(rule, start, end)
    const context = isCancelled ? 'denied' : contextOf(rule, { words, quoted, next, start, end })
    return { rule, context, start, end }
  })
}

type CuePlace = Match<string>

const cuesIn = (line: Line): readonly CuePlace[] =>
  cueIndex(line).filter(({ start }) => !isDenied(line.words, start))

/** How many words may be between a sign and a cue beside it. */
const cueReach = 9

/** Before all words: a wish that an earlier message stated makes a step a plan, as 'não aguento mais viver' beside it would. */
const earlierWish: CuePlace = { owner: 'hopeless', start: -Infinity, end: -Infinity }

/**
 * A sign of a rule that asks for cues counts only with one cue of each of its lists: within a few words, in its own
 * sentence, the one before or the one after.
 */
function isBesideCues(
  { rule, start, end }: Sign,
  lines: readonly OpenLine[],
  cues: readonly (readonly CuePlace[])[],
  at: number,
  before: { readonly wishedToDie: boolean; readonly lines: number },
): boolean {
  const isOtherMessage = (other: number) => other < before.lines !== at < before.lines
  const length = lines[at]?.words.length ?? 0
  const near: CuePlace[] = before.wishedToDie ? [earlierWish] : []
  for (const other of [at - 1, at, at + 1]) {
    const line = lines[other]
    if (!line) continue
    const shift = other < at ? -line.words.length : other > at ? length : 0
    for (const place of cues[other] ?? []) {
      // 'cansei' in another message is about anything: there only a stated wish counts.
      if (place.owner === 'hopeless' && isOtherMessage(other)) continue
      const [from, to] = [place.start + shift, place.end + shift]
      const isNear = to <= start ? start - to <= cueReach : from >= end && from - end <= cueReach
      if (isNear && !line.isCancelled(rule, place.start, place.end))
        near.push({ ...place, start: from, end: to })
    }
  }
  return isMet(rule.beside, near)
}

/** Whether each list has a cue of its own: one place fills one list. */
function isMet(lists: readonly (readonly string[])[], near: readonly CuePlace[]): boolean {
  const [list, ...rest] = lists
  if (!list) return true
  return near.some(
    (place) =>
      list.includes(place.owner) &&
      isMet(
        rest,
        near.filter((other) => other.end <= place.start || other.start >= place.end),
      ),
  )
}

function maskIdioms(line: Line): Line {
  const found = idiomIndex(line)
  if (found.length === 0) return line
  const words = [...line.words]
  for (const { start, end } of found) words.fill(marks.idiom, start, end)
  return searchLineOf(words)
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
