import type { Outcome } from '../model.ts'

/** Why a model gave no whole reply, by what the reason looks like: few kinds that can be counted. */
const KINDS = [
  ['sem-conexao', /^unreachable$/],
  ['recusada', /^status (?!429|5)\d+$/],
  ['ocupado', /^status 429$/],
  ['servico', /^(?:status 5\d\d|error in the stream)$/],
  ['lenta', /^(?:stalled|took too long)$/],
  ['cortada', /^cut$/],
  ['ilegivel', /^(?:too long|a line too long|packed|not an event stream)$/],
  ['interna', /^/],
] as const

type FailureKind = (typeof KINDS)[number][0]

export const FAILURE_KINDS: readonly FailureKind[] = KINDS.map(([kind]) => kind)

export const failureKind = (reason: string): FailureKind =>
  KINDS.find(([, looks]) => looks.test(reason))?.[0] ?? 'interna'

const NAMES = { whole: 'inteira', cut: 'limite', filtered: 'filtrada' } as const

/** How a model ended a reply, as it is counted. */
export const outcomeName = (outcome: Outcome): string =>
  outcome.type === 'failed' ? failureKind(outcome.reason) : NAMES[outcome.type]
