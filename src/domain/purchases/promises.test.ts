import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PROPERTY_BUDGET } from '#tests/support/texts/property-budget.ts'
import { WEBHOOK_WINDOW } from '../limits.ts'
import { type Access, accessOf } from './access.ts'
import { canonicalEvent } from './adapters/delivery.ts'
import { type CanonicalEvent, EVENT_KINDS, type EventKind, notInTheFuture } from './canonical-event.ts'
import type { ProductMapping } from './product-map.ts'
import { emailOf, hasCharge } from './purchase.ts'
import { addToBook, type PurchaseBook } from './purchase-book.ts'

const RUNS = { numRuns: 400, ...PROPERTY_BUDGET }
const day = (number: number) => Date.UTC(2026, 0, number)
const MARIA = 'maria@exemplo.com.br'
const THIEF = 'ladra@exemplo.com.br'

const map = (produtoId: string, plano: string, dias: number | null): ProductMapping => ({
  plataforma: 'kiwify',
  produtoId,
  ofertaId: null,
  plano,
  dias,
})
const mappings = [map('pro', 'pro', null), map('mensal', 'mensal', 30), map('anual', 'anual', 365)]

/** Ids as they come from outside, also those that a plain object already has. */
const IDS = ['a', 'b', 'toString', 'constructor', '__proto__', 'hasOwnProperty', 'valueOf']
const KINDS: EventKind[] = ['pago', ...EVENT_KINDS.filter((kind) => kind !== 'vinculo' && kind !== 'mover')]

type Options = { kinds?: EventKind[]; emails?: string[]; products?: string[]; ends?: (number | null)[] }

function anyEvent({ kinds = KINDS, emails = [MARIA], products, ends }: Options = {}) {
  return fc
    .record({
      tipo: fc.constantFrom(...kinds),
      at: fc.integer({ min: 1, max: 60 }),
      compra: fc.constantFrom(...IDS),
      cobranca: fc.constantFrom(null, ...IDS),
      product: fc.constantFrom(...(products ?? ['pro', 'mensal', 'anual', 'nobody mapped this'])),
      end: fc.constantFrom(...(ends ?? [null, day(5), day(31), day(90)])),
      email: fc.constantFrom(...emails),
    })
    .map(({ tipo, at, compra, cobranca, product, end, email }) =>
      canonicalEvent('kiwify', tipo, day(at), {
        compraId: compra,
        // A charge belongs to one purchase; a single order is its own charge.
        cobrancaId: cobranca === null ? compra : `${compra} ${cobranca}`,
        email,
        itens: [{ produtoId: product, ofertaId: null, planoId: null }],
        fimAcesso: end,
      }),
    )
}
const anyEvents = (options?: Options) => fc.array(anyEvent(options), { maxLength: 10 })

const unsigned = (event: CanonicalEvent): CanonicalEvent => ({ ...event, soAcrescenta: true })

function bookOf(events: readonly CanonicalEvent[]): PurchaseBook {
  const book: PurchaseBook = new Map()
  for (const event of events) addToBook(book, event)
  return book
}

function accessIn(book: PurchaseBook, id: string): Access | null {
  const purchase = book.get(id)
  const access = purchase ? accessOf(purchase, mappings) : null
  return access === 'unmapped' ? null : access
}
const endOf = (access: Access) => access.graceUntil ?? access.until ?? Infinity

const paid = (compra: string, cobranca: string, at: number, product: string, end: number | null = null) =>
  canonicalEvent('kiwify', 'pago', at, {
    compraId: compra,
    cobrancaId: cobranca,
    email: MARIA,
    itens: [{ produtoId: product, ofertaId: null, planoId: null }],
    fimAcesso: end,
  })

/** Of a payment that is told again the platform may say its end for the first time. */
function isNew(book: PurchaseBook, { cobrancaId }: CanonicalEvent): boolean {
  return ![...book.values()].some((purchase) => hasCharge(purchase, cobrancaId ?? ''))
}

