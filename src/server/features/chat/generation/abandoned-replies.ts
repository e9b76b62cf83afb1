import type { ChatMessage } from '#domain/chat/conversation.ts'
import type { ChatDeps } from '#server/features/chat/chat-deps.ts'
import { conversations } from '#server/features/chat/conversations/store.ts'
import { onboardingText } from '#server/features/chat/source.ts'
import { type Abandoned, messages, type ReplyEnd } from '#server/features/chat/store/messages.ts'
import { settleReply, versionsOf } from '#server/features/chat/store/versions.ts'
import { announce, newsOf } from '#server/features/events/store.ts'
import { type Owner, ownerOf } from '#server/features/keys/key-ring.ts'
import { type Queryable, transaction } from '#server/platform/db/database.ts'

type Deps = Pick<ChatDeps, 'sql' | 'keyRing' | 'runs'>

/** Closes replies of nodes whose lease expired, as far as they are stored; a writer that comes back may still settle them. */
export async function closeAbandonedReplies(deps: Deps): Promise<void> {
  const failures: unknown[] = []
  for (const abandoned of await messages.abandoned(deps.sql, deps.runs.ids())) {
    // One that can't be closed does not keep the others open.
    await closeReply(deps, abandoned).catch((error) => failures.push(error))
  }
  if (failures.length > 0) throw failures[0]
}

async function closeReply(deps: Deps, { userId, conversationId, id }: Abandoned): Promise<void> {
  const owner = await ownerOf(deps, userId)
  await transaction(deps.sql, async (tx) => {
    await conversations.lock(tx, owner, conversationId)
    // Only one node decides: a second one finds it closed. And the lease may have been renewed meanwhile.
    const run = await messages.lockAbandoned(tx, owner, id)
    if (!run || deps.runs.ids().includes(id)) return
    const reply = await messages.find(tx, owner, id)
    if (!reply) return
    // Nothing is written over what may be opened one day.
    if (reply.unreadable) {
      await messages.closeUnreadable(tx, owner, id)
      return announce(tx, { type: 'mensagem', userId, id })
    }
    const isVersion = reply.standIn !== undefined
    if (isVersion && (await versionsOf.bringBack(tx, owner, { conversationId, id, ...run }))) return
    const end = await endOfAbandoned(tx, owner, reply)
    const news = newsOf({ userId }, [id], conversationId)
    await settleReply(tx, owner, { ...reply, ...run }, end, news)
  })
}

/** The text of the welcome is known, so nothing can interrupt it. */
async function endOfAbandoned(tx: Queryable, owner: Owner, reply: ChatMessage): Promise<ReplyEnd> {
  if (!reply.onboarding) return { status: 'interrompida', text: reply.content, whole: false }
  const before = await messages.page(tx, owner, reply.conversationId, reply.seq, 20)
  return { status: 'completa', text: onboardingText(before), whole: true }
}
