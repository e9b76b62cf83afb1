import { type BudgetLeft, budgetLeft, type TokenBudget } from '#domain/services/token-budget.ts'
import { spendingDay } from '#domain/services/tokens.ts'
import { type KeyRing, type Owner, ownerOf } from '#server/features/keys/key-ring.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { openedTokens, type SpentTokens, tokensIn } from './sealed-tokens.ts'
import { spentDays } from './store.ts'

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
