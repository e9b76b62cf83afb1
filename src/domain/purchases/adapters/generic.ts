import type { EventKind } from '../canonical-event.ts'
import {
  type Adapter,
  canonicalEvent,
  dateIn,
  endIn,
  idAt,
  namedEvents,
  planNameIn,
  soldItem,
  valueAt,
} from './delivery.ts'

const KINDS: Record<string, EventKind> = {
  'purchase.approved': 'pago',
  'purchase.refunded': 'reembolso',
  'purchase.chargeback': 'chargeback',
  'purchase.disputed': 'disputa',
  'purchase.reinstated': 'reintegrado',
  'subscription.canceled': 'cancelada',
  'subscription.late': 'atrasada',
  'subscription.plan_changed': 'troca_plano',
}

/** What concerns a subscription as a whole, and no charge of it. */
const OF_SUBSCRIPTION: readonly EventKind[] = ['cancelada', 'atrasada', 'troca_plano']

/** Our own format: a product that is mapped, or a plan as we call it. An unknown plan waits to be mapped. */
const readNamed = namedEvents({
  kinds: KINDS,
  name: (body) => valueAt(body, 'type'),
  events: (kind, body, { receivedAt, signedAt }) => {
    const data = valueAt(body, 'data')
    const purchase = idAt(data, 'purchase_id')
    const happenedAt = dateIn(valueAt(body, 'timestamp')) ?? signedAt ?? receivedAt
    const fields = {
      compraId: purchase,
      cobrancaId: idAt(data, 'charge_id') ?? (OF_SUBSCRIPTION.includes(kind) ? null : purchase),
      email: valueAt(data, 'email'),
      itens: [
        ...soldItem(valueAt(data, 'product'), valueAt(data, 'offer')),
        ...soldItem(planNameIn(valueAt(data, 'plan'))),
      ],
      fimAcesso: endIn(valueAt(data, 'access_until')),
    }
    return [canonicalEvent('generico', kind, happenedAt, fields)]
  },
})

/** An end that is no date would be read as access without an end. */
export const readGeneric: Adapter = (body, context) => {
  const read = readNamed(body, context)
  const until = valueAt(body, 'data', 'access_until') ?? ''
  const isUnread = until !== '' && endIn(until) === null && read.events.length > 0
  return isUnread ? { ...read, events: [], problem: 'access_until não é uma data' } : read
}
