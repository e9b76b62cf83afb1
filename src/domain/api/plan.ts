import type { PlanState } from '../purchases/plan-state.ts'

/** GET /api/plan: what a signed-in person has, until when, and what happens then. Moments are ISO texts. */
export type PlanAnswer = {
  plano: string
  /** What the plan is called. */
  name: string
  state: PlanState
  /** The end of what was paid for; null when there is none. */
  until: string | null
  /** Until when messages can be sent, where that is later. */
  graceUntil: string | null
  /** A subscription that goes on by itself. */
  renews: boolean
  /** After the end: when what was written will be erased. */
  eraseAt: string | null
  renewUrl: string | null
}
