import type { EventKind } from '../canonical-event.ts'
import { canonicalEvent, dateIn, endIn, idAt, namedEvents, nameIn, soldItem, valueAt } from './delivery.ts'

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

/** Test deliveries may be wrapped in `order`. */
const orderIn = (body: unknown) => valueAt(body, 'order') ?? body

/** Every charge is an order; `subscription_id` stays the same. */
export const readKiwify = namedEvents({
  kinds: KINDS,
  name: (body) =>
    nameIn(valueAt(orderIn(body), 'webhook_event_type')) || valueAt(orderIn(body), 'order_status'),
  events: (kind, body, { receivedAt }) => {
    const order = orderIn(body)
    const subscription = valueAt(order, 'Subscription')
    const times = ['updated_at', 'approved_date', 'created_at'].flatMap(
      (name) => dateIn(valueAt(order, name)) ?? [],
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
    return [canonicalEvent('kiwify', kind, times[0] ?? receivedAt, fields)]
  },
})
