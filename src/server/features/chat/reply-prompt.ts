import type { TryReason } from '#domain/chat/versions.ts'
import type { PersonaKey } from '#domain/personas/persona.ts'
import { PERSONA_BY_KEY } from '#domain/personas/personas.ts'
import { planPrompt } from '#domain/prompt/plan-prompt.ts'
import type { RiskLevel } from '#domain/safety/risk-level.ts'
import type { ChatTurn } from '#domain/services/chat-payload.ts'

type Known = {
  persona: PersonaKey
  level: RiskLevel
  asksIfSafe?: boolean
  /** The person's message that is answered, and its place in the conversation. */
  message: string
  seq: number
  /** The messages before it that a service is given, oldest first. */
  history: readonly ChatTurn[]
  notes: string
  hasPlan: boolean
  partial: string
  begunBy?: string | undefined
  /** Why the person wanted another reply. */
  reason?: TryReason | undefined
}

/** What a model is asked with for the reply to a message, from all that is known of the conversation. */
export function replyPrompt({ seq, notes, persona, reason, asksIfSafe, ...known }: Known) {
  const { level, message } = known
  const { system } = planPrompt({ level, persona, message, notes, first: seq === 0, reason, asksIfSafe })
  return {
    ...known,
    system,
    declined: PERSONA_BY_KEY[persona].declined,
    turn: Math.floor(seq / 2),
  }
}
