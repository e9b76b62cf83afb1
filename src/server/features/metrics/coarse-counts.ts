import { PEOPLE_MIN } from '#domain/limits.ts'
import type { Count } from '#server/features/counters/store.ts'

const STEP = 10

type Coarse = { risk: Record<string, number>; guard: number }

/** A day's counts as a store without encryption may hold them (decision 0029); null when too few people wrote. */
export function coarseCounts(
  people: number,
  counts: readonly Pick<Count, 'kind' | 'name' | 'total'>[],
): Coarse | null {
  if (people < PEOPLE_MIN) return null
  const risk: Record<string, number> = {}
  let guard = 0
  for (const { kind, name, total } of counts) {
    if (kind === 'risco') risk[name] = roundedDown(total)
    if (kind === 'guarda') guard += total
  }
  return { risk, guard: roundedDown(guard) }
}

function roundedDown(total: number): number {
  return Math.floor(total / STEP) * STEP
}
