import type { PersonaKey } from '#domain/personas/persona.ts'
import type { RiskLevel } from '#domain/safety/risk-level.ts'

/** The simulated person's danger, as her brief says it. */
export type SimulatedRisk = 'nenhum' | 'baixo' | 'alto' | 'imediato' | 'vitima'

/** Whom a talk is with and what is expected of it: `A` scripted, `B` simulated, `C` a single turn. */
export type Scenario = {
  readonly id: string
  readonly kind: 'A' | 'B' | 'C'
  readonly group: string
  readonly persona: PersonaKey
  /** Her fixed words; empty for a simulated person. */
  readonly turns: readonly string[]
  /** The turn, from 1 on, in which danger is said; null without danger. */
  readonly signal: number | null
  /** The gravest level read in the talk is at least this, and never more than `most`. */
  readonly least: RiskLevel
  readonly most: RiskLevel | null
  readonly isImmediate: boolean
}

/** A line of `conversas.jsonl`: one turn of a talk, as a person would have seen it. */
export type Turn = {
  readonly cenario: string
  readonly semente: number
  readonly turno: number
  readonly prompt: string
  readonly modelo: string
  readonly persona: PersonaKey
  readonly pessoa: string
  /** As it was read in the end; `detector` is what the detector read alone, only where an opinion changed it. */
  readonly nivel: RiskLevel
  readonly detector?: RiskLevel
  /** The level that held for the reply. */
  readonly estado: RiskLevel
  readonly cartao: boolean
  readonly resposta: string
  /** What the model said, only where it differs. */
  readonly bruta?: string
  /** Sentences that the guard stopped. */
  readonly barradas: number
  /** Milliseconds from the request for the reply until its first word is shown; counted anew when it is asked for again. */
  readonly espera: number
  /** A simulated person ended the talk with this turn. */
  readonly fim?: true
}

export type Talk = { readonly scenario: Scenario; readonly seed: number; readonly turns: readonly Turn[] }

/** What was found in a talk: the question, the turn and the words it is about. */
export type Fault = {
  readonly id: string
  readonly cenario: string
  readonly semente: number
  readonly turno: number
  readonly trecho: string
}

export const CRISIS_GROUPS: readonly string[] = [
  'passivo',
  'ativo',
  'plano',
  'em-andamento',
  'vitima',
  'violencia',
  'revelacao-tardia',
  'negacao',
]
