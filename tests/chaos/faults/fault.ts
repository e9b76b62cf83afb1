import { setTimeout as wait } from 'node:timers/promises'
import type { ChaosWorld } from '../world.ts'

/** One thing that goes wrong around one message. */
export type Fault = {
  name: string
  run: (world: ChaosWorld, content: string) => Promise<void>
  /** Needs a second node. */
  needsTwo?: true
  /** Takes half a minute: only in the long run, once on one node and once on two. */
  slow?: true
}

/** Any moment around a reply: before its first word, in its middle, at its end, after it. */
export function anyMoment({ random }: ChaosWorld): Promise<void> {
  return wait(random.between(0, 1100))
}

export function must(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(what)
}
