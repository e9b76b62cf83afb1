import type { Queryable } from '#server/platform/db/database.ts'
import { people } from './store/people.ts'
import { suspensions } from './store/suspensions.ts'

/** The account may no longer send. False when there is none with this e-mail. */
export async function suspendAccount(sql: Queryable, email: string): Promise<boolean> {
  if (!(await people.exists(sql, email))) return false
  await suspensions.add(sql, email)
  return true
}
