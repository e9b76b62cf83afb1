import { type RiskLevel, usesProtocol } from '../risk-level.ts'
import { type Context, contextOf, isDenied, quotedWords } from './context.ts'
import { idioms } from './idioms.ts'
import { marks } from './marks.ts'
import { createRuleIndex, type Line, searchLineOf } from './pattern.ts'
import { planCueNames, planCues } from './plan-grammar.ts'
import type { PlanCue, Rule } from './rule.ts'
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
const signIndex = createRuleIndex<Sign['rule']>(
  rules.map((rule) => ({ owner: rule, patterns: rule.patterns })),
)
const cueIndex = createRuleIndex<PlanCue>(
  planCueNames.map((cue) => ({ owner: cue, patterns: planCues[cue] })),
)
const unlessIndex = createRuleIndex<string>(rules.map(({ id, unless }) => ({ owner: id, patterns: unless })))

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
  if (!found.some((signs) => signs.some(({ rule }) => rule.beside))) return own
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
        sign.rule.beside &&
        levelOfSign(sign) !== 'nenhum' &&
        isMetAt(sign, at) &&
        !isMetAt(sign, at, last.length),
    ),
  )
  return own.map(({ words, signs }, at) => ({
    words,
    signs: [
      ...(at === 0 ? begun : []),
      ...signs.filter((sign) => !sign.rule.beside || isMetAt(sign, at + last.length)),
    ],
  }))
}

const linesOf = (text: string): readonly OpenLine[] =>
  readSentences(text).map((words) => {
    const line = maskIdioms(searchLineOf(words))
    return { ...line, unlessIn: placesOfUnless(line) }
  })

/** A sentence with the places of what would cancel a rule's sign in it. */
type OpenLine = Line & { readonly unlessIn: (id: string) => readonly number[] }

function signsIn(line: OpenLine, next: readonly string[] = []): readonly Sign[] {
  const { words, unlessIn } = line
  const signs: Sign[] = []
  let quoted: readonly boolean[] | null = null
  signIndex(line, words.length, (rule, start, end) => {
    quoted ??= quotedWords(words)
    const isTaken = holdsBetween(unlessIn(rule.id), start - unlessReach, end + unlessReach)
    const context = isTaken ? 'denied' : contextOf(rule, { words, quoted, next, start, end })
    signs.push({ rule, context, start, end })
  })
  return signs
}

type CuePlace = { readonly cue: PlanCue; readonly start: number; readonly end: number }

function cuesIn(line: Line): readonly CuePlace[] {
  const places: CuePlace[] = []
  cueIndex(line, line.words.length, (cue, start, end) => {
    if (!isDenied(line.words, start)) places.push({ cue, start, end })
  })
  return places
}

/** How many words may be between a sign and a cue beside it. */
const cueReach = 9

/** Before all words: a wish that an earlier message stated makes a step a plan, as 'não aguento mais viver' beside it would. */
const earlierWish: CuePlace = { cue: 'hopeless', start: -Infinity, end: -Infinity }

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
    const isTaken = line.unlessIn(rule.id)
    const shift = other < at ? -line.words.length : other > at ? length : 0
    for (const place of cues[other] ?? []) {
      // 'cansei' in another message is about anything: there only a stated wish counts.
      if (place.cue === 'hopeless' && isOtherMessage(other)) continue
      const [from, to] = [place.start + shift, place.end + shift]
      const isNear = to <= start ? start - to <= cueReach : from >= end && from - end <= cueReach
      const isCancelled = holdsBetween(isTaken, place.start - unlessReach, place.end + unlessReach)
      if (isNear && !isCancelled) near.push({ cue: place.cue, start: from, end: to })
    }
  }
  return isMet(rule.beside ?? [], near)
}

/** Whether each list has a cue of its own: one place fills one list. */
function isMet(lists: readonly (readonly PlanCue[])[], near: readonly CuePlace[]): boolean {
  const [list, ...rest] = lists
  if (!list) return true
  return near.some(
    (place) =>
      list.includes(place.cue) &&
      isMet(
        rest,
        near.filter((other) => other.end <= place.start || other.start >= place.end),
      ),
  )
}

function maskIdioms(line: Line): Line {
  let masked: string[] | null = null
  idiomIndex(line, line.words.length, (_, start, end) => {
    masked = (masked ?? [...line.words]).fill(marks.idiom, start, end)
  })
  return masked === null ? line : searchLineOf(masked)
}

/** Where each rule's `unless` is found in a sentence, looked for once and only if asked. */
function placesOfUnless(line: Line): (id: string) => readonly number[] {
  let known: Map<string, number[]> | null = null
  return (id) => {
    known ??= findUnless(line)
    return known.get(id) ?? []
  }
}

function findUnless(line: Line): Map<string, number[]> {
  const places = new Map<string, number[]>()
  unlessIndex(line, line.words.length, (id, start) => {
    if (isTakenBack(line.words, start)) return
    const known = places.get(id)
    if (known) known.push(start)
    else places.set(id, [start])
  })
  return places
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
