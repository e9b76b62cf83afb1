import { describe, expect, test } from 'vitest'
import { type Charge, NEW_CHARGE, newPurchase, type Purchase } from './purchase.ts'
import { isWaiting, openRequests } from './purchase-request.ts'

const DAY = 24 * 60 * 60 * 1000
/** Ten at night in Brasília. */
const PAID = Date.parse('2026-03-02T01:00:00Z')
const MAPPINGS = [{ plataforma: 'kiwify' as const, produtoId: 'p', ofertaId: null, plano: 'pro', dias: null }]
const item = { produtoId: 'p', ofertaId: null, planoId: null }

function bought(charges: Record<string, Partial<Charge>>, rest: Partial<Purchase> = {}): Purchase {
  const all = Object.entries(charges).map(
    ([id, one]) => [id, { ...NEW_CHARGE, items: [item], ...one } satisfies Charge] as [string, Charge],
  )
  return { ...newPurchase('kiwify', 'c1'), charges: new Map(all), ...rest }
}
const open = (purchase: Purchase, now = PAID + DAY) => openRequests(purchase, MAPPINGS, now)

describe('withdrawing', () => {
  const order = bought({ c1: { paidAt: PAID } })

  test('is open to the last minute of the seventh day after the payment, in Brasília', () => {
    const until = Date.parse('2026-03-09T03:00:00Z')
    expect(open(order)).toEqual({ withdrawUntil: until, mayCancel: false })
    expect(open(order, until - 1).withdrawUntil).toBe(until)
    expect(open(order, until).withdrawUntil).toBeNull()
  })

  test('is not opened again by a renewal', () => {
    const renewed = bought({ a: { paidAt: PAID }, b: { paidAt: PAID + 30 * DAY } })
    expect(open(renewed, PAID + 31 * DAY)).toEqual({ withdrawUntil: null, mayCancel: true })
  })

  test('is over once the money is back, and not possible before anything was paid', () => {
    expect(open(bought({ c1: { paidAt: PAID, revokedAt: PAID + 5 } })).withdrawUntil).toBeNull()
    expect(open(bought({ c1: {} })).withdrawUntil).toBeNull()
    expect(open(bought({})).withdrawUntil).toBeNull()
  })
})

describe('cancelling', () => {
  test('is for subscriptions that go on', () => {
    expect(open(bought({ a: { paidAt: PAID } })).mayCancel).toBe(true)
    const cancelled = bought({ a: { paidAt: PAID } }, { status: { at: PAID + 1, value: 'cancelada' } })
    expect(open(cancelled).mayCancel).toBe(false)
    expect(open(bought({ a: { paidAt: PAID, revokedAt: PAID + 1 } })).mayCancel).toBe(false)
  })
})

test('a request waits until the platform reports it', () => {
  const running = bought({ a: { paidAt: PAID } })
  const cancelled = bought({ a: { paidAt: PAID } }, { status: { at: PAID + 1, value: 'cancelada' } })
  const refunded = bought({ a: { paidAt: PAID, revokedAt: PAID + 1 } })
  expect([running, cancelled, refunded].map((one) => isWaiting('cancelamento', one))).toEqual([
    true,
    false,
    false,
  ])
  expect([running, cancelled, refunded].map((one) => isWaiting('desistencia', one))).toEqual([
    true,
    true,
    false,
  ])
})
