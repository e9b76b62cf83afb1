import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PROPERTY_BUDGET } from '#tests/support/texts/property-budget.ts'
import { allowListRow } from './access.ts'
import { canonicalEvent } from './adapters/delivery.ts'
import { type CanonicalEvent, EVENT_KINDS, type EventKind } from './canonical-event.ts'
import type { ProductMapping } from './product-map.ts'
import { emailOf } from './purchase.ts'
import { addToBook, type PurchaseBook } from './purchase-book.ts'

const day = (number: number) => Date.UTC(2026, 0, number)
const MARIA = 'maria@exemplo.com.br'

const mappings: ProductMapping[] = [
  { plataforma: 'kiwify', produtoId: 'p1', ofertaId: null, plano: 'pro', dias: null },
  { plataforma: 'kiwify', produtoId: 'p2', ofertaId: null, plano: 'anual', dias: 365 },
  { plataforma: 'kiwify', produtoId: 'p3', ofertaId: null, plano: 'mensal', dias: 30 },
]

type Said = Parameters<typeof canonicalEvent>[3] & { produto?: string }

function event(tipo: EventKind, at: number, { produto, ...said }: Said): CanonicalEvent {
  const itens = produto ? [{ produtoId: produto, ofertaId: null, planoId: null }] : []
  return canonicalEvent('kiwify', tipo, at, { email: MARIA, itens, ...said })
}

const paid = (charge: string, at: number, said: Said = {}) =>
  event('pago', at, { compraId: 's1', cobrancaId: charge, produto: 'p1', ...said })

/** What is left in the end: the allow-list's row of each e-mail. */
function outcome(events: readonly CanonicalEvent[]) {
  const book: PurchaseBook = new Map()
  for (const one of events) addToBook(book, one)
  const emails = [...new Set([...book.values()].flatMap((purchase) => emailOf(purchase) ?? []))].sort()
  return {
    purchases: [...book.keys()].sort(),
    rows: emails.map((email) => ({
      email,
      row: allowListRow(
        [...book.values()].filter((purchase) => emailOf(purchase) === email),
        mappings,
      ),
    })),
  }
}

const row = (
  plano: string,
  status: string,
  fimAcesso: number | null,
  toleranciaAte: number | null = null,
) => ({
  plano,
  status,
  fimAcesso,
  toleranciaAte,
  origem: 'compra',
})

const STORIES: { name: string; events: CanonicalEvent[]; purchases: string[]; rows: unknown[] }[] = [
  {
    name: 'a renewal that comes twice under two names',
    events: [
      paid('c1', day(1), { fimAcesso: day(31) }),
      paid('c2', day(31), { fimAcesso: day(60) }),
      paid('c2', day(31) + 5000, { fimAcesso: day(60) }),
    ],
    purchases: ['s1'],
    rows: [{ email: MARIA, row: row('pro', 'ativo', day(60), day(65)) }],
  },
  {
    name: 'a refund that arrives before the payment',
    events: [
      paid('c1', day(1), { fimAcesso: day(31) }),
      event('reembolso', day(5), { compraId: 's1', cobrancaId: 'c1' }),
      paid('c1', day(6), { fimAcesso: day(31) }),
    ],
    purchases: ['s1'],
    rows: [{ email: MARIA, row: row('pro', 'encerrado', day(5)) }],
  },
  {
    name: 'a refund of the second cycle ends access although a cancellation names its end',
    events: [
      paid('c1', day(1), { fimAcesso: day(31) }),
      paid('c2', day(31), { fimAcesso: day(60) }),
      event('cancelada', day(33), { compraId: 's1', fimAcesso: day(60) }),
      event('reembolso', day(35), { compraId: 's1', cobrancaId: 'c2' }),
    ],
    purchases: ['s1'],
    rows: [{ email: MARIA, row: row('pro', 'encerrado', day(35)) }],
  },
  {
    name: 'a chargeback that is won',
    events: [
      event('pago', day(1), { compraId: 'o1', cobrancaId: 'o1', produto: 'p2' }),
      event('disputa', day(3), { compraId: 'o1', cobrancaId: 'o1' }),
      event('chargeback', day(9), { compraId: 'o1', cobrancaId: 'o1' }),
      event('reintegrado', day(20), { compraId: 'o1', cobrancaId: 'o1' }),
    ],
    purchases: ['o1'],
    rows: [{ email: MARIA, row: row('anual', 'ativo', day(366)) }],
  },
  {
    name: 'a chargeback that stands gives nothing for later charges of the same purchase',
    events: [
      paid('c1', day(1), { fimAcesso: day(31) }),
      event('chargeback', day(10), { compraId: 's1', cobrancaId: 'c1' }),
      paid('c2', day(31), { fimAcesso: day(60) }),
    ],
    purchases: ['s1'],
    rows: [{ email: MARIA, row: row('pro', 'encerrado', day(10)) }],
  },
  {
    name: 'a change of plan between two payments',
    events: [
      paid('c1', day(1), { produto: 'p3', fimAcesso: day(31) }),
      event('troca_plano', day(15), { compraId: 's1', produto: 'p1' }),
      paid('c2', day(31), { produto: 'p1', fimAcesso: day(60) }),
      event('atrasada', day(30), { compraId: 's1' }),
    ],
    purchases: ['s1'],
    rows: [{ email: MARIA, row: row('pro', 'ativo', day(60), day(65)) }],
  },
  {
    name: 'two products, of which one is refunded',
    events: [
      event('pago', day(1), { compraId: 'o1', cobrancaId: 'o1', produto: 'p2' }),
      event('pago', day(2), { compraId: 'o2', cobrancaId: 'o2', produto: 'p3' }),
      event('reembolso', day(4), { compraId: 'o1', cobrancaId: 'o1' }),
      event('reembolso_parcial', day(5), { compraId: 'o2', cobrancaId: 'o2' }),
    ],
    purchases: ['o1', 'o2'],
    rows: [{ email: MARIA, row: row('mensal', 'ativo', day(32)) }],
  },
  {
    name: 'a wrong e-mail that was moved, and a refund after it',
    events: [
      paid('c1', day(1), { email: 'mraia@exemplo.com.br', fimAcesso: day(31) }),
      event('mover', day(3), { compraId: 's1', email: MARIA }),
      paid('c2', day(31), { email: 'mraia@exemplo.com.br', fimAcesso: day(60) }),
      event('reembolso', day(40), { compraId: 's1', cobrancaId: 'c2', email: 'mraia@exemplo.com.br' }),
    ],
    purchases: ['s1'],
    rows: [{ email: MARIA, row: row('pro', 'encerrado', day(40)) }],
  },
  {
    name: 'a subscription that is late and then cancelled keeps what was paid',
    events: [
      paid('c1', day(1), { fimAcesso: day(31) }),
      event('atrasada', day(31), { compraId: 's1' }),
      event('atrasada', day(33), { compraId: 's1' }),
      event('cancelada', day(40), { compraId: 's1' }),
    ],
    purchases: ['s1'],
    rows: [{ email: MARIA, row: row('pro', 'cancelado', day(31)) }],
  },
  {
    name: 'a refund that names only the payment, linked to its invoice by another event',
    events: [
      event('pago', day(1), { compraId: 'sub', cobrancaId: 'in1', produto: 'p1', fimAcesso: day(31) }),
      event('vinculo', day(1), { cobrancaId: 'in1', apelido: 'pi1' }),
      event('reembolso', day(7), { cobrancaId: 'pi1', email: null }),
      event('troca_plano', day(1), { compraId: 'sub', plano: 'x' }),
    ],
    purchases: ['sub'],
    rows: [{ email: MARIA, row: row('pro', 'encerrado', day(7)) }],
  },
]

