import type { EventKind } from '../canonical-event.ts'
import {
  type Adapter,
  canonicalEvent,
  epochIn,
  idAt,
  idIn,
  listAt,
  meaningOf,
  soldItem,
  valueAt,
} from './delivery.ts'

const KINDS: Record<string, EventKind> = {
  PURCHASE_APPROVED: 'pago',
  PURCHASE_REFUNDED: 'reembolso',
  PURCHASE_CHARGEBACK: 'chargeback',
  PURCHASE_PROTEST: 'disputa',
  PURCHASE_DELAYED: 'atrasada',
  SUBSCRIPTION_CANCELLATION: 'cancelada',
  SWITCH_PLAN: 'troca_plano',
}

/** Purchases, cancellations and changes of plan have three different shapes. */
export const readHotmart: Adapter = (body, { receivedAt }) => {
  const [name, id, data] = ['event', 'id', 'data'].map((field) => valueAt(body, field))
  const kind = meaningOf(KINDS, name)
  const productId = idIn(valueAt(data, 'product', 'id') ?? valueAt(data, 'subscription', 'product', 'id'))
  // The panel's test deliveries sell the product 0.
  if (!kind || productId === '0') return { name, id, events: [] }
  const purchase = valueAt(data, 'purchase')
  const partial = kind === 'reembolso' && valueAt(purchase, 'status') === 'PARTIALLY_REFUNDED'
  const happenedAt =
    epochIn(valueAt(body, 'creation_date') ?? valueAt(body, 'creationDate'), 'ms') ?? receivedAt
  const transaction = idAt(purchase, 'transaction')
  const plan = planIn(data)
  const fields = {
    compraId: subscriberIn(data) ?? transaction,
    cobrancaId: transaction,
    email:
      valueAt(data, 'buyer', 'email') ??
      valueAt(data, 'subscriber', 'email') ??
      valueAt(data, 'subscription', 'user', 'email'),
    itens: soldItem(productId, plan.offer, plan.id),
    fimAcesso: epochIn(valueAt(data, 'date_next_charge') ?? valueAt(purchase, 'date_next_charge'), 'ms'),
  }
  return {
    name,
    id,
    events: [canonicalEvent('hotmart', partial ? 'reembolso_parcial' : kind, happenedAt, fields)],
  }
}

const subscriberIn = (data: unknown): string | null =>
  idAt(data, 'subscription', 'subscriber', 'code') ??
  idAt(data, 'subscription', 'subscriber_code') ??
  idAt(data, 'subscriber', 'code')

/** A change of plan lists the old one and the new one, which is marked as current. */
function planIn(data: unknown): { id: unknown; offer: unknown } {
  const current = listAt(data, 'plans').find((plan) => valueAt(plan, 'current') === true)
  return {
    id: valueAt(current, 'id') ?? valueAt(data, 'subscription', 'plan', 'id'),
    offer: valueAt(current, 'offer', 'key') ?? valueAt(data, 'purchase', 'offer', 'code'),
  }
}
