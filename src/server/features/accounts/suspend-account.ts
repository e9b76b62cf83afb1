import type { Queryable } from '#server/platform/db/database.ts'
import { people, suspensions } from './store.ts'

/** The account may no longer send. False when there is none with this e-mail. */
export async function suspendAccount(sql: Queryable, email: string): Promise<boolean> {
  if (!(await people.exists(sql, email))) return false
  await suspensions.add(sql, email)
  return true
}

/** The account may send again. False when it was not suspended. */
export async function resumeAccount(sql: Queryable, email: string): Promise<boolean> {
  return suspensions.remove(sql, email)
}
