import type { RiskLevel } from '#domain/safety/risk-level.ts'
import { createSignal, createSignalMap } from './signal.ts'

const { put, clear, ...levels } = createSignalMap<RiskLevel>()
let person = 0

/** The id of words in which danger was read when the person had left their place; their level is in `waitingDanger`. */
export const leftBehind = createSignal<string | null>(null)

/** What was read here in words of this tab that the server has not taken, by their id: also where no screen of theirs is. */
export const waitingDanger = {
  ...levels,
  /** Notes what is found in the words of whose tab it is now: a reading that ends later is not the next person's. */
  noting() {
    const whose = person
    return (id: string, level: RiskLevel) => whose === person && put(id, level)
  },
  clear(): void {
    person += 1
    clear()
    leftBehind.set(null)
  },
}
