import type { CanonicalEvent, EventKind, SoldItem } from '../canonical-event.ts'
import {
  type Adapter,
  canonicalEvent,
  epochIn,
  idAt,
  listAt,
  meaningOf,
  planNameIn,
  soldItem,
  valueAt,
} from './delivery.ts'

type Reader = (object: unknown, happenedAt: number, previous: unknown) => CanonicalEvent[]

const READERS: Record<string, Reader> = {
  'checkout.session.completed': readCheckout,
  'checkout.session.async_payment_succeeded': readCheckout,
  'invoice.paid': readInvoice,
  'invoice.payment_failed': (invoice, happenedAt) => {
    const compraId = subscriptionOf(invoice)
    return compraId === null
      ? []
      : [event('atrasada', happenedAt, { compraId, email: valueAt(invoice, 'customer_email') })]
  },
  'invoice_payment.paid': readInvoicePayment,
  'charge.refunded': (charge, happenedAt) =>
    ofCharge(valueAt(charge, 'refunded') === true ? 'reembolso' : 'reembolso_parcial', happenedAt, charge),
  'charge.dispute.created': (dispute, happenedAt) => ofCharge('disputa', happenedAt, dispute),
  'charge.dispute.closed': (dispute, happenedAt) => {
    const status = valueAt(dispute, 'status')
    if (status === 'lost') return ofCharge('chargeback', happenedAt, dispute)
    return status === 'won' ? ofCharge('reintegrado', happenedAt, dispute) : []
  },
  'customer.subscription.updated': readSubscription,
  'customer.subscription.deleted': (subscription, happenedAt) => {
    const ended = epochIn(valueAt(subscription, 'ended_at'), 's') ?? happenedAt
    return [event('cancelada', happenedAt, { compraId: idAt(subscription, 'id'), fimAcesso: ended })]
  },
}

export const readStripe: Adapter = (body, { receivedAt }) => {
  const [name, id, data] = ['type', 'id', 'data'].map((field) => valueAt(body, field))
  const happenedAt = epochIn(valueAt(body, 'created'), 's') ?? receivedAt
  const read = meaningOf(READERS, name)
  const events = read?.(valueAt(data, 'object'), happenedAt, valueAt(data, 'previous_attributes'))
  return { name, id, events: events ?? [] }
}

const event = (kind: EventKind, at: number, fields: Parameters<typeof canonicalEvent>[3]): CanonicalEvent =>
  canonicalEvent('stripe', kind, at, fields)

/** A single payment grants here; a subscription's payments come as invoices, and this only names the plan. */
function readCheckout(session: unknown, happenedAt: number): CanonicalEvent[] {
  const subscription = idAt(session, 'subscription')
  const plano = planNameIn(valueAt(session, 'metadata', 'plano'))
  const email = valueAt(session, 'customer_details', 'email') ?? valueAt(session, 'customer_email')
  if (subscription !== null)
    return plano === null ? [] : [event('troca_plano', happenedAt, { compraId: subscription, email, plano })]
  const paid = valueAt(session, 'payment_status')
  if (paid !== 'paid' && paid !== 'no_payment_required') return []
  const payment = idAt(session, 'payment_intent') ?? idAt(session, 'id')
  const itens = soldItem(valueAt(session, 'metadata', 'produto') ?? valueAt(session, 'payment_link'))
  return [event('pago', happenedAt, { compraId: payment, cobrancaId: payment, email, itens, plano })]
}

/** An invoice that belongs to no subscription is known by its payment. */
function readInvoice(invoice: unknown, happenedAt: number): CanonicalEvent[] {
  const compraId = subscriptionOf(invoice)
  if (compraId === null) return []
  const lines = listAt(invoice, 'lines', 'data')
  const ends = lines.flatMap((line) => epochIn(valueAt(line, 'period', 'end'), 's') ?? [])
  const metadata =
    valueAt(invoice, 'parent', 'subscription_details', 'metadata') ??
    valueAt(invoice, 'subscription_details', 'metadata')
  return [
    event('pago', happenedAt, {
      compraId,
      cobrancaId: idAt(invoice, 'payment_intent') ?? idAt(invoice, 'id'),
      email: valueAt(invoice, 'customer_email'),
      itens: lines.flatMap(itemOfLine),
      plano: planNameIn(valueAt(metadata, 'plano')),
      fimAcesso: ends.length > 0 ? Math.max(...ends) : null,
    }),
  ]
}

/** Since the API of 2025 an invoice no longer names its payment, and a refund names only the payment. */
function readInvoicePayment(link: unknown, happenedAt: number): CanonicalEvent[] {
  const cobrancaId = idAt(link, 'invoice')
  const apelido = idAt(link, 'payment', 'payment_intent')
  return cobrancaId !== null && apelido !== null
    ? [event('vinculo', happenedAt, { cobrancaId, apelido })]
    : []
}

function readSubscription(subscription: unknown, happenedAt: number, previous: unknown): CanonicalEvent[] {
  const compraId = idAt(subscription, 'id')
  const items = listAt(subscription, 'items', 'data')
  const periodEnd =
    epochIn(valueAt(subscription, 'cancel_at'), 's') ??
    epochIn(valueAt(subscription, 'current_period_end'), 's') ??
    epochIn(valueAt(items[0], 'current_period_end'), 's')
  const kind = subscriptionKind(subscription)
  const events = kind
    ? [event(kind, happenedAt, { compraId, fimAcesso: kind === 'cancelada' ? periodEnd : null })]
    : []
  if (valueAt(previous, 'items') !== undefined || valueAt(previous, 'plan') !== undefined)
    events.push(event('troca_plano', happenedAt, { compraId, itens: items.flatMap(itemOfLine) }))
  return events
}

function subscriptionKind(subscription: unknown): EventKind | null {
  const status = valueAt(subscription, 'status')
  if (status === 'canceled' || valueAt(subscription, 'cancel_at_period_end') === true) return 'cancelada'
  if (status === 'past_due' || status === 'unpaid') return 'atrasada'
  return status === 'active' || status === 'trialing' ? 'ativa' : null
}

/** Refunds and disputes name the payment, not what was bought with it. */
function ofCharge(kind: EventKind, happenedAt: number, object: unknown): CanonicalEvent[] {
  const cobrancaId = idAt(object, 'payment_intent') ?? idAt(object, 'invoice') ?? idAt(object, 'charge')
  return [event(kind, happenedAt, { cobrancaId })]
}

const subscriptionOf = (invoice: unknown): string | null =>
  idAt(invoice, 'subscription') ?? idAt(invoice, 'parent', 'subscription_details', 'subscription')

function itemOfLine(line: unknown): SoldItem[] {
  const details = valueAt(line, 'pricing', 'price_details')
  const price = valueAt(line, 'price')
  return soldItem(
    valueAt(details, 'product') ?? valueAt(price, 'product'),
    valueAt(details, 'price') ?? valueAt(price, 'id'),
  )
}
