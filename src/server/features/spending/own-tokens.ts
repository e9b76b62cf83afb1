import type { Owner } from '#server/features/keys/owner.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { openedTokens, type SpentTokens } from './sealed-tokens.ts'
import { spentDays } from './store.ts'

export type DayTokens = SpentTokens & { day: string }

/** What the model took for a person on each of the last days, for their own eyes. */
export async function ownTokens(sql: Queryable, owner: Owner): Promise<DayTokens[]> {
  const rows = await spentDays.ofPerson(sql, owner.id)
  return rows.map(({ day, totals }) => ({ day, ...openedTokens(owner, day, totals) }))
}
