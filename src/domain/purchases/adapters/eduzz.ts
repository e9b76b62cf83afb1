import type { EventKind } from '../canonical-event.ts'
import {
  type Adapter,
  canonicalEvent,
  type DeliveryContext,
  dateIn,
  endIn,
  idAt,
  listAt,
  meaningOf,
  soldItem,
  valueAt,
} from './delivery.ts'

const INVOICE_KINDS: Record<string, EventKind> = {
  invoice_paid: 'pago',
  invoice_refunded: 'reembolso',
  invoice_chargeback: 'chargeback',
  invoice_waiting_refund: 'disputa',
  invoice_overdue: 'atrasada',
  invoice_recovering: 'atrasada',
}

const CONTRACT_KINDS: Record<string, EventKind> = {
  upToDate: 'ativa',
  late: 'atrasada',
  defaulter: 'atrasada',
  suspended: 'atrasada',
  canceled: 'cancelada',
  finished: 'cancelada',
}

/** Eduzz tries an address out with an unsigned event of this name; it is acknowledged and changes nothing. */
export const isEduzzPing = (body: unknown): boolean =>
  /^(myeduzz\.)?ping$/i.test(String(valueAt(body, 'event')))

/** Invoices grant and revoke; contracts only say how a subscription continues, because one may be made before it is paid. */
export const readEduzz: Adapter = (body, context) => {
  const [name, id, data] = ['event', 'id', 'data'].map((field) => valueAt(body, field))
  const happenedAt = dateIn(valueAt(body, 'sentDate')) ?? context.receivedAt
  const event = String(name).replace(/^myeduzz\./, '')
  const isContract = event === 'contract_updated'
  const kind = isContract
    ? meaningOf(CONTRACT_KINDS, valueAt(data, 'contract', 'status'))
    : meaningOf(INVOICE_KINDS, event)
  if (!kind) return { name, id, events: [] }
  const read = isContract ? ofContract(data, happenedAt, kind) : ofInvoice(data, happenedAt, kind, context)
  return { name, id, events: [read] }
}

function ofInvoice(data: unknown, happenedAt: number, kind: EventKind, { student }: DeliveryContext) {
  const invoice = idAt(data, 'id')
  const partial = kind === 'reembolso' && valueAt(data, 'status') === 'partialRefund'
  const person = (student && valueAt(data, 'student', 'email')) || valueAt(data, 'buyer', 'email')
  return canonicalEvent('eduzz', partial ? 'reembolso_parcial' : kind, happenedAt, {
    compraId: idAt(data, 'contract', 'id') ?? idAt(data, 'contractId') ?? invoice,
    cobrancaId: invoice,
    email: person,
    itens: listAt(data, 'items').flatMap((item) =>
      soldItem(valueAt(item, 'productId'), valueAt(item, 'offerId'), valueAt(item, 'plan', 'id')),
    ),
  })
}

function ofContract(data: unknown, happenedAt: number, kind: EventKind) {
  const nextDue = endIn(valueAt(data, 'contract', 'recurrence', 'nextDue'))
  return canonicalEvent('eduzz', kind, happenedAt, {
    compraId: idAt(data, 'contract', 'id'),
    email: valueAt(data, 'customer', 'email'),
    // While a payment is late, the next date is that of another attempt.
    fimAcesso: kind === 'atrasada' ? null : nextDue,
  })
}
