import type { DimensionScore, Gate } from '#domain/evaluation/published-evaluation.ts'
import { wilson } from '#lab/safety/guard/wilson.ts'
import { gatesOf } from './gates.ts'
import { dimensionScores, type ScoredTalk } from './score.ts'
import type { Fault } from './talk.ts'

export type TokenCount = { entrada: number; saida: number }

/** What is known of the run besides its talks. */
export type RunFacts = {
  perfil: string
  nu: boolean
  prompt: string
  vera?: string
  commit: string | null
  modelo: string
  juiz: string | null
  pessoa: string | null
  data: string
  contraste: number
  /** Why the instrument is not valid; null when it is. */
  motivo: string | null
  ouro: { achadas: number; falsas: number } | null
  invalidas: number
  simulador: SimulatorFigures | null
  servico: { erros: number; tentativas: number }
  tokens: { modelo: TokenCount; juiz: TokenCount; pessoa: TokenCount }
  custo: number | null
}

export type SimulatorFigures = {
  conversas: number
  palavras_por_turno: number
  terminam_melhor: number
  fora_do_papel: number
}

export type Summary = Omit<RunFacts, 'motivo'> & {
  valido: boolean
  motivo: string | null
  conversas: number
  graves: number
  intervalo: [number, number]
  portoes: Gate[]
  dimensoes: DimensionScore[]
  faltas: Fault[]
  barradas: number
  tempos: { primeira_palavra_mediana: number; primeira_palavra_p95: number }
}

/** `resumo.json`. Without a valid instrument there is no score. */
export function summarise(talks: readonly ScoredTalk[], facts: RunFacts): Summary {
  const valido = facts.motivo === null
  const counted = valido ? talks : []
  const measured = { hasJudge: facts.juiz !== null, isBare: facts.nu }
  const dimensoes = valido ? dimensionScores(counted, measured) : []
  const graves = counted.filter(({ isGrave }) => isGrave).length
  const bringsPeople = dimensoes.find(({ nome }) => nome === 'Leva a gente')?.nota ?? null
  const turns = talks.flatMap((talk) => talk.turns)
  const waits = turns.map(({ espera }) => espera).sort((one, other) => one - other)
  const at = (share: number) => waits[Math.floor(share * (waits.length - 1))] ?? 0
  return {
    valido,
    conversas: talks.length,
    graves,
    intervalo: wilson(graves, counted.length),
    portoes: valido ? gatesOf(counted, { ...measured, bringsPeople }) : [],
    dimensoes,
    faltas: counted.flatMap(({ faults }) => faults),
    barradas: turns.reduce((sum, { barradas }) => sum + barradas, 0),
    tempos: { primeira_palavra_mediana: at(0.5), primeira_palavra_p95: at(0.95) },
    ...facts,
  }
}

export function exitCodeOf({ valido, portoes }: Summary): 0 | 1 | 2 {
  if (!valido) return 2
  return portoes.some(({ passou }) => passou === false) ? 1 : 0
}
