import type { EventKind } from '../canonical-event.ts'
import { at, canonicalEvent, epochIn, idIn, listAt, soldItem } from './delivery.ts'
import { namedEvents } from './named-events.ts'

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
export const readHotmart = namedEvents({
  kinds: KINDS,
  name: (body) => at(body, 'event'),
  id: (body) => at(body, 'id'),
  events: (kind, body, { receivedAt }) => {
    const data = at(body, 'data')
    const productId = idIn(at(data, 'product', 'id') ?? at(data, 'subscription', 'product', 'id'))
    // The panel's test deliveries sell the product 0.
    if (productId === '0') return []
    const purchase = at(data, 'purchase')
    const partial = kind === 'reembolso' && at(purchase, 'status') === 'PARTIALLY_REFUNDED'
    const happenedAt = epochIn(at(body, 'creation_date') ?? at(body, 'creationDate'), 'ms') ?? receivedAt
    const transaction = idIn(at(purchase, 'transaction'))
    const plan = planIn(data)
    const said = {
      compraId: subscriberIn(data) ?? transaction,
      cobrancaId: transaction,
      email:
        at(data, 'buyer', 'email') ??
        at(data, 'subscriber', 'email') ??
        at(data, 'subscription', 'user', 'email'),
      itens: soldItem(productId, plan.offer, plan.id),
      fimAcesso: epochIn(at(data, 'date_next_charge') ?? at(purchase, 'date_next_charge'), 'ms'),
    }
    return [canonicalEvent('hotmart', partial ? 'reembolso_parcial' : kind, happenedAt, said)]
  },
})

function subscriberIn(data: unknown): string | null {
  return (
    idIn(at(data, 'subscription', 'subscriber', 'code')) ??
    idIn(at(data, 'subscription', 'subscriber_code')) ??
    idIn(at(data, 'subscriber', 'code'))
  )
}

/** A change of plan lists the old one and the new one, which is marked as current. */
function planIn(data: unknown): { id: unknown; offer: unknown } {
  const current = listAt(data, 'plans').find((plan) => at(plan, 'current') === true)
  return {
    id: at(current, 'id') ?? at(data, 'subscription', 'plan', 'id'),
    offer: at(current, 'offer', 'key') ?? at(data, 'purchase', 'offer', 'code'),
  }
}
