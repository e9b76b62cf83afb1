import { AppError, orNotFound } from '#domain/errors.ts'
import { UNREADABLE_LEVEL } from '#domain/safety/risk-level.ts'
import { excuseRiskState, NO_RISK } from '#domain/safety/state/risk-state.ts'
import { conversations, risk, welcome } from '#server/features/chat/conversations/store.ts'
import { announce, newsOf } from '#server/features/events/store.ts'
import { type Owner, ownerOf } from '#server/features/keys/key-ring.ts'
import { type Queryable, transaction } from '#server/platform/db/database.ts'
import type { ChatDeps } from './chat-deps.ts'
import { asShown } from './read-messages.ts'
import { resumeReply } from './reply-commands.ts'
import { deletedMessages } from './store/deleted-messages.ts'
import { messages } from './store/messages.ts'
import { refreshConversation, versionsOf } from './store/versions.ts'

type Deps = Pick<ChatDeps, 'sql' | 'keyRing' | 'runs'>
type Which = { personId: string; conversationId: string; messageId: string }

/** 'Apagar mensagem': with its reply, erased when the time to undo has passed. What was read in it still counts as risk. */
export function deleteMessage(deps: Deps, which: Which): Promise<void> {
  const { personId, conversationId, messageId } = which
  return inConversation(deps, which, async (tx, owner) => {
    const message = await messages.findIn(tx, owner, conversationId, messageId)
    // The same again: it is gone.
    if (!message && (await deletedMessages.isHidden(tx, owner, conversationId, messageId))) return
    if (message?.role !== 'user') throw new AppError('not_found')
    // The welcome continues from the answers that it has.
    if (message.onboarding && !(await welcome.isOver(tx, owner))) throw new AppError('onboarding_first')
    const next = await messages.at(tx, owner, conversationId, message.seq + 1)
    const current = next?.role === 'assistant' ? asShown(deps, next) : null
    // Of a version without a word there is nothing to undo: the one before it is deleted.
    const back =
      current?.standIn === undefined
        ? null
        : await versionsOf.bringBack(tx, owner, { conversationId, id: current.id })
    const reply = back?.reply ?? current
    await deletedMessages.hide(tx, owner, { message, reply })
    await refreshConversation(tx, owner, conversationId)
    const ids = [messageId, ...(reply ? [reply.id] : [])]
    await announce(
      tx,
      { type: 'evento', userId: personId, event: { type: 'mensagens-apagadas', conversationId, ids } },
      { type: 'conversa', userId: personId, id: conversationId },
      ...(current?.status === 'escrevendo'
        ? [{ type: 'pausar', userId: personId, id: current.id, shown: 0, version: current.version } as const]
        : []),
    )
  })
}

/** 'Desfazer'. A reply that had no word yet is written again, if `askAgain` does not refuse it. */
export async function restoreMessage(
  deps: ChatDeps,
  which: Which,
  askAgain: (personId: string) => Promise<void>,
): Promise<void> {
  const { personId, conversationId, messageId } = which
  const restored = await inConversation(deps, which, async (tx, owner) => {
    const back = await deletedMessages.restore(tx, owner, conversationId, messageId)
    // Nothing to do where it was restored before, on another screen.
    if (back.length === 0 && !(await messages.findIn(tx, owner, conversationId, messageId)))
      throw new AppError('not_found')
    await refreshConversation(tx, owner, conversationId)
    const ids = back.map(({ id }) => id)
    await announce(tx, ...newsOf({ userId: personId }, ids, conversationId))
    return back
  })
  const unsaid = restored.find(({ isUnsaid }) => isUnsaid)
  if (!unsaid) return
  try {
    await askAgain(personId)
    await resumeReply(deps, { personId, conversationId, replyId: unsaid.id })
  } catch (error) {
    // What was deleted is back all the same, and the person can ask for the reply.
    if (!(error instanceof AppError)) throw error
  }
}

/** 'Foi modo de dizer': a loud card that only the service read becomes the quiet one, once; a card by a rule stays. */
export function excuseCard(deps: Deps, which: Which): Promise<void> {
  const { conversationId, messageId } = which
  return inConversation(deps, which, async (tx, owner) => {
    const message = orNotFound(await messages.findIn(tx, owner, conversationId, messageId))
    if (message.nivel === 'atencao') return
    if (!message.excusable) throw new AppError('invalid_request')
    const reply = await messages.at(tx, owner, conversationId, message.seq + 1)
    const state = await risk.change(tx, owner, conversationId, (known) =>
      known ? excuseRiskState(known) : { ...NO_RISK, level: UNREADABLE_LEVEL },
    )
    const changed = [
      { ...message, nivel: 'atencao' as const },
      ...(reply ? [{ ...reply, nivel: state.level }] : []),
    ]
    for (const one of changed) await messages.changeLevel(tx, owner, one, one.nivel)
    const ids = changed.map(({ id }) => id)
    await announce(tx, ...newsOf({ userId: owner.id }, ids))
  })
}

/** Changes a conversation of the person's own while nothing else does. */
export async function inConversation<Result>(
  deps: Pick<Deps, 'sql' | 'keyRing'>,
  { personId, conversationId }: Pick<Which, 'personId' | 'conversationId'>,
  change: (tx: Queryable, owner: Owner) => Promise<Result>,
): Promise<Result> {
  const owner = await ownerOf(deps, personId)
  return transaction(deps.sql, async (tx) => {
    orNotFound(await conversations.findOwned(tx, owner, conversationId))
    await conversations.lock(tx, owner, conversationId)
    return change(tx, owner)
  })
}
