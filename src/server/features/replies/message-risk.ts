import { assessRisk, messagesRead } from '#domain/safety/read-risk.ts'
import type { RiskLevel } from '#domain/safety/risk-level.ts'
import { advanceRiskState } from '#domain/safety/state/risk-state.ts'
import type { Owner } from '#server/db/conversations.ts'
import type { Queryable } from '#server/db/database.ts'
import { messages } from '#server/db/messages.ts'
import { risk } from '#server/db/risk.ts'

/** What the safety layer reads in a new message, in the light of the person's last ones in this conversation. */
export async function readRiskOf(
  sql: Queryable,
  owner: Owner,
  conversationId: string,
  content: string,
): Promise<RiskLevel> {
  const before = await messages.page(sql, owner, conversationId, null, 2 * messagesRead)
  const own = before.filter((message) => message.role === 'user').map((message) => message.content)
  return assessRisk([...own.slice(1 - messagesRead), content]).level
}

/** Carries the conversation's state on by one turn, in the transaction that keeps the message. Gives what holds now. */
export async function remember(
  tx: Queryable,
  owner: Owner,
  conversationId: string,
  level: RiskLevel,
): Promise<RiskLevel> {
  const state = advanceRiskState(await risk.stateOf(tx, owner, conversationId), level)
  await risk.keepState(tx, owner, conversationId, state)
  await risk.count(tx, level)
  return state.level
}
