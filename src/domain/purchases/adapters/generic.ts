import type { EventKind } from '../canonical-event.ts'
import { at, canonicalEvent, dateIn, idIn, soldItem } from './delivery.ts'
import { namedEvents } from './named-events.ts'
import { planNameIn } from './plan-name.ts'

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

/** Our own format: a product that is mapped, or a plan as we call it. A plan that nobody knows waits to be mapped. */
export const readGeneric = namedEvents({
  kinds: KINDS,
  name: (body) => at(body, 'type'),
  events: (kind, body, { receivedAt, signedAt }) => {
    const data = at(body, 'data')
    const purchase = idIn(at(data, 'purchase_id'))
    const happenedAt = dateIn(at(body, 'timestamp')) ?? signedAt ?? receivedAt
    const said = {
      compraId: purchase,
      cobrancaId: idIn(at(data, 'charge_id')) ?? (OF_SUBSCRIPTION.includes(kind) ? null : purchase),
      email: at(data, 'email'),
      itens: [...soldItem(at(data, 'product'), at(data, 'offer')), ...soldItem(planNameIn(at(data, 'plan')))],
      fimAcesso: dateIn(at(data, 'access_until')),
    }
    return [canonicalEvent('generico', kind, happenedAt, said)]
  },
})
