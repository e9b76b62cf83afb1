import { expect, test } from 'vitest'
import { attentionOf } from './access.ts'
import { canonicalEvent } from './adapters/delivery.ts'
import type { EventKind } from './canonical-event.ts'
import { addToBook, type PurchaseBook } from './purchase-book.ts'

function after(...kinds: EventKind[]) {
  const book: PurchaseBook = new Map()
  kinds.forEach((tipo, at) => {
    addToBook(book, canonicalEvent('stripe', tipo, at + 1, { compraId: 's1', cobrancaId: 'c1' }))
  })
  const purchase = book.get('s1')
  return purchase ? attentionOf(purchase) : null
}

test('a dispute, a partial refund and a chargeback ask to be looked at, with their time', () => {
  for (const tipo of ['disputa', 'reembolso_parcial', 'chargeback'] as const)
    expect(after('pago', tipo)).toEqual({ tipo, at: 2 })
  expect(after('pago', 'disputa', 'chargeback')).toEqual({ tipo: 'chargeback', at: 3 })
})

test('what is settled does not', () => {
  expect(after('pago')).toBeNull()
  expect(after('pago', 'reembolso')).toBeNull()
  expect(after('pago', 'disputa', 'reembolso')).toBeNull()
  expect(after('pago', 'disputa', 'reintegrado')).toBeNull()
  expect(after('pago', 'chargeback', 'reintegrado')).toBeNull()
})