function permutations<T>(list: readonly T[]): T[][] {
  if (list.length <= 1) return [[...list]]
  return list.flatMap((one, at) => permutations(list.toSpliced(at, 1)).map((rest) => [one, ...rest]))
}

describe.each(STORIES)('$name', ({ events, purchases, rows }) => {
  test('gives one result in every order, with and without duplicates', () => {
    for (const order of permutations(events)) {
      for (const sequence of [order, [...order, ...order], [...order, ...order.toReversed()]])
        expect(outcome(sequence)).toEqual({ purchases, rows })
    }
  })

  test('gives the same result with any duplicates anywhere', () => {
    const sequences = fc
      .array(fc.constantFrom(...events), { maxLength: 8 })
      .chain((more) => fc.shuffledSubarray([...events, ...more], { minLength: events.length + more.length }))
    fc.assert(
      fc.property(sequences, (sequence) => {
        expect(outcome(sequence)).toEqual({ purchases, rows })
      }),
      { numRuns: 200, ...PROPERTY_BUDGET },
    )
  })
})

test('whatever is said about two purchases, in whatever order and however often, gives one result', () => {
  const anyEvent = fc.record({
    tipo: fc.constantFrom(...EVENT_KINDS.filter((kind) => kind !== 'vinculo' && kind !== 'mover')),
    at: fc.integer({ min: 1, max: 6 }),
    purchase: fc.constantFrom('s1', 's2'),
    charge: fc.constantFrom(null, 'a', 'b'),
    product: fc.constantFrom('p1', 'p2', 'unknown'),
    end: fc.constantFrom(null, day(31), day(60)),
  })
  const events = fc.array(anyEvent, { maxLength: 8 }).map((list) =>
    list.map(({ tipo, at, purchase, charge, product, end }) =>
      event(tipo, day(at), {
        compraId: purchase,
        cobrancaId: charge && `${purchase}-${charge}`,
        produto: product,
        fimAcesso: end,
      }),
    ),
  )
  const withShuffled = events.chain((list) =>
    fc.shuffledSubarray([...list, ...list], { minLength: list.length * 2 }).map((other) => ({ list, other })),
  )
  fc.assert(
    fc.property(withShuffled, ({ list, other }) => {
      expect(outcome(other)).toEqual(outcome(list))
    }),
    { numRuns: 500, ...PROPERTY_BUDGET },
  )
})

test('of two purchases of one plan that end together, the one in good standing counts, in either order', () => {
  const late = paid('a', day(5), { compraId: 's1' })
  const good = paid('b', day(5), { compraId: 's2' })
  const reminder = event('atrasada', day(6), { compraId: 's1', fimAcesso: day(60) })
  const end = event('ativa', day(6), { compraId: 's2', fimAcesso: day(60) })
  for (const order of [
    [late, reminder, good, end],
    [good, end, late, reminder],
  ])
    expect(outcome(order).rows).toMatchObject([{ row: { status: 'ativo' } }])
})

test('what nobody mapped gives nothing', () => {
  const unmapped = paid('c1', day(1), { produto: 'something else' })
  expect(outcome([unmapped]).rows).toEqual([{ email: MARIA, row: null }])
})

test('a cancelled subscription of which nobody knows the period lasts a month from its last payment', () => {
  const cancelled = [paid('c1', day(1)), event('cancelada', day(5), { compraId: 's1' })]
  expect(outcome(cancelled).rows).toEqual([{ email: MARIA, row: row('pro', 'cancelado', day(32)) }])
})
