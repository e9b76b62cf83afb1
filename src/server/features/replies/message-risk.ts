import type { ChatMessage } from '#domain/api/chat.ts'
import { RISK_MESSAGES_READ } from '#domain/limits.ts'
import type { RiskReading } from '#domain/safety/read-risk.ts'

/**
 * Among so many of a conversation's last messages are all of the person's that are read together for risk, the whole
 * welcome, and almost always the last three that count among failures and scraps.
 */
export const RISK_LOOKED_BACK = 2 * RISK_MESSAGES_READ

let detector: Promise<typeof import('#domain/safety/read-risk.ts')> | undefined

/** Building its tables takes time and memory: it is done when a person opens a screen, before the first message. */
export function loadDetector() {
  detector ??= import('#domain/safety/read-risk.ts')
  return detector
}

/** What the safety layer reads in a new message, in the light of the person's last ones in this conversation. */
export async function readMessageRisk(before: readonly ChatMessage[], content: string): Promise<RiskReading> {
  const { assessRisk } = await loadDetector()
  const own = before.filter((message) => message.role === 'user').map((message) => message.content)
  return assessRisk([...own.slice(1 - RISK_MESSAGES_READ), content])
}