describe('paying', () => {
  test('for something that nobody mapped leaves what an earlier payment gave', () => {
    for (const end of [null, day(31)]) {
      const first = paid('s1', 'c1', day(1), 'pro', end)
      const other = paid('s1', 'c2', day(20), 'nobody mapped this', day(60))
      for (const order of [
        [first, other],
        [other, first],
      ])
        expect(accessIn(bookOf(order), 's1')).toMatchObject({ plano: 'pro', until: end })
    }
  })

  test('together for something mapped and something else, as one subscription, grants what is mapped', () => {
    const bump = paid('sub', 'order', day(1), 'nobody mapped this')
    for (const charge of ['order', 'another order']) {
      const main = paid('sub', charge, day(1), 'mensal')
      for (const order of [
        [main, bump],
        [bump, main],
      ])
        expect(accessIn(bookOf(order), 'sub')).toMatchObject({ plano: 'mensal', until: day(31) })
    }
  })

  test('never ends access: where it was open when somebody paid, it still is', () => {
    const renewal = anyEvent({ kinds: ['pago'] })
    fc.assert(
      fc.property(anyEvents(), renewal, (events, payment) => {
        const revoked = (one: CanonicalEvent) => one.tipo === 'reembolso' || one.tipo === 'chargeback'
        fc.pre(!events.some((one) => revoked(one)))
        const [id, at] = [payment.compraId ?? '', payment.ocorridoEm]
        const before = bookOf(events)
        fc.pre(isNew(before, payment))
        const access = accessIn(before, id)
        fc.pre(access !== null && endOf(access) > at)
        const after = accessIn(bookOf([...events, payment]), id)
        expect(after && endOf(after)).toBeGreaterThan(at)
      }),
      RUNS,
    )
  })

  test('never shortens access whose end is known', () => {
    const options = {
      products: ['mensal', 'anual', 'nobody mapped this'],
      kinds: ['pago', 'ativa', 'atrasada', 'troca_plano'] satisfies EventKind[],
    }
    fc.assert(
      fc.property(anyEvents(options), anyEvent({ ...options, kinds: ['pago'] }), (events, payment) => {
        const before = bookOf(events)
        fc.pre(isNew(before, payment))
        const after = bookOf([...events, payment])
        for (const id of after.keys()) {
          const access = accessIn(before, id)
          if (access) expect(endOf(accessIn(after, id) as Access)).toBeGreaterThanOrEqual(endOf(access))
        }
      }),
      RUNS,
    )
  })
})

describe('an event without a signature', () => {
  const options = { emails: [MARIA, THIEF] }

  test('leaves every purchase that exists as it is', () => {
    fc.assert(
      fc.property(anyEvents(options), anyEvent({ ...options, kinds: ['pago'] }), (events, one) => {
        const book = bookOf(events)
        const before = structuredClone(book)
        addToBook(book, unsigned(one))
        expect(new Map([...book].filter(([id]) => before.has(id)))).toEqual(before)
        expect(book.size - before.size).toBeOneOf([0, 1])
      }),
      RUNS,
    )
  })

  test('that came first gives way to what is proven later, whatever times they name', () => {
    const signed = anyEvents({ emails: [MARIA] })
    const anyCharge = fc.constantFrom(...IDS, ...IDS.map((id) => `a ${id}`))
    const forged = fc.array(
      fc
        .tuple(anyEvent({ emails: [THIEF], kinds: ['pago'] }), anyCharge)
        .map(([event, cobrancaId]) => ({ ...event, cobrancaId })),
      { maxLength: 3 },
    )
    fc.assert(
      fc.property(forged, signed, (lies, events) => {
        const [alone, mixed] = [bookOf(events), bookOf([...lies.map(unsigned), ...events])]
        for (const [id, purchase] of alone) {
          const access = accessIn(alone, id)
          if (!access) continue
          const now = accessIn(mixed, id)
          expect(emailOf(mixed.get(id) ?? purchase)).toBe(MARIA)
          expect(now?.plano).toBe(access.plano)
          expect(now && endOf(now)).toBeGreaterThanOrEqual(endOf(access))
        }
      }),
      RUNS,
    )
  })

  test('is told apart from a repetition of what is known', () => {
    const first = paid('s1', 'c1', day(1), 'pro', day(31))
    const book = bookOf([first])
    expect(addToBook(book, unsigned(first))).toEqual({ id: 's1', refused: false })
    const changes = [
      { email: THIEF },
      { fimAcesso: day(2) },
      { itens: [{ produtoId: 'anual', ofertaId: null, planoId: null }] },
    ]
    for (const change of changes)
      expect(addToBook(book, { ...unsigned(first), ...change })).toEqual({ id: 's1', refused: true })
  })

  test('renews a subscription as a purchase of its own, with the days of grace that a subscription has', () => {
    const [first, second] = [
      paid('s1', 'c1', day(1), 'pro', day(31)),
      paid('s1', 'c2', day(31), 'pro', day(60)),
    ]
    const book = bookOf([first, second].map(unsigned))
    expect([...book.keys()]).toEqual(['s1', 'c2'])
    expect(accessIn(book, 'c2')).toMatchObject({ until: day(60), status: 'ativo' })
    expect(accessIn(book, 'c2')?.graceUntil).toBeGreaterThan(day(60))
    const refund = canonicalEvent('kiwify', 'reembolso', day(40), { compraId: 's1', cobrancaId: 'c2' })
    addToBook(book, refund)
    expect([...book.keys()]).toEqual(['s1'])
    expect(accessIn(book, 's1')).toMatchObject({ until: day(40), status: 'encerrado' })
  })
})

