import { afterAll, describe, expect, test } from 'vitest'
import { PEOPLE_MIN } from '#domain/limits.ts'
import { addCounts } from '#server/features/counters/counters.ts'
import type { Count } from '#server/features/counters/store.ts'
import { createRegistry } from '#server/platform/metrics/registry.ts'
import { parseExposition, valueIn } from '#tests/support/product/exposition.ts'
import { createTestApp } from '#tests/support/product/test-app.ts'
import { coarseCounts, createLastDay } from './describe-database.ts'

/** What was counted on a day on which danger was read in the words of so many people. */
const countedOf = (people: number): Count[] =>
  [
    { kind: 'risco', name: 'nenhum', total: 129 } as const,
    { kind: 'risco', name: 'emergencia', total: 9 } as const,
    { kind: 'guarda', name: 'metodo', total: 6 } as const,
    { kind: 'guarda', name: 'corpo', total: 5 } as const,
    ...Array.from({ length: people }, (_, at) => ({ kind: 'lido' as const, name: `${at}`, total: 1 })),
  ].map((one) => ({ day: '2030-01-01', ...one }))

describe('the counts of a day', () => {
  test('are rounded down to tens, so that a single message shows nowhere', () => {
    const coarse = coarseCounts(countedOf(PEOPLE_MIN), () => () => 0)
    expect(coarse).toEqual({ risk: { nenhum: 120, emergencia: 0 }, guard: 10 })
  })

  test('are told to nobody when danger was read in the words of few people', () => {
    expect(coarseCounts(countedOf(PEOPLE_MIN - 1), () => () => 0)).toBeNull()
  })
})

const product = await createTestApp()
afterAll(product.close)
const { sql } = product
const { masters } = product.deps.keyRing

/** What is told at this time. */
async function toldAt(time: string) {
  const registry = createRegistry()
  await createLastDay(registry, { sql, masters })(Date.parse(time))
  const text = await registry.text()
  return text === ''
    ? null
    : valueIn(parseExposition(text), 'aconchego_last_day_risk_messages', { level: 'risco' })
}

test('nothing of today is told, yesterday is when its counts are complete, and few people never', async () => {
  const onTheFirst = (count: number) =>
    sql.begin((tx) =>
      addCounts(
        tx,
        masters,
        { table: 'contagens', day: '2030-01-01' },
        {
          'risco risco': count,
          [`lido ${count}`]: 1,
        },
      ),
    )
  for (let person = 1; person < PEOPLE_MIN; person += 1) await onTheFirst(person)
  expect(await toldAt('2030-01-02T00:20:00Z')).toBeNull()
  await onTheFirst(PEOPLE_MIN)
  expect(await toldAt('2030-01-01T23:59:00Z')).toBeNull()
  expect(await toldAt('2030-01-02T00:10:00Z')).toBeNull()
  // 210 messages.
  expect([200, 210]).toContain(await toldAt('2030-01-02T00:20:00Z'))
  expect(await toldAt('2030-01-03T00:20:00Z')).toBeNull()
})
