import type { RiskLevel } from '../risk-level.ts'

/** What must not be said. */
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

/** One thing that a reply must not say, in the pattern language of detector/pattern.ts. */
export type GuardRule = {
  readonly id: string
  readonly class: GuardClass
  /** What the rule forbids, in Portuguese: the sentence a clinician sees. */
  readonly says: string
  /** Sentences that it catches, and one that looks like them and is left alone. */
  readonly catches: readonly [string, string, ...string[]]
  readonly spares: string
  /** It cuts by itself: no good reply of a blind writer was cut by it. Other rules ask. */
  readonly sure?: true
  readonly patterns: readonly string[]
  /** A sentence that holds one of these is left alone. */
  readonly unless?: readonly string[]
  /** It holds also where it is denied or said of somebody. */
  readonly firm?: true
  /** Only at these levels; at all of them when not given. */
  readonly levels?: readonly RiskLevel[]
  /** Asking the person about it is care, not instruction. */
  readonly asking?: true
  /** What is quoted counts too. */
  readonly inQuotes?: true
}
