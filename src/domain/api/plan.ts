import { z } from 'zod'
import { PLATFORMS } from '../purchases/canonical-event.ts'
import type { PlanState } from '../purchases/plan-state.ts'
import { type OwnPurchase, REQUEST_KINDS } from '../purchases/purchase-request.ts'
import type { BudgetLeft } from '../services/token-budget.ts'

/**
 * All under /api/plan, all need a session and PERSON_HEADER:
 *
 * GET  /           the state of the plan -> PlanAnswer
 * GET  purchases   purchases about which something can be or was asked -> PurchasesAnswer
 * POST requests    AskOfSeller -> PurchaseReceipt; the same receipt when it was asked for already
 */

/** What a signed-in person has, until when, and what happens then. Moments are ISO texts. */
export type PlanAnswer = {
  plano: string
  name: string
  state: PlanState
  /** The end of what was paid for; null when there is none. */
  until: string | null
  /** Until when messages can be sent, where that is later. */
  graceUntil: string | null
  renews: boolean
  /** After the end: when what was written will be erased. */
  eraseAt: string | null
  renewUrl: string | null
  /** What is left of today's conversation; null where there is no limit. */
  today: BudgetLeft | null
}

export const AskOfSeller = z.object({
  platform: z.enum(PLATFORMS),
  id: z.string().max(200),
  kind: z.enum(REQUEST_KINDS),
})
export type AskOfSeller = z.infer<typeof AskOfSeller>

export type PurchasesAnswer = { purchases: OwnPurchase[] }
