import type { CanonicalEvent, EventKind } from '../canonical-event.ts'
import {
  type Adapter,
  canonicalEvent,
  dateIn,
  endIn,
  idAt,
  idIn,
  meaningOf,
  soldItem,
  valueAt,
} from './delivery.ts'

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
export const readCakto: Adapter = (body, { receivedAt, signedAt }) => {
  const name = valueAt(body, 'event')
  const kind = meaningOf(KINDS, name)
  const sales = kind ? [valueAt(body, 'data')].flat() : []
  return { name, events: sales.flatMap((sale) => (kind ? readItem(sale, kind, signedAt ?? receivedAt) : [])) }
}

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
