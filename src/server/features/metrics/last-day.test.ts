import { afterAll, describe, expect, test, vi } from 'vitest'
import { PEOPLE_MIN } from '#domain/limits.ts'
import { createCounters } from '#server/features/counters/counters.ts'
import { createRegistry } from '#server/platform/metrics/registry.ts'
import { newChatter } from '#tests/support/product/chat.ts'
import { parseExposition, valueIn } from '#tests/support/product/exposition.ts'
import { createTestApp } from '#tests/support/product/test-app.ts'
import { coarseCounts, createLastDay } from './last-day.ts'

const counted = [
  { kind: 'risco', name: 'nenhum', total: 129 },
  { kind: 'risco', name: 'emergencia', total: 9 },
  { kind: 'guarda', name: 'metodo', total: 6 },
  { kind: 'guarda', name: 'corpo', total: 5 },
] as const

describe('the counts of a day', () => {
  test('are rounded down to tens, so that a single message shows nowhere', () => {
    expect(coarseCounts(PEOPLE_MIN, counted)).toEqual({ risk: { nenhum: 120, emergencia: 0 }, guard: 10 })
  })

  test('are told to nobody when few people wrote', () => {
    expect(coarseCounts(PEOPLE_MIN - 1, counted)).toBeNull()
  })
})

const product = await createTestApp()
afterAll(product.close)
const { sql } = product
const { masters } = product.deps.keyRing

/** What is told at this time, after that many people wrote on the first of January. */
async function toldAt(time: string) {
  const registry = createRegistry()
  await createLastDay(registry, { sql, masters }).read(Date.parse(time))
  const text = await registry.text()
  return text === ''
    ? null
    : valueIn(parseExposition(text), 'aconchego_last_day_risk_messages', { level: 'risco' })
}

async function peopleWrote(count: number) {
  for (let at = 0; at < count; at += 1) {
    const chat = await newChatter(product)
    const id = await chat.conversation()
    await sql`update conversas set timestamp = '2030-01-01 12:00+00' where id = ${id}`
  }
}

test('nothing of today is told, yesterday is when its counts are complete, and few people never', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-01-01T12:00:00Z') })
  const counters = createCounters({ sql, masters })
  counters.count('risco', 'risco', 47)
  await counters.store()
  vi.useRealTimers()
  await peopleWrote(PEOPLE_MIN - 1)
  expect(await toldAt('2030-01-02T00:20:00Z')).toBeNull()
  await peopleWrote(1)
  expect(await toldAt('2030-01-01T23:59:00Z')).toBeNull()
  expect(await toldAt('2030-01-02T00:10:00Z')).toBeNull()
  expect(await toldAt('2030-01-02T00:20:00Z')).toBe(40)
  expect(await toldAt('2030-01-03T00:20:00Z')).toBeNull()
})
