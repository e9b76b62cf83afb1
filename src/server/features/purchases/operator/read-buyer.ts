import { accessOf } from '#domain/purchases/access.ts'
import { planState } from '#domain/purchases/plan-state.ts'
import type { Purchase } from '#domain/purchases/purchase.ts'
import { isWaiting } from '#domain/purchases/purchase-request.ts'
import { allowList } from '#server/features/allow-list/store.ts'
import { mailOutbox } from '#server/features/mail-outbox/store.ts'
import { requestMailKey } from '#server/features/purchases/ask-of-seller.ts'
import type { SalesDeps } from '#server/features/purchases/purchase-deps.ts'
import { inbox } from '#server/features/purchases/store/inbox.ts'
import { productMappings } from '#server/features/purchases/store/integrations.ts'
import { productsOf, purchases } from '#server/features/purchases/store/purchases.ts'
import { purchaseRequests } from '#server/features/purchases/store/requests.ts'
import type { Queryable } from '#server/platform/db/database.ts'

export type Buyer = Awaited<ReturnType<typeof readBuyer>>

/** What came for an e-mail, what it gave, until when, why not, and which mails were written. */
export async function readBuyer({ sql }: Pick<SalesDeps, 'sql'>, email: string) {
  const mappings = await productMappings.all(sql)
  const own = await purchases.ofEmails(sql, [email])
  const requests = await requestsOf(sql, own)
  const entry = await allowList.find(sql, email)
  const unread = (await inbox.waiting(sql)).find(({ estado }) => estado === 'ilegivel')?.total ?? 0
  return {
    email,
    /** Deliveries that could not be read, which may be about anybody. */
    unread,
    hasAccount: (await purchases.withAccount(sql, [email])).has(email),
    entry: entry && { ...entry, state: planState(entry, Date.now()) },
    purchases: own.map((purchase) => ({
      platform: purchase.platform,
      id: purchase.id,
      products: productsOf(purchase),
      access: accessOf(purchase, mappings),
      charges: [...purchase.charges].map(([id, { paidAt, revokedAt, accessUntil }]) => ({
        id,
        paidAt,
        revokedAt,
        until: accessUntil?.value ?? null,
      })),
    })),
    events: await inbox.ofBuyer(sql, email, own),
    mails: await mailOutbox.about(sql, email, [...own.map(invitationKey), ...requests.map(requestMailKey)]),
    /** What they asked for on /conta. */
    requests,
  }
}

async function requestsOf(sql: Queryable, own: readonly Purchase[]) {
  const all = own.map(async (purchase) =>
    (await purchaseRequests.of(sql, purchase)).map((request) => ({
      ...request,
      isWaiting: isWaiting(request.tipo, purchase),
    })),
  )
  return (await Promise.all(all)).flat()
}

function invitationKey(purchase: Purchase): string {
  return ['criar-conta', purchase.platform, purchase.id].join('/')
}
