import type { CanonicalEvent, EventKind } from '../canonical-event.ts'
import { at, canonicalEvent, dateIn, idIn, soldItem } from './delivery.ts'
import { namedEvents } from './named-events.ts'

const KINDS: Record<string, EventKind> = {
  purchase_approved: 'pago',
  subscription_renewed: 'pago',
  refund: 'reembolso',
  chargeback: 'chargeback',
  subscription_created: 'ativa',
  subscription_canceled: 'cancelada',
  subscription_renewal_refused: 'atrasada',
}

/** Where the body itself says when something happened; else the signature's time counts. */
const TIMES: Partial<Record<EventKind, (item: unknown) => unknown>> = {
  pago: (item) => at(item, 'paidAt'),
  cancelada: (item) => at(item, 'subscription', 'canceledAt'),
}

/** Decided by `event` alone: `status` was seen to contradict it. `data` is one sale or a list of them. */
export const readCakto = namedEvents({
  kinds: KINDS,
  name: (body) => at(body, 'event'),
  events: (kind, body, { receivedAt, signedAt }) => {
    const data = at(body, 'data')
    const items = Array.isArray(data) ? data : [data]
    return items.map((item) => readItem(item, kind, signedAt ?? receivedAt))
  },
})

function readItem(item: unknown, kind: EventKind, sentAt: number): CanonicalEvent {
  const order = idIn(at(item, 'id'))
  const subscription = at(item, 'subscription')
  const nextPayment = dateIn(at(subscription, 'next_payment_date'))
  const keepsEnd = kind === 'pago' || kind === 'cancelada'
  return canonicalEvent('cakto', kind, dateIn(TIMES[kind]?.(item)) ?? sentAt, {
    compraId: idIn(subscription) ?? idIn(at(subscription, 'id')) ?? order,
    cobrancaId: order,
    email: at(item, 'customer', 'email'),
    itens: soldItem(at(item, 'product', 'id') ?? at(item, 'product', 'short_id'), at(item, 'offer', 'id')),
    fimAcesso: keepsEnd ? nextPayment : null,
  })
}
