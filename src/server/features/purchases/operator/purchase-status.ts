import type { SalesOverview, UnmappedProduct } from '#domain/api/panel.ts'
import { REQUEST_SHOWN_FOR } from '#domain/limits.ts'
import { accessOf, attentionOf } from '#domain/purchases/access.ts'
import { planState } from '#domain/purchases/plan-state.ts'
import { unmappedSales } from '#domain/purchases/product-map.ts'
import type { Purchase } from '#domain/purchases/purchase.ts'
import { isWaiting } from '#domain/purchases/purchase-request.ts'
import { allowList } from '#server/features/allow-list/store.ts'
import { mailOutbox } from '#server/features/mail-outbox/store.ts'
import type { SalesDeps } from '#server/features/purchases/apply-events.ts'
import { requestMailKey } from '#server/features/purchases/ask-of-seller.ts'
import { inbox } from '#server/features/purchases/store/inbox.ts'
import {
  integrations,
  productMappings,
  readProductNames,
} from '#server/features/purchases/store/integrations.ts'
import {
  productsOf,
  purchaseRequests,
  purchases,
  type StoredRequest,
} from '#server/features/purchases/store/purchases.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import type { BeforeJson } from '#server/platform/http/http-env.ts'
import { integrationUrl, listIntegrations } from './manage-integrations.ts'

const DAYS = 14

type Deps = Pick<SalesDeps, 'sql'>
export type PurchaseStatus = Awaited<ReturnType<typeof purchaseStatus>>

/** How sales are: what happened, what is stuck and what somebody should look at. No e-mails. */
export const purchaseStatus = async ({ sql }: Deps) => ({
  days: DAYS,
  byDay: await inbox.countByDay(sql, DAYS),
  waiting: await inbox.waiting(sql),
  integrations: await integrations.list(sql),
  unmapped: await unmappedProducts({ sql }),
  firstSales: await purchases.firstSales(sql, DAYS),
  contested: await contested({ sql }),
  requests: await waitingRequests({ sql }),
})

/** Paid for without a plan, and how many purchases wait for that. */
export async function unmappedProducts({ sql }: Deps): Promise<UnmappedProduct[]> {
  const mappings = await productMappings.all(sql)
  const nameOf = await readProductNames(sql)
  const counts = new Map<string, UnmappedProduct>()
  for (const purchase of await purchases.unmapped(sql)) {
    for (const { produtoId, ofertaId } of unmappedSales(purchase, mappings)) {
      const sold = { plataforma: purchase.platform, produtoId, ofertaId }
      const key = JSON.stringify(sold)
      counts.set(key, { ...sold, nome: nameOf(sold), total: (counts.get(key)?.total ?? 0) + 1 })
    }
  }
  return [...counts.values()]
}

/** What buyers asked for and the platform has not reported; the oldest first. */
export async function waitingRequests({ sql }: Deps): Promise<StoredRequest[]> {
  const asked = await purchaseRequests.since(sql, REQUEST_SHOWN_FOR)
  const waiting = asked.map(async (request) => {
    const { plataforma, compraId, tipo } = request
    const found = await purchases.findByIds(sql, plataforma, [compraId])
    return found.some(({ purchase }) => isWaiting(tipo, purchase)) ? request : []
  })
  return (await Promise.all(waiting)).flat()
}

async function contested({ sql }: Deps) {
  const found = (await purchases.contested(sql)).flatMap((purchase) => {
    const attention = attentionOf(purchase)
    return attention ? { ...attention, platform: purchase.platform, id: purchase.id } : []
  })
  return found.toSorted((a, b) => b.at - a.at).map((one) => ({ ...one, at: new Date(one.at) }))
}

export async function readSalesOverview(deps: SalesDeps): Promise<BeforeJson<SalesOverview>> {
  const { unmapped, waiting, contested } = await purchaseStatus(deps)
  const produtos = await productMappings.all(deps.sql)
  const nameOf = await readProductNames(deps.sql)
  const planos = [...produtos.map(({ plano }) => plano), ...(await allowList.plans(deps.sql))]
  return {
    integracoes: (await listIntegrations(deps)).map((one) => ({
      ...one,
      url: integrationUrl(deps.appUrl, one.plataforma, one.id),
    })),
    semPlano: unmapped,
    produtos: produtos.map((one) => ({ ...one, nome: nameOf(one) })),
    planos: [...new Set(planos)].sort((one, other) => one.localeCompare(other, 'pt-BR')),
    parados: waiting,
    paraOlhar: contested,
  }
}

export type Buyer = Awaited<ReturnType<typeof readBuyer>>

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

const invitationKey = (purchase: Purchase): string =>
  ['criar-conta', purchase.platform, purchase.id].join('/')
