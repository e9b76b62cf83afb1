import type { Outcome } from '../model.ts'

export const FAILURE_KINDS = [
  'sem-conexao',
  'recusada',
  'ocupado',
  'servico',
  'lenta',
  'cortada',
  'ilegivel',
  'interna',
] as const

type FailureKind = (typeof FAILURE_KINDS)[number]

const KINDS = new Map<string, FailureKind>([
  ['unreachable', 'sem-conexao'],
  ['stalled', 'lenta'],
  ['took too long', 'lenta'],
  ['cut', 'cortada'],
  ['too long', 'ilegivel'],
  ['a line too long', 'ilegivel'],
  ['packed', 'ilegivel'],
  ['not an event stream', 'ilegivel'],
  ['error in the stream', 'servico'],
  ['status 429', 'ocupado'],
])

/** Why a model gave no whole reply, as one of few kinds that can be counted. */
export function failureKind(reason: string): FailureKind {
  const kind = KINDS.get(reason)
  if (kind) return kind
  if (/^status 5\d\d$/.test(reason)) return 'servico'
  return /^status \d+$/.test(reason) ? 'recusada' : 'interna'
}

const NAMES = { whole: 'inteira', cut: 'limite', filtered: 'filtrada' } as const

/** How a model ended a reply, as it is counted. */
export const outcomeName = (outcome: Outcome): string =>
  outcome.type === 'failed' ? failureKind(outcome.reason) : NAMES[outcome.type]
