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

/** Our own format: the plan is written as we call it, or a product that is mapped. */
export const readGeneric: Adapter = (body, { receivedAt, signedAt }) => {
  const name = nameIn(at(body, 'type'))
  const kind = kindOf(KINDS, name)
  if (!kind) return ignored(name)
  const data = at(body, 'data')
  const purchase = idIn(at(data, 'purchase_id'))
  const concernsCharge = !name.startsWith('subscription.')
  const event = canonicalEvent('generico', kind, dateIn(at(body, 'timestamp')) ?? signedAt ?? receivedAt, {
    compraId: purchase,
    cobrancaId: idIn(at(data, 'charge_id')) ?? (concernsCharge ? purchase : null),
    email: at(data, 'email'),
    itens: soldItem(at(data, 'product'), at(data, 'offer')),
    plano: planNameIn(at(data, 'plan')),
    fimAcesso: dateIn(at(data, 'access_until')),
  })
  return reading(name, null, [event])
}
