import { suspensions } from '#server/features/accounts/store/suspensions.ts'
import { allowList } from '#server/features/allow-list/store.ts'
import type { ServiceSecrets } from '#server/features/keys/service-secrets.ts'
import { emailHasher, reclaimPurchases } from '#server/features/purchases/forget-buyer.ts'
import { purchases } from '#server/features/purchases/store/purchases.ts'
import type { Queryable, Sql } from '#server/platform/db/database.ts'
import { makeOnce } from '#server/platform/make-once.ts'
import { erasedEmails } from './store/erased.ts'

/** What is still known of somebody who was erased and registers again with the same e-mail. */
export function createReturningBuyers({ sql, secrets }: { sql: Sql; secrets: ServiceSecrets }) {
  /** Its key is read once: the transaction that creates an account should not wait for a second connection. */
  const hasher = makeOnce(() => emailHasher(secrets))
  const hashOf = async (email: string) => (await hasher())(email)

  return {
    /** Whether there are purchases that would be theirs again. Changes nothing. */
    async hasPurchases(email: string): Promise<boolean> {
      return (await purchases.ofHash(sql, await hashOf(email))).length > 0
    },

    /** When the e-mail's account was last erased; null when it is not known to have been. */
    async erasedAt(email: string): Promise<Date | null> {
      return (await erasedEmails.find(sql, await hashOf(email)))?.erasedAt ?? null
    },

    /** In the transaction that creates the account: what was paid for is theirs again, and a suspension holds on. */
    async reclaim(tx: Queryable, email: string): Promise<void> {
      const hash = await hashOf(email)
      if ((await allowList.findPlano(tx, email)) === null) await reclaimPurchases(tx, email, hash)
      if (await erasedEmails.removeSuspended(tx, hash)) await suspensions.add(tx, email)
    },
  }
}
