import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { GOLDEN_DELIVERIES, SIGNED_AT } from '#tests/support/purchases/golden-deliveries.ts'
import { PROPERTY_BUDGET } from '#tests/support/texts/property-budget.ts'
import { SALES_PER_DELIVERY } from '../../limits.ts'
import { PLATFORMS, type Platform } from '../canonical-event.ts'
import { canonicalEvent, type DeliveryContext } from './delivery.ts'
import { readDelivery } from './read-delivery.ts'

const context: DeliveryContext = { receivedAt: 1, signedAt: SIGNED_AT, student: false }

describe.each(PLATFORMS)('%s', (platform) => {
  const own = GOLDEN_DELIVERIES.filter((delivery) => delivery.platform === platform)

  test.each(own)('$name', ({ body, events, problem = null }) => {
    const read = readDelivery(platform, body, context)
    const expected = events.map((said) =>
      canonicalEvent(platform, said.tipo ?? 'pago', said.ocorridoEm ?? 0, said),
    )
    expect({ events: read.events, problem: read.problem }).toEqual({ events: expected, problem })
  })

  test('a delivery in any shape is read without a failure, and nothing of a person but the e-mail is kept', () => {
    for (const { body } of own) {
      const read = JSON.stringify(readDelivery(platform, body, context))
      expect(read).not.toMatch(/00000000000|\+55|Maria|4990|BRL/)
    }
    fc.assert(
      fc.property(mangled(own.map(({ body }) => body)), (body) => {
        const { events } = readDelivery(platform, body, context)
        for (const event of events) expect(Number.isFinite(event.ocorridoEm)).toBe(true)
      }),
      { numRuns: 300, ...PROPERTY_BUDGET },
    )
  })
})

/** Good deliveries with one value, somewhere inside, replaced by something else. */
function mangled(bodies: readonly unknown[]) {
  return fc
    .record({ body: fc.constantFrom(...bodies), at: fc.nat(40), value: fc.jsonValue({ maxDepth: 2 }) })
    .map(({ body, at, value }) => {
      let count = 0
      return JSON.parse(JSON.stringify(body, (_, inner) => (count++ === at ? value : inner)) ?? 'null')
    })
}

test('an Eduzz product for somebody else goes to the student only where the operator wants it', () => {
  const paid = GOLDEN_DELIVERIES.find(({ name }) => name === 'invoice_paid')?.body
  const emailWith = (student: boolean) =>
    readDelivery('eduzz', paid, { ...context, student }).events[0]?.email
  expect([emailWith(false), emailWith(true)]).toEqual(['maria@exemplo.com.br', 'aluna@exemplo.com.br'])
})

test('without a time of its own an event happened when it was received', () => {
  const platforms: Platform[] = ['kiwify', 'hotmart', 'eduzz', 'stripe', 'generico']
  const times = platforms.flatMap((platform) => {
    const [first] = GOLDEN_DELIVERIES.filter((delivery) => delivery.platform === platform)
    const body = JSON.parse(
      JSON.stringify(first?.body, (key, value) =>
        /^(updated_at|creation_date|sentDate|created|timestamp)$/.test(key) ? undefined : value,
      ),
    )
    return readDelivery(platform, body, { ...context, signedAt: null }).events.map(
      (event) => event.ocorridoEm,
    )
  })
  expect(times).toEqual([1, 1, 1, 1, 1])
})

test('a delivery that tells of more sales than anybody sells at once is not read', () => {
  const refunds = (count: number) => ({
    event: 'refund',
    data: Array.from({ length: count }, (_, index) => ({ id: `pedido-${index}` })),
  })
  expect(readDelivery('cakto', refunds(SALES_PER_DELIVERY), context).events).toHaveLength(SALES_PER_DELIVERY)
  const { events, problem } = readDelivery('cakto', refunds(SALES_PER_DELIVERY + 1), context)
  expect([events, problem]).toEqual([[], 'mais de 50 vendas em uma entrega'])
})
