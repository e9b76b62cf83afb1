import { chatForms } from '../detector/chat-forms.ts'
import { marks } from '../detector/marks.ts'
import { createRuleIndex, type Line, type Match, searchLineOf } from '../detector/pattern.ts'
import type { RiskLevel } from '../risk-level.ts'
import type { GuardClass, GuardRule } from './guard-rule.ts'
import { guardLists } from './guard-rule.ts'
import type { OwnWords } from './own-words.ts'
import type { SentenceReading } from './read-sentence.ts'
import { clinicRules, selfRules } from './rules-claims.ts'
import { methodRules, pushRules } from './rules-danger.ts'
import { bondRules, careRules, worthRules } from './rules-ties.ts'

/** The gravest first: the first that a sentence breaks is counted. */
export const guardRules: readonly GuardRule[] = [
  ...methodRules,
  ...pushRules,
  ...selfRules,
  ...careRules,
  ...clinicRules,
  ...bondRules,
  ...worthRules,
]

/** A person is addressed in several ways; rules know one. */
const ADDRESS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    tu: 'voce',
    ti: 'voce',
    contigo: 'com voce',
    teu: 'seu',
    tua: 'sua',
    teus: 'seus',
    tuas: 'suas',
    senhor: 'voce',
    senhora: 'voce',
  }),
)
const TOKEN = /[a-z0-9%]+(?:[.,:][0-9]+)*|[?]|[,.;:!…"()]+/g

/** A sentence as rules read it: it begins and ends with a pause, and every mark but '?' is one. */
function lineOf(text: string): Line {
  const words: string[] = [marks.pause]
  for (const token of text.match(TOKEN) ?? []) {
    if (/^[a-z0-9%]/.test(token))
      words.push(...(ADDRESS.get(token)?.split(' ') ?? chatForms.get(token) ?? [token]))
    else if (token === marks.question) words.push(token)
    else if (words.at(-1) !== marks.pause) words.push(marks.pause)
  }
  if (words.at(-1) !== marks.pause) words.push(marks.pause)
  return searchLineOf(words)
}

const set = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))
const NEGATORS = set('nao nunca jamais nem ninguem nenhum nenhuma nada tampouco evite not never')
const DENIES_NOTHING = set('so apenas somente duvide esqueca minto')
const SEM_DENIES = set('que pedir dizer prometer chamar dar nomear sugerir exigir precisar')
const ENDS_DENIAL = set(', ? mas porem e pois porque entao so')
const DENIAL_REACH = 7
const SAYS =
  set(`acha achou achava acham sente sentiu sentia sentem pensa pensou pensava acredita acreditou acreditar
  convenceu convencer convencem diz dizem dizia diziam disse disseram falou falaram ouviu contou contava escreveu perguntou pergunta mencionou teme medo
  receio sensacao impressao ideia como pensando pensado pensamento vontade dizendo falando`)
const BETWEEN = set('que se de em eu fosse')

/** 'Não', with few words between, makes of most rules the opposite. */
function isDenied(words: readonly string[], start: number): boolean {
  if (words[start] === marks.pause) return false
  for (let at = start - 1; at >= Math.max(0, start - DENIAL_REACH); at--) {
    const word = words[at] ?? ''
    if (ENDS_DENIAL.has(word)) return false
    const next = words[at + 1] ?? ''
    if (NEGATORS.has(word)) return !DENIES_NOTHING.has(next)
    if (word === 'sem' && SEM_DENIES.has(next)) return true
  }
  return false
}

/** 'Ele disse que…', 'você sente que…': not what the reply itself says. */
function isAttributed(words: readonly string[], start: number): boolean {
  if (words[start] === marks.pause) return false
  let at = start - 1
  if (words[at] === marks.pause) return false
  if (!SAYS.has(words[at] ?? '') && !BETWEEN.has(words[at] ?? '')) at--
  while (BETWEEN.has(words[at] ?? '')) at--
  return SAYS.has(words[at] ?? '')
}

export const guardRuleIndex = createRuleIndex(
  guardRules.map((rule) => ({ owner: rule, patterns: rule.patterns })),
  guardLists,
)
const unlessIndex = createRuleIndex(
  guardRules.map((rule) => ({ owner: rule, patterns: rule.unless })),
  guardLists,
)
const illnessIndex = createRuleIndex([{ owner: true, patterns: ['{ILLNESS}'] }], guardLists)

type FoundIn = { readonly level: RiskLevel; readonly own: OwnWords }

/** The rules that a sentence breaks, in the order of the list. */
export function rulesBrokenBy(reading: SentenceReading, foundIn: FoundIn): readonly GuardRule[] {
  const line = lineOf(reading.own)
  const found = new Set<GuardRule>()
  const search = (searched: Line, matches: readonly Match<GuardRule>[], isQuoteRead: boolean) => {
    for (const { owner: rule, start, end } of matches) {
      if (found.has(rule) || rule.inQuotes !== isQuoteRead || !isHeld(rule, reading, foundIn)) continue
      if (!rule.firm && (isDenied(searched.words, start) || isAttributed(searched.words, start))) continue
      if (rule.class === 'diagnostico' && namesOwnIllness(searched, start, end, rule, foundIn.own)) continue
      found.add(rule)
    }
  }
  const matches = guardRuleIndex(line)
  search(line, matches, false)
  const whole = reading.text === reading.own ? line : lineOf(reading.text.replaceAll('"', ''))
  search(whole, whole === line ? matches : guardRuleIndex(whole), true)
  if (found.size === 0) return []
  for (const { owner } of unlessIndex(whole)) found.delete(owner)
  return guardRules.filter((rule) => found.has(rule))
}

/** What nobody may read is hidden by what stands between its words. */
const HIDDEN: readonly GuardClass[] = ['metodo', 'autolesao', 'contra-ajuda', 'violencia']

/** Whether words break a sure rule of the gravest classes, whatever is around them. */
export const breaksStrungWords = (text: string, { level }: FoundIn): boolean =>
  guardRuleIndex(lineOf(text)).some(
    ({ owner: rule }) => rule.sure && HIDDEN.includes(rule.class) && isFor(rule, level),
  )

const isFor = ({ levels }: GuardRule, level: RiskLevel): boolean =>
  levels.length === 0 || levels.includes(level)

const isHeld = (rule: GuardRule, { asks }: SentenceReading, { level }: FoundIn): boolean =>
  isFor(rule, level) && !(rule.asking && asks)

/** Whether a text without accents names an illness. */
export const namesIllness = (text: string): boolean => illnessIndex(lineOf(text)).length > 0

/** An illness the person spoke of is their word. */
function namesOwnIllness(line: Line, start: number, end: number, rule: GuardRule, own: OwnWords): boolean {
  const isEcho = rule.id === 'illness-named' ? own.named : own.told
  return illnessIndex(line).some(
    (illness) =>
      illness.start >= start &&
      illness.end <= end &&
      line.words.slice(illness.start, illness.end).some((word) => word.length > 2 && isEcho(word)),
  )
}
