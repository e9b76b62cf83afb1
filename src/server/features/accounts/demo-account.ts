import { allowList } from '#server/features/allow-list/store.ts'
import type { Sql } from '#server/platform/db/database.ts'
import { demoAccount } from './store/people.ts'

/** For trying the product out on one's own machine. */
export const DEMO = { email: 'demo@aconchego.local', plano: 'demonstracao' }

/**
 * At every start: lets the demonstration e-mail register on a database that is new, or takes back what an earlier start
 * let in. True when it may register from now on.
 */
export async function admitDemo(sql: Sql, { welcomesDemo }: { welcomesDemo: boolean }): Promise<boolean> {
  if (!welcomesDemo) {
    await demoAccount.shutOut(sql, DEMO)
    return false
  }
  if (await demoAccount.isDatabaseUsed(sql)) return false
  await allowList.put(sql, [DEMO])
  return true
}
