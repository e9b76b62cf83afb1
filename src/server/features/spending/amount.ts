import { NO_TOKENS, type SpentTokens } from './sealed-tokens.ts'

/** What is added up of everybody by service and day: tokens, calls, and the replies that were begun with them. */
export type Amount = SpentTokens & { replies: number; calls: number }

export const NOTHING: Amount = { ...NO_TOKENS, replies: 0, calls: 0 }
export const FIELDS = ['input', 'output', 'cached', 'estimated', 'replies', 'calls'] as const

/** Under which names a day's counts hold the amounts of a service, behind `host/model/`. */
export const COUNTED_AS: Record<keyof Amount, string> = {
  input: 'entrada',
  output: 'saida',
  cached: 'cache',
  estimated: 'estimados',
  replies: 'respostas',
  calls: 'chamadas',
}
