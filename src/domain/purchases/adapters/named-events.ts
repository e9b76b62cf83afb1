import { SALES_PER_DELIVERY } from '../../limits.ts'
import type { CanonicalEvent, EventKind } from '../canonical-event.ts'
import { type Adapter, type DeliveryContext, type DeliveryReading, idIn, nameIn } from './delivery.ts'

type NamedEvents = {
  /** What each name means; a name that is not here has nothing for us. */
  kinds: Record<string, EventKind>
  name: (body: unknown) => unknown
  /** The platform's own id of the event, where it has one. */
  id?: (body: unknown) => unknown
  events: (kind: EventKind, body: unknown, context: DeliveryContext) => CanonicalEvent[]
}

/** An adapter of a platform whose events differ by name. */
export function namedEvents({ kinds, name: nameOf, id: idOf, events }: NamedEvents): Adapter {
  return (body, context) => {
    const name = nameIn(nameOf(body))
    const id = idIn(idOf?.(body))
    const kind = eventKindOf(kinds, name)
    return kind ? reading(name, id, events(kind, body, context)) : ignored(name, id)
  }
}

/** What an event's name means; names are not ours, so only those of the table count. */
export function eventKindOf(kinds: Record<string, EventKind>, name: unknown): EventKind | null {
  return typeof name === 'string' && Object.hasOwn(kinds, name) ? (kinds[name] ?? null) : null
}

export function ignored(name: string, id: string | null = null): DeliveryReading {
  return { name, id, events: [], problem: null }
}

/** An event is of use only with an id to keep it under; a payment also needs to say whose it is and what was bought. */
export function reading(name: string, id: string | null, events: CanonicalEvent[]): DeliveryReading {
  if (events.length > SALES_PER_DELIVERY)
    return { name, id, events: [], problem: `mais de ${SALES_PER_DELIVERY} vendas em uma entrega` }
  for (const event of events) {
    const problem = problemOf(event)
    if (problem) return { name, id, events: [], problem }
  }
  return { name, id, events, problem: null }
}

function problemOf({ tipo, compraId, cobrancaId, email, itens, plano }: CanonicalEvent): string | null {
  if (compraId === null && cobrancaId === null) return 'falta o número da compra'
  if (tipo !== 'pago') return null
  if (cobrancaId === null) return 'falta o número da cobrança'
  if (email === null) return 'falta o e-mail de quem comprou'
  return itens.length === 0 && plano === null ? 'falta o produto' : null
}