test('sales are kept apart whatever platforms call them', () => {
  const rename = (id: string | null) => id?.replace(/[a-z_]+/gi, (word) => `x${IDS.indexOf(word)}`) ?? null
  fc.assert(
    fc.property(anyEvents(), fc.nat(), (list, turn) => {
      // No two at the same time: between those the ids themselves decide.
      const events = list.map((event, at) => ({ ...event, ocorridoEm: event.ocorridoEm + at }))
      const plain = events.map((event) => ({
        ...event,
        compraId: rename(event.compraId),
        cobrancaId: rename(event.cobrancaId),
      }))
      const start = turn % (events.length || 1)
      const [strange, ordinary] = [bookOf([...events.slice(start), ...events.slice(0, start)]), bookOf(plain)]
      expect(new Set([...strange.keys()].map(rename))).toEqual(new Set(ordinary.keys()))
      for (const id of strange.keys())
        expect(accessIn(strange, id)).toEqual(accessIn(ordinary, rename(id) ?? ''))
    }),
    RUNS,
  )
})

test.each(IDS)('a refund finds a payment that is also called %s', (name) => {
  const link = canonicalEvent('kiwify', 'vinculo', day(1), { cobrancaId: 'invoice', apelido: name })
  const refund = canonicalEvent('kiwify', 'reembolso', day(5), { cobrancaId: name })
  const payment = paid('s1', 'invoice', day(1), 'pro')
  for (const order of [
    [payment, link, refund],
    [refund, link, payment],
    [link, payment, refund],
  ])
    expect(accessIn(bookOf(order), 's1')).toMatchObject({ status: 'encerrado', until: day(5) })
})

test('a number that somebody else names without a signature does not join two purchases', () => {
  const order = (id: string, email: string) => ({ ...paid(id, id, day(2), 'pro'), email })
  const lie = unsigned({ ...order('1002', THIEF), cobrancaId: '1001' })
  const book = bookOf([lie, order('1001', 'ana@exemplo.com.br'), order('1002', 'bia@exemplo.com.br')])
  expect([...book].map(([id, purchase]) => [id, emailOf(purchase)])).toEqual([
    ['1002', 'bia@exemplo.com.br'],
    ['1001', 'ana@exemplo.com.br'],
  ])
})

test('no event counts as later than a few minutes from when it came', () => {
  const received = day(10)
  fc.assert(
    fc.property(fc.integer({ min: -400, max: 80_000 }), (days) => {
      const event = notInTheFuture(paid('s1', 'c1', day(10 + days), 'pro'), received)
      expect(event.ocorridoEm).toBeLessThanOrEqual(received + WEBHOOK_WINDOW)
      if (days <= 0) expect(event.ocorridoEm).toBe(day(10 + days))
    }),
    RUNS,
  )
})
