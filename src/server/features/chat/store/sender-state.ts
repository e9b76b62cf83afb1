import { spendingDay } from '#domain/services/tokens.ts'
import { people } from '#server/features/accounts/store/people.ts'
import { ageQuestions, suspensions } from '#server/features/accounts/store/suspensions.ts'
import { planEndedAt } from '#server/features/allow-list/store.ts'
import type { Owner } from '#server/features/keys/key-ring.ts'
import { openedTokens, tokensIn } from '#server/features/spending/sealed-tokens.ts'
import { spentDays } from '#server/features/spending/store.ts'
import { onlyRow, type Queryable } from '#server/platform/db/database.ts'

/** What decides whether the model may be asked for a person, and what was asked of them. */
export type SenderState = {
  /** The operator lets this person send nothing. */
  isSuspended: boolean
  /** They stated an age under 18. */
  isSuspendedForAge: boolean
  planEndedAt: Date | null
  /** The message that brought the question how old they are. */
  ageAskedFor: string | null
  plano: string
  /** How many tokens were taken today for this person. */
  tokensToday: number
}

export type SenderStateRow = Omit<SenderState, 'tokensToday'> & { dia: string; totais: Uint8Array | null }

/** Part of a query: the columns of `SenderState`. */
export const senderStateColumns = (sql: Queryable, personId: string, day = spendingDay(Date.now())) => sql`
  ${planEndedAt(sql, sql`${personId}`)} as "planEndedAt", ${suspensions.includes(sql, personId)} as "isSuspended",
  ${suspensions.includesForAge(sql, personId)} as "isSuspendedForAge", ${ageQuestions.askedFor(sql, personId)} as "ageAskedFor",
  ${people.planColumn(sql, personId)} as plano, ${day}::text as dia, ${spentDays.column(sql, personId, day)} as totais`

export function openedSenderState(owner: Owner, row: SenderStateRow): SenderState {
  const { isSuspended, isSuspendedForAge, planEndedAt, ageAskedFor, plano, dia, totais } = row
  const tokensToday = tokensIn(openedTokens(owner, dia, totais))
  return { isSuspended, isSuspendedForAge, planEndedAt, ageAskedFor, plano, tokensToday }
}

export const readSenderState = async (sql: Queryable, owner: Owner): Promise<SenderState> =>
  openedSenderState(owner, onlyRow(await sql<SenderStateRow[]>`select ${senderStateColumns(sql, owner.id)}`))
