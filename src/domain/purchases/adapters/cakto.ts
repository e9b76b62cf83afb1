import type { CanonicalEvent, EventKind } from '../canonical-event.ts'
import { canonicalEvent, dateIn, endIn, idAt, idIn, namedEvents, soldItem, valueAt } from './delivery.ts'

const KINDS: Record<string, EventKind> = {
  purchase_approved: 'pago',
  subscription_renewed: 'pago',
  refund: 'reembolso',
  chargeback: 'chargeback',
  subscription_created: 'ativa',
  subscription_canceled: 'cancelada',
  subscription_renewal_refused: 'atrasada',
}

/** Where the body itself holds when something happened; else the signature's time counts. */
const TIMES: Partial<Record<EventKind, (item: unknown) => unknown>> = {
  pago: (item) => valueAt(item, 'paidAt'),
  cancelada: (item) => valueAt(item, 'subscription', 'canceledAt'),
}

/** Decided by `event` alone: `status` was seen to contradict it. `data` is one sale or a list of them. */
export const readCakto = namedEvents({
  kinds: KINDS,
  name: (body) => valueAt(body, 'event'),
  events: (kind, body, { receivedAt, signedAt }) => {
    const data = valueAt(body, 'data')
    const items = Array.isArray(data) ? data : [data]
    return items.map((item) => readItem(item, kind, signedAt ?? receivedAt))
  },
})

function readItem(item: unknown, kind: EventKind, sentAt: number): CanonicalEvent {
  const order = idAt(item, 'id')
  const subscription = valueAt(item, 'subscription')
  const nextPayment = endIn(valueAt(subscription, 'next_payment_date'))
  const keepsEnd = kind === 'pago' || kind === 'cancelada'
  return canonicalEvent('cakto', kind, dateIn(TIMES[kind]?.(item)) ?? sentAt, {
    compraId: idIn(subscription) ?? idAt(subscription, 'id') ?? order,
    cobrancaId: order,
    email: valueAt(item, 'customer', 'email'),
    itens: soldItem(
      valueAt(item, 'product', 'id') ?? valueAt(item, 'product', 'short_id'),
      valueAt(item, 'offer', 'id'),
    ),
    fimAcesso: keepsEnd ? nextPayment : null,
  })
}
