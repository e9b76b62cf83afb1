import type { Person } from '#domain/account/person.ts'
import type { AskOfSeller } from '#domain/api/plan.ts'
import { AppError } from '#domain/errors.ts'
import { accessOf } from '#domain/purchases/access.ts'
import { type PlanNames, planDisplayName } from '#domain/purchases/plan-display-name.ts'
import { type Mappings, planOfCharge } from '#domain/purchases/product-map.ts'
import type { Purchase } from '#domain/purchases/purchase.ts'
import {
  BUYER_PAGES,
  type OwnPurchase,
  openRequests,
  type PurchaseReceipt,
  type RequestKind,
  stillCounts,
} from '#domain/purchases/purchase-request.ts'
import { mailOutbox } from '#server/features/mail-outbox/store.ts'
import { readableCode } from '#server/platform/crypto/readable-code.ts'
import { type Queryable, type Sql, transaction } from '#server/platform/db/database.ts'
import type { BeforeJson } from '#server/platform/http/http-env.ts'
import { productMappings } from './store/integrations.ts'
import { productsOf, purchaseRequests, purchases, type StoredRequest } from './store/purchases.ts'

export type AskOfSellerDeps = { sql: Sql; planNames: PlanNames; sendMails: () => void }

export async function ownOpenPurchases(
  { sql, planNames }: AskOfSellerDeps,
  { email }: Person,
): Promise<BeforeJson<OwnPurchase[]>> {
  const mappings = await productMappings.all(sql)
  const own = await purchases.ofEmails(sql, [email])
  const all = await Promise.all(own.map((purchase) => describe(sql, purchase, mappings, planNames)))
  return all.filter(
    ({ withdrawUntil, mayCancel, receipts }) => withdrawUntil !== null || mayCancel || receipts.length > 0,
  )
}

/**
 * 'Desistir da compra', 'Cancelar a assinatura': keeps the request with a number and a time and sends both by mail. What was
 * asked for before gets the same receipt. Access ends when the platform reports it.
 */
export async function askOfSeller(
  { sql, sendMails }: AskOfSellerDeps,
  { email }: Person,
  { platform, id, kind }: AskOfSeller,
): Promise<PurchaseReceipt> {
  const request = await transaction(sql, async (tx) => {
    await purchases.lock(tx)
    const purchase = (await purchases.ofEmails(tx, [email])).find(
      (one) => one.platform === platform && one.id === id,
    )
    if (!purchase) throw new AppError('not_found')
    const before = (await purchaseRequests.of(tx, purchase)).findLast(
      ({ tipo, pedidoEm }) => tipo === kind && stillCounts(pedidoEm.getTime(), Date.now()),
    )
    if (before) return before
    const { withdrawUntil, mayCancel } = openRequests(purchase, await productMappings.all(tx), Date.now())
    if (kind === 'desistencia' ? withdrawUntil === null : !mayCancel) throw new AppError('request_closed')
    return addRequest(tx, { numero: newNumber(kind), tipo: kind, plataforma: platform, compraId: id }, email)
  })
  sendMails()
  return receiptOf(request)
}

async function addRequest(tx: Queryable, request: Omit<StoredRequest, 'pedidoEm'>, para: string) {
  const pedidoEm = await purchaseRequests.add(tx, request)
  const dados = { ...request, pedidoEm: pedidoEm.getTime() }
  await mailOutbox.add(tx, [{ chave: requestMailKey(request), modelo: 'pedido-compra', para, dados }])
  return { ...request, pedidoEm }
}

export const requestMailKey = ({ numero }: Pick<StoredRequest, 'numero'>): string => `pedido-compra/${numero}`

async function describe(sql: Queryable, purchase: Purchase, mappings: Mappings, planNames: PlanNames) {
  const { platform, id, charges } = purchase
  const paid = [...charges.values()].filter(({ paidAt }) => paidAt !== null)
  const plan = paid.map((charge) => planOfCharge(purchase, charge, mappings)).findLast((one) => one !== null)
  const { withdrawUntil, mayCancel } = openRequests(purchase, mappings, Date.now())
  return {
    platform,
    id,
    seller: BUYER_PAGES[platform].name,
    plan: plan ? planDisplayName(plan.plano, planNames) : null,
    paidAt: dateOf(Math.min(...paid.map(({ paidAt }) => paidAt ?? Infinity))),
    withdrawUntil: dateOf(withdrawUntil),
    mayCancel,
    receipts: (await purchaseRequests.of(sql, purchase)).map(receiptOf),
  }
}

const receiptOf = ({ numero, tipo, plataforma, pedidoEm }: StoredRequest): PurchaseReceipt => ({
  number: numero,
  kind: tipo,
  askedAt: pedidoEm.toISOString(),
  page: BUYER_PAGES[plataforma].pages[tipo],
})

export const dateOf = (time: number | null | undefined): Date | null =>
  time != null && Number.isFinite(time) ? new Date(time) : null

/** 'D-K7QX-2M9P'. */
const newNumber = (kind: RequestKind): string => `${kind === 'desistencia' ? 'D' : 'C'}-${readableCode()}`

/** What was bought with an e-mail, for its owner to take along: everything that is kept, under the names of the stored data. */
export async function ownPurchases(sql: Queryable, email: string) {
  const mappings = await productMappings.all(sql)
  const own = (await purchases.ofEmails(sql, [email])).map(async (purchase) => {
    const access = accessOf(purchase, mappings)
    const requests = await purchaseRequests.of(sql, purchase)
    return {
      plataforma: purchase.platform,
      compra: purchase.id,
      produtos: productsOf(purchase),
      fim: access !== null && access !== 'unmapped' ? dateOf(access.until) : null,
      pedidos: requests.map(({ numero, tipo, pedidoEm }) => ({ numero, tipo, pedidoEm })),
      cobrancas: [...purchase.charges].map(([id, charge]) => ({
        id,
        pagaEm: dateOf(charge.paidAt),
        reembolsadaEm: dateOf(charge.revokedAt),
        reintegradaEm: dateOf(charge.reinstatedAt),
      })),
    }
  })
  return Promise.all(own)
}
