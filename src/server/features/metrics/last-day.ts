import { inTens, type Noise, ofEnough } from '#domain/panel/figures.ts'
import { riskLevels } from '#domain/safety/risk-level.ts'
import { noiseOf, peopleRead, readCounters } from '#server/features/counters/counters.ts'
import type { Count } from '#server/features/counters/store.ts'
import type { MasterRing } from '#server/features/keys/master-ring.ts'
import type { Sql } from '#server/platform/db/database.ts'
import type { Registry } from '#server/platform/metrics/registry.ts'

const DAY = 24 * 60 * 60 * 1000
/** By then every node has stored what it counted before midnight. */
const COMPLETE_AFTER = 15 * 60 * 1000

/**
 * How often each level was read and the guard stepped in on the last day that is over: of no moment, rounded, and only
 * when danger was read in the words of so many people that a number identifies none of them. Read once a day.
 */
export function createLastDay(registry: Registry, { sql, masters }: { sql: Sql; masters: MasterRing }) {
  const risk = registry.gauge({
    name: 'aconchego_last_day_risk_messages',
    help: 'Messages of the last finished day (UTC) by level, in tens that are off by up to 3; absent when danger was read in the words of few people.',
    labels: ['level'],
  })
  const guard = registry.gauge({
    name: 'aconchego_last_day_guard_steps',
    help: 'How often the output guard stepped in on that day, rounded in the same way.',
  })
  let known = ''

  return {
    async read(now = Date.now()): Promise<void> {
      const day = new Date(now - DAY - COMPLETE_AFTER).toISOString().slice(0, 10)
      if (day === known) return
      const counts = (await readCounters(sql, masters)).filter((count) => count.day === day)
      const noise = await noiseOf(masters)
      const coarse = coarseCounts(counts, (name) => noise(day, name))
      risk.clear()
      guard.clear()
      if (coarse) {
        for (const level of riskLevels) risk.set(coarse.risk[level] ?? 0, level)
        guard.set(coarse.guard)
      }
      known = day
    },
  }
}

type Coarse = { risk: Record<string, number>; guard: number }

/** A day's counts as a store without encryption may hold them (decision 0029); null when they are of too few people. */
export function coarseCounts(counts: readonly Count[], noise: (name: string) => Noise): Coarse | null {
  const risk: Record<string, number> = {}
  let guard = 0
  for (const { kind, name, total } of counts) {
    if (kind === 'risco') risk[name] = inTens(total, noise(name))
    if (kind === 'guarda') guard += total
  }
  return ofEnough(peopleRead(counts), { risk, guard: inTens(guard, noise('guarda')) })
}
