import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate as nextTurn } from 'node:timers/promises'

const TURN = 10

/** Measures work that is done in many short steps, and lets other work run in between. */
export function createWorkMeter() {
  let total = 0
  let turn = 0
  return {
    step<T>(work: () => T): T {
      const began = performance.now()
      try {
        return work()
      } finally {
        const lasted = performance.now() - began
        total += lasted
        turn += lasted
      }
    },
    /** To be awaited between two steps. */
    async giveWay(): Promise<void> {
      if (turn < TURN) return
      turn = 0
      await nextTurn()
    },
    total: () => total,
  }
}

export type WorkMeter = ReturnType<typeof createWorkMeter>

/** Milliseconds that a sealed value takes from the database to the answer: each, and for every KB. */
const EACH = 0.03
const EACH_KB = 0.015

type Opening = { milliseconds: number }
const openings = new AsyncLocalStorage<Opening | undefined>()

/** Does the work and gives what its sealed values cost, also those of work that fails. */
export async function meterOpening(work: () => Promise<unknown>): Promise<number> {
  const opening: Opening = { milliseconds: 0 }
  await openings.run(opening, work)
  return opening.milliseconds
}

/** Work with a bound of its own. */
export const unmetered = <T>(work: () => T): T => openings.run(undefined, work)

/** Counts a value that was sealed or opened. */
export function countSealed(bytes: number): void {
  const opening = openings.getStore()
  if (opening) opening.milliseconds += EACH + (EACH_KB * bytes) / 1024
}
