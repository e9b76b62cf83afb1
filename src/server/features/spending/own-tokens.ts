import { type BudgetLeft, budgetLeft, type TokenBudget } from '#domain/services/token-budget.ts'
import { spendingDay, type Tokens } from '#domain/services/tokens.ts'
import { type KeyRing, type Owner, ownerOf, type Place } from '#server/features/keys/key-ring.ts'
import { exactly } from '#server/platform/crypto/seal.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { spentDays } from './store.ts'

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

type DayTokens = SpentTokens & { day: string }

/** What the model took for a person on each of the last days, for their own eyes. */
export async function ownTokens(sql: Queryable, owner: Owner): Promise<DayTokens[]> {
  const rows = await spentDays.ofPerson(sql, owner.id)
  return rows.map(({ day, totals }) => ({ day, ...openedTokens(owner, day, totals) }))
}

/** What is left of a person's tokens today; null where there is no limit. */
export async function tokensLeft(
  { sql, keyRing, tokensPerDay }: { sql: Queryable; keyRing: KeyRing; tokensPerDay: TokenBudget | undefined },
  { id, plano }: { id: string; plano: string },
): Promise<BudgetLeft | null> {
  if (!budgetLeft(tokensPerDay, plano, 0)) return null
  const day = spendingDay(Date.now())
  const owner = await ownerOf({ keyRing }, id)
  const spent = openedTokens(owner, day, await spentDays.find(sql, { userId: id, day }))
  return budgetLeft(tokensPerDay, plano, tokensIn(spent))
}

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
