import { createHash } from 'node:crypto'
import type { DeliveryReading } from '#domain/purchases/adapters/read-delivery.ts'
import { type CanonicalEvent, type EventKind, notInTheFuture } from '#domain/purchases/canonical-event.ts'
import type { EventState, InboxRow } from './store/inbox.ts'

type DeliverySource = { plataforma: string; integracaoId: string | null; raw: Buffer; mayRevoke: boolean }

const GRANTS: readonly EventKind[] = ['pago', 'reintegrado']
const REVOKES: readonly EventKind[] = ['reembolso', 'chargeback']

export function inboxRow(
  { plataforma, integracaoId, raw, mayRevoke }: DeliverySource,
  read: DeliveryReading,
  receivedAt = Date.now(),
): InboxRow {
  const { name, id, problem } = read
  const events = read.events.map((event) => ({
    ...notInTheFuture(event, receivedAt),
    soAcrescenta: !mayRevoke,
  }))
  const corpoHash = sha256(raw)
  const kinds = [...new Set(events.map(({ tipo }) => tipo))]
  // An integration without a signature may only add a purchase.
  const isAllowed = mayRevoke || kinds.every((kind) => kind === 'pago')
  const estado = stateOf(read, isAllowed)
  const charges = events.map(({ cobrancaId, compraId }) => cobrancaId ?? compraId)
  return {
    id: sha256(JSON.stringify([plataforma, integracaoId, name, id ?? [charges, corpoHash]])),
    integracaoId,
    plataforma,
    evento: name,
    tipo: kinds.join('+'),
    estado,
    prioridade: priorityOf(events),
    compraId: events[0]?.compraId ?? events[0]?.cobrancaId ?? null,
    corpoHash,
    detalhe: problem,
    eventos: estado === 'novo' ? events : null,
  }
}

/** An event of the operator's, as if it had been delivered. */
export function ownRow(name: 'importar' | 'mover', event: CanonicalEvent): InboxRow {
  const raw = Buffer.from(JSON.stringify(event))
  const source = { plataforma: event.plataforma, integracaoId: null, raw, mayRevoke: true }
  return inboxRow(source, { name, id: null, events: [event], problem: null })
}

function stateOf({ events, problem }: DeliveryReading, isAllowed: boolean): EventState {
  if (problem !== null) return 'ilegivel'
  if (events.length === 0) return 'ignorado'
  return isAllowed ? 'novo' : 'sem_permissao'
}

/** Somebody who paid is waiting; then comes what ends access; all the rest can wait. */
function priorityOf(events: readonly CanonicalEvent[]): number {
  if (events.some(({ tipo }) => GRANTS.includes(tipo))) return 0
  return events.some(({ tipo }) => REVOKES.includes(tipo)) ? 1 : 2
}

const sha256 = (data: Buffer | string): string => createHash('sha256').update(data).digest('hex')
