import type { ChatMessage } from '#domain/api/chat.ts'
import { assessRisk, messagesRead } from '#domain/safety/read-risk.ts'
import type { RiskLevel } from '#domain/safety/risk-level.ts'
import { isNoRisk, type RiskState } from '#domain/safety/state/risk-state.ts'
import type { Owner } from '#server/db/conversations.ts'
import type { Queryable } from '#server/db/database.ts'
import { risk } from '#server/db/risk.ts'

/** Among so many of a conversation's last messages are all of the person's that are read together. */
export const LOOKED_BACK = 2 * messagesRead

/** What the safety layer reads in a new message, in the light of the person's last ones in this conversation. */
export function readRisk(before: readonly ChatMessage[], content: string): RiskLevel {
  const own = before.filter((message) => message.role === 'user').map((message) => message.content)
  return assessRisk([...own.slice(1 - messagesRead), content]).level
}

/** Keeps what holds in the conversation after one more message, in the transaction that keeps the message. */
export async function remember(
  tx: Queryable,
  owner: Owner,
  conversationId: string,
  { before, now }: { before: RiskState; now: RiskState },
  read: RiskLevel,
): Promise<void> {
  // Almost always there was none and there is none: nothing to write.
  if (isNoRisk(before) && isNoRisk(now)) return
  await Promise.all([risk.keepState(tx, owner, conversationId, now), risk.count(tx, read)])
}
