import type { CanonicalEvent, EventKind } from './canonical-event.ts'
import {
  type Charge,
  type ChargeTime,
  chargeOf,
  emailOf,
  hasCharge,
  joinPurchases,
  NEW_CHARGE,
  newPurchase,
  type Purchase,
  type SubscriptionStatus,
  UNPROVEN,
} from './purchase.ts'

export type PurchaseBook = Map<string, Purchase>

/** Which integration an event came from, null for the operator, and which others there are. */
type EventSource = { integration: string | null; others: ReadonlySet<string> }
const OPERATOR: EventSource = { integration: null, others: new Set() }
/** Events by which nobody loses anything. */
const ADDING: readonly EventKind[] = ['pago', 'ativa', 'vinculo', 'reintegrado']

type Applied = { id: string; refused: boolean }

/**
 * Adds one event to the book. Duplicates change nothing and the order of events makes no difference: what is known of
 * a purchase is joined with what the event holds. An event that may only add leaves everything that exists as it is.
 */
export function addToBook(
  book: PurchaseBook,
  event: CanonicalEvent,
  source: EventSource = OPERATOR,
): Applied | null {
  const applied = event.soAcrescenta ? addPurchase(book, event) : joinEvent(book, event, source)
  const purchase = applied?.refused === false ? book.get(applied.id) : undefined
  if (purchase && event.tipo === 'pago')
    book.set(purchase.id, { ...purchase, soldBy: purchase.soldBy ?? source.integration })
  return applied
}

function joinEvent(book: PurchaseBook, event: CanonicalEvent, source: EventSource): Applied | null {
  const id = homeOf(book, event)
  if (id === null) return null
  const parts = [...book.values()].filter((one) => one.id !== id && isPartOf(one, event))
  const known = book.get(id)
  if ([...parts, ...(known ? [known] : [])].some((one) => isAnothers(one, event, source)))
    return { id, refused: true }
  const joined = joinPurchases(known ?? newPurchase(event.plataforma, id), purchaseFrom(id, event))
  for (const part of parts) book.delete(part.id)
  book.set(id, parts.reduce(joinPurchases, joined))
  return { id, refused: false }
}

/** What takes something away, or gives it to somebody else, counts only from the integration that sold, while that is there. */
function isAnothers(
  { soldBy, ...purchase }: Purchase,
  { tipo, email }: CanonicalEvent,
  { integration, others }: EventSource,
): boolean {
  const adds = ADDING.includes(tipo) && (email === null || email === (purchase.email?.value ?? email))
  return integration !== null && soldBy !== null && others.has(soldBy) && !adds
}

/** A renewal of a purchase that exists becomes a purchase of its own, called like its charge. */
function addPurchase(book: PurchaseBook, event: CanonicalEvent): Applied | null {
  const { compraId, cobrancaId } = event
  if (cobrancaId === null) return null
  const known = [...book.values()].find((one) => hasCharge(one, cobrancaId)) ?? book.get(cobrancaId)
  if (known) return { id: known.id, refused: !agrees(known, event) }
  const renews = compraId !== null && book.has(compraId) ? compraId : null
  const id = renews === null ? (compraId ?? cobrancaId) : cobrancaId
  book.set(id, { ...purchaseFrom(id, event), renews })
  return { id, refused: false }
}

/** Whether an event holds nothing else than what is known of its charge. */
function agrees(purchase: Purchase, { cobrancaId, email, itens, plano, fimAcesso }: CanonicalEvent): boolean {
  const charge = cobrancaId === null ? null : chargeOf(purchase, cobrancaId)
  if (charge?.paidAt == null) return false
  const isSold = itens.every(({ produtoId }) => charge.items.some((item) => item.produtoId === produtoId))
  return (
    (email === purchase.email?.value || email === emailOf(purchase) || emailOf(purchase) === null) &&
    isSold &&
    (plano === null || plano === charge.plan?.value) &&
    fimAcesso === (charge.accessUntil?.value ?? null)
  )
}

/** Whether this charge came before its subscription, so that it was stored alone under its own id. */
function isPartOf(purchase: Purchase, { cobrancaId, apelido }: CanonicalEvent): boolean {
  if (purchase.charges.size > 1 || !hasCharge(purchase, purchase.id)) return false
  return [cobrancaId, apelido].some((named) => named !== null && hasCharge(purchase, named))
}

/** A subscription's own id; or the purchase that has this charge; or a new one that is called like the charge. */
function homeOf(book: PurchaseBook, event: CanonicalEvent): string | null {
  const { tipo, compraId, cobrancaId, apelido } = event
  const isKnown = compraId !== null && (tipo !== 'mover' || book.has(compraId))
  if (isKnown && compraId !== cobrancaId) return compraId
  const ids = [cobrancaId ?? compraId, apelido].filter((id) => id !== null)
  for (const [id, purchase] of book) {
    // An unproven event leads no proven charge into another purchase.
    const charges = ids.flatMap((charge) => chargeOf(purchase, charge) ?? [])
    if (charges.some(({ unproven }) => !unproven) && !ids.includes(id)) return id
  }
  return cobrancaId ?? compraId
}

/** This one event as a purchase of which nothing else is known. */
function purchaseFrom(id: string, event: CanonicalEvent): Purchase {
  const { tipo, cobrancaId, email, itens, plano, fimAcesso, apelido, soAcrescenta } = event
  const stamped = <T>(value: T) => ({ at: soAcrescenta ? UNPROVEN : event.ocorridoEm, value })
  const purchase = newPurchase(event.plataforma, id)
  if (tipo === 'mover') return { ...purchase, movedTo: email === null ? null : stamped(email) }
  const charge = cobrancaId === null ? null : chargeSaid(event)
  const status = STATUS_SAID[tipo]
  return {
    ...purchase,
    email: email === null ? null : stamped(email),
    changes: tipo === 'troca_plano' ? [stamped({ items: itens, plan: plano })] : [],
    status: status ? stamped(status) : null,
    endsAt: charge === null && fimAcesso !== null ? stamped(fimAcesso) : null,
    charges: new Map(cobrancaId !== null && charge ? [[cobrancaId, charge]] : []),
    aliases: new Map(apelido !== null && cobrancaId !== null ? [[apelido, cobrancaId]] : []),
  }
}

/** With a payment the subscription continues. */
const STATUS_SAID: Partial<Record<EventKind, SubscriptionStatus>> = {
  pago: 'ativa',
  ativa: 'ativa',
  atrasada: 'atrasada',
  cancelada: 'cancelada',
}

/** The times of a charge that each event sets; `vinculo` only adds the charge. */
const DATED: Partial<Record<EventKind, readonly ChargeTime[]>> = {
  reembolso: ['revokedAt'],
  chargeback: ['revokedAt', 'chargedBackAt'],
  reintegrado: ['reinstatedAt'],
  disputa: ['disputedAt'],
  reembolso_parcial: ['partlyRefundedAt'],
  vinculo: [],
}

/** Null where an event names a charge only to say which subscription it means. */
function chargeSaid(event: CanonicalEvent): Charge | null {
  const { tipo, ocorridoEm: at, fimAcesso, itens, plano, soAcrescenta } = event
  const dated = DATED[tipo]
  if (dated) return { ...NEW_CHARGE, ...Object.fromEntries(dated.map((name) => [name, at])) }
  if (tipo !== 'pago') return null
  return {
    ...NEW_CHARGE,
    paidAt: at,
    accessUntil: fimAcesso === null ? null : { at, value: fimAcesso },
    items: itens,
    plan: plano === null ? null : { at, value: plano },
    unproven: soAcrescenta,
  }
}
