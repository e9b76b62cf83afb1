import type { EventKind } from '../canonical-event.ts'
import {
  type Adapter,
  canonicalEvent,
  dateIn,
  endIn,
  idAt,
  meaningOf,
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
export const readGeneric: Adapter = (body, { receivedAt, signedAt }) => {
  const name = valueAt(body, 'type')
  const kind = meaningOf(KINDS, name)
  if (!kind) return { name, events: [] }
  const data = valueAt(body, 'data')
  const purchase = idAt(data, 'purchase_id')
  const happenedAt = dateIn(valueAt(body, 'timestamp')) ?? signedAt ?? receivedAt
  const until = valueAt(data, 'access_until') ?? ''
  const fimAcesso = endIn(until)
  const fields = {
    compraId: purchase,
    cobrancaId: idAt(data, 'charge_id') ?? (OF_SUBSCRIPTION.includes(kind) ? null : purchase),
    email: valueAt(data, 'email'),
    itens: [
      ...soldItem(valueAt(data, 'product'), valueAt(data, 'offer')),
      ...soldItem(planNameIn(valueAt(data, 'plan'))),
    ],
    fimAcesso,
  }
  const events = [canonicalEvent('generico', kind, happenedAt, fields)]
  // An end that is no date would be read as access without an end.
  const isUnread = until !== '' && fimAcesso === null
  return { name, events, ...(isUnread && { problem: 'access_until não é uma data' }) }
}
