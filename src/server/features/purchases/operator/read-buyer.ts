import { type Access, accessOf } from '#domain/purchases/access.ts'
import type { Platform } from '#domain/purchases/canonical-event.ts'
import { type PlanState, planState } from '#domain/purchases/plan-state.ts'
import type { Purchase } from '#domain/purchases/purchase.ts'
import { isWaiting } from '#domain/purchases/purchase-request.ts'
import { type AllowListEntry, allowList } from '#server/features/allow-list/store.ts'
import { type KeptMail, mailOutbox } from '#server/features/mail-outbox/store.ts'
import { requestMailKey } from '#server/features/purchases/ask-of-seller.ts'
import type { OperatorDeps } from '#server/features/purchases/purchase-deps.ts'
import { inbox, type ListedEvent } from '#server/features/purchases/store/inbox.ts'
import { productMappings } from '#server/features/purchases/store/integrations.ts'
import { productsOf, purchases } from '#server/features/purchases/store/purchases.ts'
import { purchaseRequests, type StoredRequest } from '#server/features/purchases/store/requests.ts'
import type { Queryable } from '#server/platform/db/database.ts'

export type BoughtPurchase = {
  platform: Platform
  id: string
  products: string[]
  /** `unmapped`: nobody said which plan it is. Null: nothing of it was paid. */
  access: Access | 'unmapped' | null
  charges: { id: string; paidAt: number | null; revokedAt: number | null; until: number | null }[]
}

/** Everything that sales say about one e-mail. */
export type Buyer = {
  email: string
  hasAccount: boolean
  entry: (AllowListEntry & { state: PlanState }) | null
  purchases: BoughtPurchase[]
  events: ListedEvent[]
  mails: KeptMail[]
  requests: BuyerRequest[]
}

/** What they asked for on /conta. */
type BuyerRequest = StoredRequest & { isWaiting: boolean }

/** What came for an e-mail, what it gave, until when, why not, and which mails were written. */
export async function readBuyer({ sql }: Pick<OperatorDeps, 'sql'>, email: string): Promise<Buyer> {
  const mappings = await productMappings.all(sql)
  const own = await purchases.ofEmails(sql, [email])
  const requests = await requestsOf(sql, own)
  const entry = await allowList.find(sql, email)
  return {
    email,
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
    requests,
  }
}

async function requestsOf(sql: Queryable, own: readonly Purchase[]): Promise<BuyerRequest[]> {
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
