import { type HistoryMessage, historyWindow } from '#domain/chat/history-window.ts'
import type { PersonaKey } from '#domain/personas/persona.ts'
import { PERSONA_BY_KEY } from '#domain/personas/personas.ts'
import type { ChatTurn } from '#domain/prompt/chat-payload.ts'
import { planPrompt } from '#domain/safety/protocol/plan-prompt.ts'
import type { RiskLevel } from '#domain/safety/risk-level.ts'
import { RISK_LOOKED_BACK } from '../risk/message-risk.ts'

type Known = {
  persona: PersonaKey
  /** What holds for this turn. */
  level: RiskLevel
  /** The person's message that is answered, and its place in the conversation. */
  message: string
  seq: number
  /** The messages before it, oldest first, and those of them that a service is given. */
  before: readonly HistoryMessage[]
  history: readonly ChatTurn[]
  notes: string
  hasPlan: boolean
  partial: string
  begunBy?: string | undefined
}

/** What a model is asked with for the reply to a message, from all that is known of the conversation. */
export function replyPrompt({ seq, before, notes, ...known }: Known) {
  const { level, persona, message } = known
  const { system, addenda } = planPrompt({ level, persona, message, notes, first: seq === 0 })
  return {
    ...known,
    system,
    addenda,
    earlier: historyWindow(before, RISK_LOOKED_BACK),
    declined: PERSONA_BY_KEY[persona].declined,
    turn: Math.floor(seq / 2),
  }
}
