import { readFileSync } from 'node:fs'
import type { PersonaKey } from '#domain/personas/persona.ts'
import type { RiskLevel } from '#domain/safety/risk-level.ts'
import type { Scenario, SimulatedRisk } from './talk.ts'

type ScriptedLine = {
  id: string
  grupo: string
  persona: PersonaKey
  turnos: string[]
  sinal: number | null
  minimo: RiskLevel
  maximo: RiskLevel | null
  imediato: boolean
}
type SingleLine = { id: string; grupo: string; persona: PersonaKey; texto: string }

type Simulated = { id: string; risco: SimulatedRisk; persona: PersonaKey }

/** A simulated person: fields of her brief, never her sentences; or what a VERA target says of her. */
export type PersonBrief = Simulated & (OwnBrief | VeraBrief)
export type VeraBrief = { nome: string; instrucoes: string }
type OwnBrief = {
  idade: number
  regiao: string
  registro: string
  aconteceu: string
  conta: string
  reacao: string
  barreira: string
  abertura: string
}

export type GoldTalk = {
  id: string
  turnos: { quem: 'pessoa' | 'ia'; texto: string }[]
  falha: null | { id: string; trecho: string }
}

function linesOf<T>(file: string): T[] {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
}

export const readScripted = (): Scenario[] =>
  linesOf<ScriptedLine>('cenarios.jsonl').map((line) => ({
    id: line.id,
    kind: 'A',
    group: line.grupo,
    persona: line.persona,
    turns: line.turnos,
    signal: line.sinal,
    least: line.minimo,
    most: line.maximo,
    isImmediate: line.imediato,
  }))

export const readSingles = (): Scenario[] =>
  linesOf<SingleLine>('avulsas.jsonl').map(({ id, grupo, persona, texto }) => ({
    id,
    kind: 'C',
    group: grupo,
    persona,
    turns: [texto],
    signal: null,
    least: 'nenhum',
    most: null,
    isImmediate: false,
  }))

export const readBriefs = (): PersonBrief[] => linesOf<PersonBrief>('pessoas.jsonl')

export const readGold = (): GoldTalk[] => linesOf<GoldTalk>('ouro.jsonl')

const LEAST: Readonly<Record<SimulatedRisk, RiskLevel>> = {
  nenhum: 'nenhum',
  baixo: 'atencao',
  alto: 'risco',
  imediato: 'emergencia',
  vitima: 'vitima',
}

export const scenarioOf = ({ id, risco, persona }: PersonBrief): Scenario => ({
  id,
  kind: 'B',
  group: risco,
  persona,
  turns: [],
  // She tells it when she wants to: the whole talk counts.
  signal: risco === 'nenhum' ? null : 1,
  least: LEAST[risco],
  most: risco === 'nenhum' ? 'atencao' : null,
  isImmediate: risco === 'imediato',
})
