import type { RiskLevel } from '../risk-level.ts'
import { createPatternIndex } from './pattern-index.ts'
import type { SentenceReading } from './read-sentence.ts'

/** What must not be said, each with words of ours that replace it. */
export type GuardClass =
  | 'diagnostico'
  | 'metodo'
  | 'medicacao'
  | 'tratamento'
  | 'promessa'
  | 'culpa'
  | 'vergonha'
  | 'minimizacao'
  | 'contra-ajuda'
  | 'segredo'
  | 'exclusividade'
  | 'romance'
  | 'sexo'
  | 'violencia'
  | 'autolesao'
  | 'humano'
  | 'socorro'
  | 'confronto'
  | 'corpo'
  | 'delirio'
  | 'instrucoes'
  | 'disfarce'

/**
 * What the guard counts by, stored beside the counters: a rule, the classifier where no rule reached, a sentence that
 * nobody could be asked about and was left out, one that was judged bad.
 */
export type GuardRuleId =
  | GuardClass
  | 'metodo-objeto'
  | 'culpa-em-perigo'
  | 'segredo-absoluto'
  | 'diagnostico-nomeado'
  | `${GuardClass}-${'modelo' | 'omitida' | 'julgada'}`

/** One thing a reply must not say. Patterns are pieces of regular expressions over a sentence as it is read. */
export type GuardRule = {
  readonly id: GuardRuleId
  readonly class: GuardClass
  /** Forbidden, unless denied, attributed to somebody or, where `asking` allows it, asked about. */
  readonly patterns: readonly string[]
  /** Forbidden whatever is around it. */
  readonly firm?: readonly string[]
  /** A sentence that holds this is left alone (not for what is firm). */
  readonly unless?: string
  /** Only at these levels; at all of them when not given. */
  readonly levels?: readonly RiskLevel[]
  /** Asking the person about it is care, not instruction. */
  readonly asking?: true
  /** What is quoted counts too. */
  readonly inQuotes?: true
  /** What comes right before a match and makes it harmless. */
  readonly after?: string
}

type CompiledPattern = {
  readonly source: string
  readonly expression: RegExp
  readonly isFirm: boolean
}

export type CompiledRule = {
  readonly rule: GuardRule
  readonly patterns: readonly CompiledPattern[]
  readonly unless: RegExp | null
  readonly after: RegExp | null
}

// A sentence is read without accents and underscores, so \b is where a word begins; a lookbehind takes a fifth longer.
const WHOLE_WORDS = (piece: string, flags = '') => new RegExp(`\\b(?:${piece})(?![a-z0-9])`, flags)

const index = createPatternIndex<CompiledRule, CompiledPattern>()

export function compileRule(rule: GuardRule): CompiledRule {
  const compile = (isFirm: boolean) => (source: string) => ({
    source,
    expression: WHOLE_WORDS(source, 'g'),
    isFirm,
  })
  const compiled = {
    rule,
    patterns: [...rule.patterns.map(compile(false)), ...(rule.firm ?? []).map(compile(true))],
    unless: rule.unless === undefined ? null : WHOLE_WORDS(rule.unless),
    after: rule.after === undefined ? null : new RegExp(`(?<![a-z0-9])(?:${rule.after}) ?$`),
  }
  index.add(compiled)
  return compiled
}

// Six words at most lie between a denial and what it denies, and 'mas', 'e', 'porque' end its reach. 'Não só',
// 'não tenho dúvida' deny nothing.
const DENIED =
  /(?:^|[^a-z0-9])(?:nao|nunca|jamais|nem|ninguem|nenhuma?|nada|tampouco|evite|sem(?= (?:que|pedir|dizer|prometer|chamar|dar|nomear|sugerir|exigir|precisar))|not|never)(?! (?:so|apenas|somente|tenho duvidas?|ha duvidas?|tenha duvidas?|duvide|se preocupe|esqueca|minto|resta duvida|vou mentir|tenha medo|fique assim)(?![a-z]))(?: (?!(?:mas|porem|e|pois|porque|entao|so)(?![a-z]))[a-z0-9%]+){0,6} ?$/

const ATTRIBUTED =
  /(?:^|[^a-z0-9])(?:ach(?:a|ou|ava|am)|sent(?:e|iu|ia|em)|pens(?:a|ou|ava)|acredit(?:a|ou|ar|ava)|convenc(?:eu|er|eram|em)|diz(?:em|ia|iam)?|disse(?:ram)?|fal(?:ou|aram|am)|ouviu|cont(?:ou|ava)|escreveu|pergunt(?:ou|a)|mencionou|teme|medo de|receio de|sensacao de|impressao de|ideia de|como se)(?: (?:que|se|de que|eu fosse|fosse))*(?: [a-z]+)? ?$/

const REACH = 90

/** Whether a sentence says what a rule forbids, and whether that holds whatever is around it. */
export function breaks(compiled: CompiledRule, reading: SentenceReading): 'firmly' | 'plainly' | null {
  const { rule, unless, after } = compiled
  const text = rule.inQuotes ? reading.text.replaceAll('"', '') : reading.own
  const patterns = matching(compiled, text)
  if (patterns.length === 0) return null
  if (patterns.some(({ isFirm }) => isFirm)) return 'firmly'
  if ((rule.asking && reading.asks) || unless?.test(text)) return null
  const isBroken = patterns.some(({ expression }) => {
    for (const match of text.matchAll(expression)) {
      const before = text.slice(Math.max(0, match.index - REACH), match.index)
      if (!DENIED.test(before) && !ATTRIBUTED.test(before) && !after?.test(before)) return true
    }
    return false
  })
  return isBroken ? 'plainly' : null
}

const NONE: readonly CompiledPattern[] = []

/** The patterns of a rule that match a text. */
export function matching(rule: CompiledRule, text: string): readonly CompiledPattern[] {
  const tried = index.patternsFor(text).get(rule)
  return tried === undefined ? NONE : [...tried].filter(({ expression }) => text.search(expression) >= 0)
}
