import type { CanonicalEvent, EventKind, SoldItem } from '../canonical-event.ts'
import { type Adapter, at, canonicalEvent, epochIn, idIn, listAt, nameIn, soldItem } from './delivery.ts'
import { ignored, reading } from './named-events.ts'
import { planNameIn } from './plan-name.ts'

type Reader = (object: unknown, happenedAt: number, previous: unknown) => CanonicalEvent[]

const READERS: Record<string, Reader> = {
  'checkout.session.completed': readCheckout,
  'checkout.session.async_payment_succeeded': readCheckout,
  'invoice.paid': readInvoice,
  'invoice.payment_failed': (invoice, happenedAt) => {
    const compraId = subscriptionOf(invoice)
    return compraId === null
      ? []
      : [event('atrasada', happenedAt, { compraId, email: at(invoice, 'customer_email') })]
  },
  'invoice_payment.paid': readInvoicePayment,
  'charge.refunded': (charge, happenedAt) =>
    ofCharge(at(charge, 'refunded') === true ? 'reembolso' : 'reembolso_parcial', happenedAt, charge),
  'charge.dispute.created': (dispute, happenedAt) => ofCharge('disputa', happenedAt, dispute),
  'charge.dispute.closed': (dispute, happenedAt) => {
    const status = at(dispute, 'status')
    if (status === 'lost') return ofCharge('chargeback', happenedAt, dispute)
    return status === 'won' ? ofCharge('reintegrado', happenedAt, dispute) : []
  },
  'customer.subscription.updated': readSubscription,
  'customer.subscription.deleted': (subscription, happenedAt) => {
    const ended = epochIn(at(subscription, 'ended_at'), 's') ?? happenedAt
    return [event('cancelada', happenedAt, { compraId: idIn(at(subscription, 'id')), fimAcesso: ended })]
  },
}

export const readStripe: Adapter = (body, { receivedAt }) => {
  const name = nameIn(at(body, 'type'))
  const id = idIn(at(body, 'id'))
  const reader = Object.hasOwn(READERS, name) ? READERS[name] : undefined
  if (!reader) return ignored(name, id)
  const happenedAt = epochIn(at(body, 'created'), 's') ?? receivedAt
  return reading(
    name,
    id,
    reader(at(body, 'data', 'object'), happenedAt, at(body, 'data', 'previous_attributes')),
  )
}

function event(kind: EventKind, at: number, said: Parameters<typeof canonicalEvent>[3]): CanonicalEvent {
  return canonicalEvent('stripe', kind, at, said)
}

/** A single payment grants here; a subscription's payments come as invoices, and this only says which plan it is. */
function readCheckout(session: unknown, happenedAt: number): CanonicalEvent[] {
  const subscription = idIn(at(session, 'subscription'))
  const plano = planNameIn(at(session, 'metadata', 'plano'))
  const email = at(session, 'customer_details', 'email') ?? at(session, 'customer_email')
  if (subscription !== null)
    return plano === null ? [] : [event('troca_plano', happenedAt, { compraId: subscription, email, plano })]
  const paid = at(session, 'payment_status')
  if (paid !== 'paid' && paid !== 'no_payment_required') return []
  const payment = idIn(at(session, 'payment_intent')) ?? idIn(at(session, 'id'))
  const itens = soldItem(at(session, 'metadata', 'produto') ?? at(session, 'payment_link'))
  return [event('pago', happenedAt, { compraId: payment, cobrancaId: payment, email, itens, plano })]
}

/** Of an invoice that belongs to no subscription the payment itself tells. */
function readInvoice(invoice: unknown, happenedAt: number): CanonicalEvent[] {
  const compraId = subscriptionOf(invoice)
  if (compraId === null) return []
  const lines = listAt(invoice, 'lines', 'data')
  const ends = lines.flatMap((line) => epochIn(at(line, 'period', 'end'), 's') ?? [])
  const metadata =
    at(invoice, 'parent', 'subscription_details', 'metadata') ??
    at(invoice, 'subscription_details', 'metadata')
  return [
    event('pago', happenedAt, {
      compraId,
      cobrancaId: idIn(at(invoice, 'payment_intent')) ?? idIn(at(invoice, 'id')),
      email: at(invoice, 'customer_email'),
      itens: lines.flatMap(itemOfLine),
      plano: planNameIn(at(metadata, 'plano')),
      fimAcesso: ends.length > 0 ? Math.max(...ends) : null,
    }),
  ]
}

/** Since the API of 2025 an invoice no longer names its payment, and a refund names only the payment. */
function readInvoicePayment(link: unknown, happenedAt: number): CanonicalEvent[] {
  const cobrancaId = idIn(at(link, 'invoice'))
  const apelido = idIn(at(link, 'payment', 'payment_intent'))
  return cobrancaId !== null && apelido !== null
    ? [event('vinculo', happenedAt, { cobrancaId, apelido })]
    : []
}

function readSubscription(subscription: unknown, happenedAt: number, previous: unknown): CanonicalEvent[] {
  const compraId = idIn(at(subscription, 'id'))
  const items = listAt(subscription, 'items', 'data')
  const periodEnd =
    epochIn(at(subscription, 'cancel_at'), 's') ??
    epochIn(at(subscription, 'current_period_end'), 's') ??
    epochIn(at(items[0], 'current_period_end'), 's')
  const kind = subscriptionKind(subscription)
  const events = kind
    ? [event(kind, happenedAt, { compraId, fimAcesso: kind === 'cancelada' ? periodEnd : null })]
    : []
  if (at(previous, 'items') !== undefined || at(previous, 'plan') !== undefined)
    events.push(event('troca_plano', happenedAt, { compraId, itens: items.flatMap(itemOfLine) }))
  return events
}

function subscriptionKind(subscription: unknown): EventKind | null {
  const status = at(subscription, 'status')
  if (status === 'canceled' || at(subscription, 'cancel_at_period_end') === true) return 'cancelada'
  if (status === 'past_due' || status === 'unpaid') return 'atrasada'
  return status === 'active' || status === 'trialing' ? 'ativa' : null
}

/** Refunds and disputes name the payment, not what was bought with it. */
function ofCharge(kind: EventKind, happenedAt: number, object: unknown): CanonicalEvent[] {
  const cobrancaId =
    idIn(at(object, 'payment_intent')) ?? idIn(at(object, 'invoice')) ?? idIn(at(object, 'charge'))
  return [event(kind, happenedAt, { cobrancaId })]
}

function subscriptionOf(invoice: unknown): string | null {
  return (
    idIn(at(invoice, 'subscription')) ?? idIn(at(invoice, 'parent', 'subscription_details', 'subscription'))
  )
}

function itemOfLine(line: unknown): SoldItem[] {
  const details = at(line, 'pricing', 'price_details')
  const price = at(line, 'price')
  return soldItem(at(details, 'product') ?? at(price, 'product'), at(details, 'price') ?? at(price, 'id'))
}
