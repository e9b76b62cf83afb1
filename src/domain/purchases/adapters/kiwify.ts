import type { EventKind } from '../canonical-event.ts'
import {
  type Adapter,
  at,
  canonicalEvent,
  dateIn,
  idIn,
  ignored,
  kindOf,
  nameIn,
  reading,
  soldItem,
} from './delivery.ts'

/** The panel's words and those in the body are not the same; both are understood. */
const KINDS: Record<string, EventKind> = {
  order_approved: 'pago',
  compra_aprovada: 'pago',
  order_refunded: 'reembolso',
  compra_reembolsada: 'reembolso',
  chargeback: 'chargeback',
  order_chargedback: 'chargeback',
  subscription_renewed: 'pago',
  subscription_canceled: 'cancelada',
  subscription_late: 'atrasada',
}

const KINDS_BY_STATUS: Record<string, EventKind> = {
  paid: 'pago',
  refunded: 'reembolso',
  chargedback: 'chargeback',
}

/** Every charge is an order; `subscription_id` stays the same. Test deliveries may be wrapped in `order`. */
export const readKiwify: Adapter = (body, { receivedAt }) => {
  const order = at(body, 'order') ?? body
  const type = nameIn(at(order, 'webhook_event_type'))
  const status = nameIn(at(order, 'order_status'))
  const name = type || status
  const kind = type ? kindOf(KINDS, type) : kindOf(KINDS_BY_STATUS, status)
  if (!kind) return ignored(name)
  const happenedAt =
    dateIn(at(order, 'updated_at')) ??
    dateIn(at(order, 'approved_date')) ??
    dateIn(at(order, 'created_at')) ??
    receivedAt
  const subscription = at(order, 'Subscription')
  const event = canonicalEvent('kiwify', kind, happenedAt, {
    compraId: idIn(at(order, 'subscription_id')) ?? idIn(at(order, 'order_id')),
    cobrancaId: idIn(at(order, 'order_id')),
    email: at(order, 'Customer', 'email'),
    itens: soldItem(
      at(order, 'Product', 'product_id'),
      at(order, 'Product', 'product_offer_id'),
      at(subscription, 'plan', 'id'),
    ),
    fimAcesso: dateIn(at(subscription, 'customer_access', 'access_until')),
  })
  return reading(name, null, [event])
}
