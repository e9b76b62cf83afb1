import type { LiveEvent } from '#domain/api/chat.ts'
import { conversations } from '#server/features/chat/conversations/store.ts'
import { messages } from '#server/features/chat/store/messages.ts'
import { pieces } from '#server/features/chat/store/pieces.ts'
import type { EventReader } from '#server/features/events/live.ts'
import type { KeyRing } from '#server/features/keys/key-ring.ts'
import { ownerOf } from '#server/features/keys/owner.ts'
import type { Sql } from '#server/platform/db/database.ts'

/** Reads from the database what a person's screens are told about an announcement. */
export function createEventReader({ sql, keyRing }: { sql: Sql; keyRing: KeyRing }): EventReader {
  /** How far replies that other nodes write have been read. */
  const followed = new Map<string, number>()

  return {
    async conversation(userId, id) {
      const conversation = await conversations.findOwned(sql, await ownerOf({ keyRing }, userId), id)
      return [conversation ? { type: 'conversa', conversation } : { type: 'conversa-apagada', id }]
    },
    async message(userId, id) {
      const message = await messages.find(sql, await ownerOf({ keyRing }, userId), id)
      if (message?.status !== 'escrevendo') followed.delete(id)
      return message ? [{ type: 'mensagem', message }] : []
    },
    async pieces(userId, replyId) {
      const owner = await ownerOf({ keyRing }, userId)
      const fresh = await pieces.since(sql, owner, replyId, followed.get(replyId) ?? 0)
      const events: LiveEvent[] = []
      for (const { conversationId, pos, text } of fresh) {
        if (pos < (followed.get(replyId) ?? 0)) continue
        followed.set(replyId, pos + text.length)
        events.push({ type: 'texto', conversationId, id: replyId, pos, text })
      }
      return events
    },
    forget: (replyId) => void followed.delete(replyId),
    forgetAll: () => followed.clear(),
  }
}
