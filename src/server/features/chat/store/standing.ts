import { ageQuestions, suspensions } from '#server/features/accounts/store.ts'
import { planEndedAt } from '#server/features/allow-list/store.ts'
import { onlyRow, type Queryable } from '#server/platform/db/database.ts'

/** What decides whether the model may be asked for a person, and what was asked of them. */
export type Standing = {
  /** The operator lets this person send nothing. */
  isSuspended: boolean
  /** They said to be under 18. */
  isSuspendedForAge: boolean
  /** When the person's plan ended; null while it lasts. */
  planEndedAt: Date | null
  /** The message that brought the question how old they are. */
  ageAskedFor: string | null
}

/** Part of a query: the columns of a person's standing. */
export const standingColumns = (sql: Queryable, personId: string) => sql`
  ${planEndedAt(sql, sql`${personId}`)} as "planEndedAt", ${suspensions.includes(sql, personId)} as "isSuspended",
  ${suspensions.includesForAge(sql, personId)} as "isSuspendedForAge", ${ageQuestions.askedFor(sql, personId)} as "ageAskedFor"`

export async function readStanding(sql: Queryable, personId: string): Promise<Standing> {
  return onlyRow(await sql<Standing[]>`select ${standingColumns(sql, personId)}`)
}
