import { REQUEST_COUNTS_FOR, WITHDRAWAL_DAYS } from '../limits.ts'
import { accessOf, isRevoked, isSubscription } from './access.ts'
import type { Platform } from './canonical-event.ts'
import type { Mappings } from './product-map.ts'
import type { Purchase } from './purchase.ts'

export const REQUEST_KINDS = ['desistencia', 'cancelamento'] as const
/** What a buyer can ask for on /conta: to withdraw from a purchase, or that a subscription is not renewed. */
export type RequestKind = (typeof REQUEST_KINDS)[number]

const DAY = 24 * 60 * 60 * 1000
/** Brasília has been three hours behind UTC all year since 2019. */
const BRASILIA = 3 * 60 * 60 * 1000

/** The first payment counts: a renewal is no new purchase. The last of the days counts whole, as the law counts them. */
export function openRequests(purchase: Purchase, mappings: Mappings, now: number) {
  const first = Math.min(...[...purchase.charges.values()].map(({ paidAt }) => paidAt ?? Infinity))
  const until = endOfDay(first + WITHDRAWAL_DAYS * DAY)
  const access = accessOf(purchase, mappings)
  const isRunning = access !== null && access !== 'unmapped' && /^(ativo|atrasado)$/.test(access.status)
  return {
    withdrawUntil: isPaid(purchase) && now < until ? until : null,
    mayCancel: isRunning && isSubscription(purchase),
  }
}

export const isWaiting = (kind: RequestKind, purchase: Purchase): boolean =>
  isPaid(purchase) && (kind === 'desistencia' || purchase.status?.value !== 'cancelada')

/** The same request again gets the receipt that there is; after this time it is another one. */
export const stillCounts = (askedAt: number, now: number): boolean => now - askedAt < REQUEST_COUNTS_FOR

/** Paid, and not all of it given back. */
const isPaid = ({ charges }: Purchase): boolean =>
  [...charges.values()].some((charge) => charge.paidAt !== null && !isRevoked(charge))

const endOfDay = (time: number): number =>
  Number.isFinite(time) ? Math.floor((time - BRASILIA) / DAY + 1) * DAY + BRASILIA : 0

type BuyerPages = { name: string; pages: Record<RequestKind, string | null> }
const NO_PAGE: BuyerPages['pages'] = { desistencia: null, cancelamento: null }

/** What each platform is called, and its own page for buyers where one is known; else the seller does it. */
export const BUYER_PAGES: Record<Platform, BuyerPages> = {
  kiwify: { name: 'Kiwify', pages: NO_PAGE },
  hotmart: {
    name: 'Hotmart',
    pages: { desistencia: 'https://refund.hotmart.com', cancelamento: 'https://consumer.hotmart.com' },
  },
  eduzz: { name: 'Eduzz', pages: NO_PAGE },
  cakto: { name: 'Cakto', pages: NO_PAGE },
  stripe: { name: 'Stripe', pages: NO_PAGE },
  generico: { name: 'loja em que você comprou', pages: NO_PAGE },
}

/** That a person asked for something about a purchase; `page` is the platform's own for it, where there is one. */
export type PurchaseReceipt = { number: string; kind: RequestKind; askedAt: string; page: string | null }

export type OwnPurchase = {
  platform: Platform
  id: string
  seller: string
  plan: string | null
  paidAt: string | null
  withdrawUntil: string | null
  mayCancel: boolean
  receipts: PurchaseReceipt[]
}
