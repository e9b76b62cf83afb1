import type { EventKind } from '../canonical-event.ts'
import {
  type Adapter,
  canonicalEvent,
  dateIn,
  endIn,
  idAt,
  meaningOf,
  soldItem,
  valueAt,
} from './delivery.ts'

/** The panel's words and those in the body are not the same; both are understood. Without any, the status counts. */
const KINDS: Record<string, EventKind> = {
  order_approved: 'pago',
  compra_aprovada: 'pago',
  paid: 'pago',
  subscription_renewed: 'pago',
  order_refunded: 'reembolso',
  compra_reembolsada: 'reembolso',
  refunded: 'reembolso',
  chargeback: 'chargeback',
  order_chargedback: 'chargeback',
  chargedback: 'chargeback',
  subscription_canceled: 'cancelada',
  subscription_late: 'atrasada',
}

/** Every charge is an order; `subscription_id` stays the same. Test deliveries may be wrapped in `order`. */
export const readKiwify: Adapter = (body, { receivedAt }) => {
  const order = valueAt(body, 'order') ?? body
  const name = valueAt(order, 'webhook_event_type') || valueAt(order, 'order_status')
  const kind = meaningOf(KINDS, name)
  if (!kind) return { name, events: [] }
  const subscription = valueAt(order, 'Subscription')
  const times = ['updated_at', 'approved_date', 'created_at'].flatMap(
    (field) => dateIn(valueAt(order, field)) ?? [],
  )
  const fields = {
    compraId: idAt(order, 'subscription_id') ?? idAt(order, 'order_id'),
    cobrancaId: idAt(order, 'order_id'),
    email: valueAt(order, 'Customer', 'email'),
    itens: soldItem(
      valueAt(order, 'Product', 'product_id'),
      valueAt(order, 'Product', 'product_offer_id'),
      valueAt(subscription, 'plan', 'id'),
    ),
    fimAcesso: endIn(valueAt(subscription, 'customer_access', 'access_until')),
  }
  return { name, events: [canonicalEvent('kiwify', kind, times[0] ?? receivedAt, fields)] }
}
