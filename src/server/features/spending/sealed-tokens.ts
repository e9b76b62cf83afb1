import type { Tokens } from '#domain/services/tokens.ts'
import type { Owner, Place } from '#server/features/keys/key-ring.ts'
import { exactly } from '#server/platform/crypto/seal.ts'

/** What a person took on a day; `estimated` of these tokens no service reported. */
export type SpentTokens = Tokens & { estimated: number }

export const NO_TOKENS: SpentTokens = { input: 0, output: 0, cached: 0, estimated: 0 }

/** Holds four numbers of any length. */
const SIZE = exactly(96)

const place = (day: string): Place => ({ name: `gastos/${day}`, size: SIZE })

export function sealedTokens({ cipher }: Owner, day: string, spent: SpentTokens): Buffer {
  const { input, output, cached, estimated } = spent
  return cipher.seal(place(day), [input, output, cached, estimated].join(' '))
}

/** What can't be opened counts as nothing: no figure keeps a person from writing. */
export function openedTokens({ cipher }: Owner, day: string, sealed: Uint8Array | null): SpentTokens {
  const opened = sealed && cipher.open(place(day), sealed)
  if (!opened) return NO_TOKENS
  const [input = 0, output = 0, cached = 0, estimated = 0] = opened.split(' ').map(Number)
  return { input, output, cached, estimated }
}

export const tokensIn = ({ input, output }: Tokens): number => input + output

/** What is added up of everybody by service and day: tokens, calls, and the replies that were begun with them. */
export type Amount = SpentTokens & { replies: number; calls: number }

export const NOTHING: Amount = { ...NO_TOKENS, replies: 0, calls: 0 }
/** Under which names a day's counts hold the amounts of a service, behind `host/model/`. */
export const COUNTED_AS: Record<keyof Amount, string> = {
  input: 'entrada',
  output: 'saida',
  cached: 'cache',
  estimated: 'estimados',
  replies: 'respostas',
  calls: 'chamadas',
}
export const FIELDS = Object.keys(COUNTED_AS) as (keyof Amount)[]
