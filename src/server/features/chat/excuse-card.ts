import { AppError, orNotFound } from '#domain/errors.ts'
import { UNREADABLE_LEVEL } from '#domain/safety/risk-level.ts'
import { excuseRiskState } from '#domain/safety/state/risk-state.ts'
import { conversations } from '#server/features/chat/conversations/store.ts'
import { announce } from '#server/features/events/store.ts'
import { ownerOf } from '#server/features/keys/key-ring.ts'
import { transaction } from '#server/platform/db/database.ts'
import type { ChatDeps } from './chat-deps.ts'
import { messages } from './store/messages.ts'
import { risk } from './store/risk.ts'

/**
 * 'Foi modo de dizer': a loud card that only the service read becomes the quiet one, and the persona answers again. A card by a
 * rule stays. Doing it twice is doing it once.
 */
export async function excuseCard(
  deps: ChatDeps,
  which: { personId: string; conversationId: string; messageId: string },
): Promise<void> {
  const owner = await ownerOf(deps, which.personId)
  const { conversationId } = which
  await transaction(deps.sql, async (tx) => {
    orNotFound(await conversations.findOwned(tx, owner, conversationId))
    await conversations.lock(tx, owner, conversationId)
    const message = orNotFound(await messages.findIn(tx, owner, conversationId, which.messageId))
    if (message.nivel === 'atencao') return
    if (!message.excusable) throw new AppError('invalid_request')
    const reply = await messages.at(tx, owner, conversationId, message.seq + 1)
    const state = await risk.change(tx, owner, conversationId, (known) =>
      known ? excuseRiskState(known) : { level: UNREADABLE_LEVEL, turnsLeft: {} },
    )
    const changed = [
      { ...message, nivel: 'atencao' as const },
      ...(reply ? [{ ...reply, nivel: state.level }] : []),
    ]
    for (const one of changed) await messages.changeLevel(tx, owner, one, one.nivel)
    await announce(tx, ...changed.map(({ id }) => ({ type: 'mensagem' as const, userId: owner.id, id })))
  })
}
