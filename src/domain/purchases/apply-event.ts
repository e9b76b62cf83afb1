import type { CanonicalEvent, EventKind } from './canonical-event.ts'
import {
  type Charge,
  joinPurchases,
  NEW_CHARGE,
  newPurchase,
  type Purchase,
  type SubscriptionStatus,
} from './purchase.ts'

/** Purchases of one platform, by their ids. */
export type PurchaseBook = Map<string, Purchase>

/**
 * Adds one event to the book. Duplicates change nothing and the order of events makes no difference: what is known of
 * a purchase is joined with what the event says. Gives the id of the purchase that the event belongs to.
 */
export function applyEvent(book: PurchaseBook, event: CanonicalEvent): string | null {
  const id = homeOf(book, event)
  if (id === null) return null
  let purchase = joinPurchases(book.get(id) ?? newPurchase(event.plataforma, id), said(id, event))
  for (const [otherId, other] of [...book]) {
    if (otherId === id || !isPartOf(other, event)) continue
    purchase = joinPurchases(purchase, other)
    book.delete(otherId)
  }
  book.set(id, purchase)
  return id
}

/** Whether this is a charge that was heard of before its subscription, so that it was kept under its own id. */
function isPartOf({ id, charges, aliases }: Purchase, { cobrancaId, apelido }: CanonicalEvent): boolean {
  if (!(id in charges) && !(id in aliases)) return false
  return [cobrancaId, apelido].some((named) => named !== null && (named in charges || named in aliases))
}

/** A subscription's own id; or the purchase that has this charge; or a new one that is called like the charge. */
function homeOf(book: PurchaseBook, event: CanonicalEvent): string | null {
  const { tipo, compraId, cobrancaId, apelido } = event
  const isKnown = compraId !== null && (tipo !== 'mover' || book.has(compraId))
  if (isKnown && compraId !== cobrancaId) return compraId
  const ids = [cobrancaId ?? compraId, apelido].filter((id) => id !== null)
  for (const [id, { charges, aliases }] of book) {
    if (ids.some((charge) => charge in charges || charge in aliases) && !ids.includes(id)) return id
  }
  return cobrancaId ?? compraId
}

/** What this one event says, as a purchase of which nothing else is known. */
function said(id: string, event: CanonicalEvent): Purchase {
  const { tipo, ocorridoEm: at, cobrancaId, email, itens, plano, fimAcesso, apelido } = event
  const stamped = <T>(value: T) => ({ at, value })
  const purchase = newPurchase(event.plataforma, id)
  if (tipo === 'mover') return { ...purchase, movedTo: email === null ? null : stamped(email) }
  const charge = cobrancaId === null ? null : chargeSaid(event)
  const status = STATUS_SAID[tipo]
  const namesPlan = tipo === 'pago' || tipo === 'troca_plano'
  return {
    ...purchase,
    email: email === null ? null : stamped(email),
    items: namesPlan && itens.length > 0 ? stamped(itens) : null,
    declaredPlan: namesPlan && plano !== null ? stamped(plano) : null,
    status: status ? stamped(status) : null,
    endsAt: charge === null && fimAcesso !== null ? stamped(fimAcesso) : null,
    charges: cobrancaId !== null && charge ? { [cobrancaId]: charge } : {},
    aliases: apelido !== null && cobrancaId !== null ? { [apelido]: cobrancaId } : {},
  }
}

/** A payment says that the subscription goes on. */
const STATUS_SAID: Partial<Record<EventKind, SubscriptionStatus>> = {
  pago: 'ativa',
  ativa: 'ativa',
  atrasada: 'atrasada',
  cancelada: 'cancelada',
}

/** Null where an event names a charge only to say which subscription it means. */
function chargeSaid({ tipo, ocorridoEm: at, fimAcesso }: CanonicalEvent): Charge | null {
  const accessUntil = fimAcesso === null ? null : { at, value: fimAcesso }
  switch (tipo) {
    case 'pago':
      return { ...NEW_CHARGE, paidAt: at, accessUntil }
    case 'reembolso':
      return { ...NEW_CHARGE, revokedAt: at }
    case 'chargeback':
      return { ...NEW_CHARGE, revokedAt: at, chargedBackAt: at }
    case 'reintegrado':
      return { ...NEW_CHARGE, reinstatedAt: at }
    case 'disputa':
      return { ...NEW_CHARGE, disputedAt: at }
    case 'reembolso_parcial':
      return { ...NEW_CHARGE, partlyRefundedAt: at }
    case 'vinculo':
      return NEW_CHARGE
    default:
      return null
  }
}
