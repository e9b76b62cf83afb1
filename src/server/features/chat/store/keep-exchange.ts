import type { SendAnswer } from '#domain/api/chat.ts'
import type { Conversation } from '#domain/chat/conversation.ts'
import { preview } from '#domain/chat/preview.ts'
import type { RiskLevel } from '#domain/safety/risk-level.ts'
import type { RiskState } from '#domain/safety/state/risk-state.ts'
import {
  type ConversationRow,
  openedConversation,
  risk,
  sealedLastMessage,
  sealedTitle,
} from '#server/features/chat/conversations/store.ts'
import { announcementCall, newsOf } from '#server/features/events/store.ts'
import type { Owner } from '#server/features/keys/key-ring.ts'
import { type Bucket, takeFromAllBuckets } from '#server/features/limits/store.ts'
import { uuidv7 } from '#server/platform/crypto/uuidv7.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { textOnly } from './messages.ts'
import { sealedContent, sealedEmptyReply, sealedLevel } from './sealed-message.ts'
import type { Snapshot } from './snapshot.ts'

/** A message and the empty reply to it, which `node` is going to write. They take the conversation's next two places. */
export type Exchange = {
  message: { id: string; content: string; nivel: RiskLevel }
  onboarding: boolean
  node: string
  risk: RiskState
  /** How the conversation is called unless it has a name. */
  title: string | null
}

export type Kept = { exchange: SendAnswer; now: Conversation }

/** All or nothing, if the conversation is unchanged and every limit has room: in one query, because a person waits for it. */
export async function keepExchange(
  sql: Queryable,
  owner: Owner,
  { id, next, sealedRisk }: Snapshot,
  { message, onboarding, node, risk: riskNow, title }: Exchange,
  limits: Bucket[],
): Promise<Kept | null> {
  const { id: userId } = owner
  const place = { conversationId: id, onboarding }
  const asked = { ...place, ...message, seq: next, role: 'user' } as const
  const reply = { ...place, id: uuidv7(), nivel: riskNow.level, seq: next + 1, role: 'assistant' } as const
  const news = newsOf({ userId, from: node }, [message.id, reply.id], id)
  const [row] = await sql<(ConversationRow & { sentAt: Date })[]>`
    with unchanged as (
      select from conversas where "userId" = ${userId} and id = ${id} and "deletedAt" is null
        and "nextSeq" = ${next} and risco is not distinct from ${sealedRisk}
        -- A device that missed the acknowledgement must not bring back what another has deleted.
        and not exists (select from mensagens_apagadas where "userId" = ${userId} and "mensagemId" = ${message.id})
      for update
    ), ${takeFromAllBuckets(sql, limits, sql`exists (select from unchanged)`)},
    moved as (
      update conversas set "nextSeq" = "nextSeq" + 2, timestamp = now(),
        "lastMessage" = coalesce(${sealedLastMessage(owner, id, preview(message.content))}, "lastMessage"),
        title = case when "titleUpdated" then title
          else coalesce(title, ${title === null ? null : sealedTitle(owner, id, title)}) end,
        risco = ${risk.sealed(owner, { id, next: next + 2 }, riskNow)}
      where "userId" = ${userId} and id = ${id} and exists (select from unchanged)
        and (select count(*) from taken) = ${limits.length}
      returning *
    ), added as (
      insert into mensagens
        ("userId", "conversaId", seq, id, role, status, onboarding, content, nivel, node)
      select "userId", id, ${next}::int, ${message.id}::uuid, 'user', 'enviada', ${onboarding}::boolean,
        ${sealedContent(owner, asked, textOnly(message.content))}::bytea,
        ${sealedLevel(owner, asked, { level: message.nivel, revision: 0 })}::bytea, null from moved
      union all
      select "userId", id, ${next + 1}::int, ${reply.id}::uuid, 'assistant', 'escrevendo', ${onboarding}::boolean,
        ${sealedEmptyReply(owner, reply)}::bytea,
        ${sealedLevel(owner, reply, { level: reply.nivel, revision: 0 })}::bytea,
        ${node}::uuid from moved
    )
    select moved.*, now() as "sentAt", ${announcementCall(sql, ...news)} from moved`
  if (!row) return null
  const fresh = { timestamp: row.sentAt.toISOString(), shown: null, whole: false, version: 0 }
  return {
    now: openedConversation(owner, row),
    exchange: {
      message: { ...asked, ...fresh, status: 'enviada' },
      reply: { ...reply, ...fresh, status: 'escrevendo', content: '' },
    },
  }
}
