import { gravest, type RiskLevel } from '#domain/safety/risk-level.ts'
import { createSignal, createSignalMap } from './signal.ts'

/** The words with this id were read as this level; `isReadHere` while only this browser has read them. */
export type Danger = { id: string; nivel: RiskLevel; isReadHere?: boolean }

const { put, clear, ...levels } = createSignalMap<RiskLevel>()
let person = 0

/** Danger in words whose place the person had left when it was read. */
export const leftBehind = createSignal<Danger | null>(null)

/** What was read here in words of this tab that the server has not taken, by their id: also where no screen of theirs is. */
export const waitingDanger = {
  ...levels,
  /** Notes what is found in the words of whose tab it is now: a reading that ends later is not the next person's. */
  noting() {
    const whose = person
    return ({ id, nivel, ...read }: Danger, isSeen: boolean): void => {
      if (whose !== person) return
      const graver = gravest([levels.get().get(id) ?? 'nenhum', nivel])
      put(id, graver)
      if (!isSeen) leftBehind.set({ id, nivel: graver, ...read })
    }
  },
  clear(): void {
    person += 1
    clear()
    leftBehind.set(null)
  },
}
