import { setImmediate as nextTurn } from 'node:timers/promises'

/** Milliseconds of work after which other requests have their turn. */
const TURN = 10

/** Measures work that is done in many short steps, and lets other work run in between. */
export function createWorkMeter() {
  let total = 0
  let turn = 0
  return {
    /** Does one step. */
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
    /** Milliseconds of all steps so far. */
    total: () => total,
  }
}

export type WorkMeter = ReturnType<typeof createWorkMeter>
