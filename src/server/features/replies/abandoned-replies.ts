import { preview } from '#domain/chat/preview.ts'
import { conversations } from '#server/db/conversations.ts'
import { messages, type ReplyEnd } from '#server/db/messages.ts'
import { announce } from '#server/live/announce.ts'
import { type ChatDeps, ownerOf } from './chat-deps.ts'
import { onboardingText } from './reply-source.ts'

/**
 * Closes the replies whose writer died, with the text that was stored of them. Any node may be the one that
 * notices; the writer itself still has the last word if it was only away.
 */
export async function closeAbandonedReplies(deps: Pick<ChatDeps, 'sql' | 'keyRing' | 'runs'>): Promise<void> {
  for (const { userId, id, node } of await messages.abandoned(deps.sql, deps.runs.ids())) {
    const owner = await ownerOf(deps, userId)
    await deps.sql.begin(async (tx) => {
      const reply = await messages.find(tx, owner, id)
      if (reply?.status !== 'escrevendo') return
      let end: ReplyEnd = { status: 'interrompida', text: reply.content, whole: false }
      if (reply.onboarding) {
        const before = await messages.page(tx, owner, reply.conversationId, reply.seq, 20)
        end = { status: 'completa', text: onboardingText(before), whole: true }
      }
      if (!(await messages.settleReply(tx, owner, id, node, end))) return
      if (end.text)
        await conversations.touch(tx, owner, reply.conversationId, { lastMessage: preview(end.text) })
      await announce(
        tx,
        { type: 'mensagem', userId, id },
        { type: 'conversa', userId, id: reply.conversationId },
      )
    })
  }
}
