import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { PEOPLE_MIN } from '#domain/limits.ts'
import { readModelPrices } from '#domain/services/model-prices.ts'
import { ownerOf } from '#server/features/keys/key-ring.ts'
import { createRegistry } from '#server/platform/metrics/registry.ts'
import { newChatter } from '#tests/support/product/chat.ts'
import { parseExposition, valueIn } from '#tests/support/product/exposition.ts'
import { createTestApp } from '#tests/support/product/test-app.ts'
import { createMonthSpending } from './describe-database.ts'

const product = await createTestApp()
afterAll(product.close)
const { sql, deps } = product
const { masters } = deps.keyRing
const settings = { modelPrices: readModelPrices('1/10') ?? undefined, modelBudgetMonth: 40 }

/** What is told at this time. */
async function toldAt(time: string) {
  const registry = createRegistry()
  await createMonthSpending(registry, { sql, masters, settings })(Date.parse(time))
  const samples = parseExposition(await registry.text())
  return {
    month: valueIn(samples, 'aconchego_month_cost', { per: 'month' }),
    person: valueIn(samples, 'aconchego_month_cost', { per: 'person' }),
    output: valueIn(samples, 'aconchego_month_tokens', { service: 'um.exemplo/a', kind: 'output' }),
    budget: valueIn(samples, 'aconchego_month_budget_reached', {}),
  }
}

/** So many people each take a million tokens in and a tenth of that out. */
async function peopleTook(count: number, time: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(time) })
  onTestFinished(() => void vi.useRealTimers())
  const taken = () => ({ input: 1_000_000, output: 100_000, cached: 0, isEstimate: false })
  for (let at = 0; at < count; at += 1) {
    const owner = await ownerOf(deps, (await newChatter(product)).id)
    await deps.ledger.meterOf(owner).begin({ service: 'um.exemplo/a', isReply: true, taken })()
  }
  await deps.ledger.storeAll()
  vi.useRealTimers()
}

test('sums are told of finished days and of many people; that a budget is reached, at once', async () => {
  await peopleTook(PEOPLE_MIN - 1, '2030-01-10T12:00:00Z')
  const nothing = { month: undefined, person: undefined, output: undefined }
  expect(await toldAt('2030-01-10T13:00:00Z')).toEqual({ ...nothing, budget: 0.8 })
  expect(await toldAt('2030-01-12T13:00:00Z')).toEqual({ ...nothing, budget: 0.8 })
  await peopleTook(1, '2030-01-11T12:00:00Z')
  expect(await toldAt('2030-01-11T13:00:00Z')).toEqual({ ...nothing, budget: 1 })
  expect(await toldAt('2030-01-12T13:00:00Z')).toEqual({
    month: 40,
    person: 2,
    output: 2_000_000,
    budget: 1,
  })
  expect(await toldAt('2030-02-01T13:00:00Z')).toEqual({ ...nothing, budget: 0 })
})
