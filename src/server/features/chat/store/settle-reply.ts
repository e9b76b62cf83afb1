import type { Conversation } from '#domain/chat/conversation.ts'
import type { ChatMessage } from '#domain/chat/message.ts'
import { statusesBefore } from '#domain/chat/transitions.ts'
import { sealedLastMessage } from '#server/features/chat/conversations/sealed-conversation.ts'
import { type ConversationRow, openedConversation } from '#server/features/chat/conversations/store.ts'
import type { Announcement } from '#server/features/events/announcement.ts'
import { announcementCall } from '#server/features/events/store.ts'
import type { Owner } from '#server/features/keys/key-ring.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { messageOf } from './message-row.ts'
import { contentOfEnd, type Fence, type ReplyEnd } from './messages.ts'
import { type MessageKey, plainStatus, sealedContent } from './sealed-message.ts'

/** A reply, and the run that writes it. */
type Written = MessageKey & Fence
/** `lastMessage` is what the list shows of it from now on; an empty one leaves what was there. */
type StoredEnd = ReplyEnd & { lastMessage: string }
/** The current state of both. A hidden conversation has nothing to show. */
type Settled = { message: ChatMessage; conversation: Conversation | null }

type Row = ConversationRow & {
  version: number
  nivel: Uint8Array | null
  servico: Uint8Array | null
  notas: Uint8Array | null
  versoes: Uint8Array | null
  replyTimestamp: Date
}

/**
 * Settles a reply, from the node that writes it: the whole text replaces the pieces, the conversation moves up in the
 * list, and every screen is notified. All of it in one query, because it runs for every reply. Null when it is no longer
 * that run's. A node that was unreachable so long that its reply was closed as abandoned may still settle it.
 *
 * Only pieces that were stored before the statement are found: no piece may be on its way.
 */
export async function settleReply(
  sql: Queryable,
  owner: Owner,
  reply: Written,
  { lastMessage, ...end }: StoredEnd,
  announcements: Announcement[],
): Promise<Settled | null> {
  const { id: userId } = owner
  const { id, conversationId, node } = reply
  const content = contentOfEnd(end)
  const status = plainStatus(end.status)
  // A failure looks like any other end.
  const whole = end.whole || content.failed
  const [row] = await sql<Row[]>`
    with locked as (
      select from conversas where "userId" = ${userId} and id = ${conversationId} for update
    ), reply as (
      update mensagens set version = version + 1, status = ${status}, content = ${sealedContent(owner, reply, content)},
        shown = null, whole = ${whole}
      where "userId" = ${userId} and id = ${id} and node = ${node}
        and status = any(${statusesBefore('settle', end.status)})
        and version = ${reply.version}::int + case when status = 'escrevendo' then 0 else 1 end
        and exists (select from locked)
      returning version, nivel, servico, notas, versoes, timestamp as "replyTimestamp"
    ), removed as (
      delete from respostas_trechos where "userId" = ${userId} and "mensagemId" = ${id} and exists (select from reply)
    )
    update conversas set timestamp = now(),
      "lastMessage" = coalesce(${sealedLastMessage(owner, conversationId, lastMessage)}, "lastMessage")
    from reply where "userId" = ${userId} and id = ${conversationId}
    returning conversas.*, reply.*, ${announcementCall(sql, ...announcements)}`
  if (!row) return null
  const { version, nivel, servico, notas, versoes, replyTimestamp: timestamp } = row
  const stored = {
    ...reply,
    conversaId: conversationId,
    status,
    whole,
    shown: null,
    version,
    nivel,
    servico,
    notas,
    versoes,
    timestamp,
  }
  return {
    conversation: row.deletedAt ? null : openedConversation(owner, row),
    message: messageOf(owner, stored, content),
  }
}
