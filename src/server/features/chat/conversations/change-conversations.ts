import type { ConversationChange, NewConversation } from '#domain/api/chat.ts'
import type { Conversation } from '#domain/chat/conversation.ts'
import { AppError, orNotFound } from '#domain/errors.ts'
import { TITLE_MAX } from '#domain/limits.ts'
import { firstGraphemes } from '#domain/text/graphemes.ts'
import { isBlank } from '#domain/text/is-blank.ts'
import { welcome } from '#server/features/chat/conversations/store.ts'
import { announce } from '#server/features/events/store.ts'
import type { Owner } from '#server/features/keys/key-ring.ts'
import { type Queryable, type Sql, transaction } from '#server/platform/db/database.ts'
import { conversations } from './store.ts'

/** Starts a conversation. The same id twice is one conversation. Nobody skips the welcome. */
export const createConversation = (sql: Sql, owner: Owner, { id, style }: NewConversation) =>
  transaction(sql, async (tx) => {
    if (!(await welcome.isOver(tx, owner))) throw new AppError('onboarding_first')
    if (await conversations.add(tx, owner, id, style)) await tell(tx, owner, id)
    return found(tx, owner, id)
  })

/** Changes what is given of it; a blank title is ignored. */
export async function changeConversation(
  sql: Sql,
  owner: Owner,
  id: string,
  { title = '', pinned, ...changes }: ConversationChange,
): Promise<Conversation> {
  return transaction(sql, async (tx) => {
    const before = await found(tx, owner, id)
    const isRenamed = !isBlank(title) && title.trim() !== before.title
    await conversations.change(tx, owner, id, {
      ...changes,
      ...(isRenamed && { title: firstGraphemes(title.trim().replace(/\s+/g, ' '), TITLE_MAX) }),
      ...(pinned === false && { pinnedAt: null }),
    })
    if (pinned && !before.pinned && !(await conversations.pin(tx, owner, id))) throw new AppError('pins_full')
    await tell(tx, owner, id)
    return found(tx, owner, id)
  })
}

/** Hides it at once everywhere; it is erased when the time to undo has passed. The welcome stays until it ends. */
export async function deleteConversation(sql: Sql, owner: Owner, id: string): Promise<void> {
  await transaction(sql, async (tx) => {
    if (await conversations.hide(tx, owner, id)) return tell(tx, owner, id)
    await found(tx, owner, id)
    throw new AppError('onboarding_first')
  })
}

/** 'Desfazer'. */
export const restoreConversation = async (sql: Sql, owner: Owner, id: string): Promise<Conversation> =>
  transaction(sql, async (tx) => {
    if (await conversations.restore(tx, owner, id)) await tell(tx, owner, id)
    return found(tx, owner, id)
  })

const HIDDEN_AT_ONCE = 200

/** Conversations whose time is over are deleted like any other: hidden everywhere at once, erased a little later. */
export async function hideDueConversations(sql: Sql): Promise<void> {
  for (let hidden = HIDDEN_AT_ONCE; hidden === HIDDEN_AT_ONCE; ) {
    hidden = await transaction(sql, async (tx) => {
      const due = await conversations.hideDue(tx, HIDDEN_AT_ONCE)
      await announce(tx, ...due.map(({ userId, id }) => ({ type: 'conversa', userId, id }) as const))
      return due.length
    })
  }
}

const found = async (tx: Queryable, owner: Owner, id: string): Promise<Conversation> =>
  orNotFound(await conversations.findOwned(tx, owner, id))

const tell = (tx: Queryable, owner: Owner, id: string): Promise<void> =>
  announce(tx, { type: 'conversa', userId: owner.id, id })
