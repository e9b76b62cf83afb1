import type { LiveEvent } from '#domain/api/chat.ts'
import { conversations } from '#server/features/chat/conversations/store.ts'
import { messages } from '#server/features/chat/store/messages.ts'
import { pieces } from '#server/features/chat/store/pieces.ts'
import type { ChangeReader } from '#server/features/events/live.ts'
import type { KeyRing } from '#server/features/keys/key-ring.ts'
import { type Owner, ownerOf } from '#server/features/keys/owner.ts'
import type { Sql } from '#server/platform/db/database.ts'

/** Reads from the database what a person's screens are to be told about a change. */
export function createChangeReader({ sql, keyRing }: { sql: Sql; keyRing: KeyRing }): ChangeReader {
  /** How far replies that other nodes write have been read. */
  const followed = new Map<string, number>()

  async function readConversation(owner: Owner, id: string): Promise<LiveEvent[]> {
    const conversation = await conversations.findOwned(sql, owner, id)
    return [conversation ? { type: 'conversa', conversation } : { type: 'conversa-apagada', id }]
  }

  async function readMessage(owner: Owner, id: string): Promise<LiveEvent[]> {
    const message = await messages.find(sql, owner, id)
    if (message?.status !== 'escrevendo') followed.delete(id)
    return message ? [{ type: 'mensagem', message }] : []
  }

  async function readPieces(owner: Owner, replyId: string): Promise<LiveEvent[]> {
    const fresh = await pieces.since(sql, owner, replyId, followed.get(replyId) ?? 0)
    const events: LiveEvent[] = []
    for (const { conversationId, pos, text } of fresh) {
      if (pos < (followed.get(replyId) ?? 0)) continue
      followed.set(replyId, pos + text.length)
      events.push({ type: 'texto', conversationId, id: replyId, pos, text })
    }
    return events
  }

  return {
    async read(userId, change) {
      if (change.type === 'onboarding-ended') return [{ type: 'onboarding-finalizado' }]
      if (change.type === 'everything') return [{ type: 'ola' }]
      if (change.type === 'notebook') return [{ type: 'caderno', part: change.part }]
      const owner = await ownerOf({ keyRing }, userId)
      if (change.type === 'conversation') return readConversation(owner, change.id)
      return change.type === 'message' ? readMessage(owner, change.id) : readPieces(owner, change.id)
    },
    forget: (replyId) => void followed.delete(replyId),
    forgetAll: () => followed.clear(),
  }
}
