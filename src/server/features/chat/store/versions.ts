import type { ChatMessage, Conversation, ReplyStatus } from '#domain/chat/conversation.ts'
import { automaticTitle, preview } from '#domain/chat/preview.ts'
import { type ReplyTransition, statusesBefore } from '#domain/chat/transitions.ts'
import { bringBackVersion, type VersionedExchange, type Versions } from '#domain/chat/versions.ts'
import { cautiousRiskState, type RiskState } from '#domain/safety/state/risk-state.ts'
import { isBlank } from '#domain/text/is-blank.ts'
import {
  type ConversationRow,
  conversations,
  openedConversation,
  risk,
  sealedLastMessage,
} from '#server/features/chat/conversations/store.ts'
import { type Announcement, announce, announcementCall, newsOf } from '#server/features/events/store.ts'
import type { Owner } from '#server/features/keys/key-ring.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { contentOfEnd, type Fence, messages, type ReplyEnd, shownOf, textOnly } from './messages.ts'
import {
  type MessageKey,
  messageOf,
  openedVersions,
  plainStatus,
  type SealedFields,
  sealedContent,
  sealedNotes,
  sealedService,
  sealedVersions,
} from './sealed-message.ts'

/** A message and its reply, with the versions of both that are not shown. */
export type StoredExchange = { message: ChatMessage; reply: ChatMessage; versions: Versions | null }

type NextVersion = {
  exchange: VersionedExchange
  versions: Versions | null
  transition: ReplyTransition
  /** Who writes it, for a new one, and what the conversation remembers of risk then. */
  node?: string
  state?: RiskState
}

export const versionsOf = {
  /** The exchange that a reply belongs to, and whether it is the last; a run carries `rowVersion`. Null when it is not there. */
  async find(tx: Queryable, owner: Owner, conversationId: string, replyId: string) {
    const reply = await messages.findIn(tx, owner, conversationId, replyId)
    const message = reply && (await messages.at(tx, owner, conversationId, reply.seq - 1))
    if (reply?.role !== 'assistant' || message?.role !== 'user') return null
    const [row] = await tx<
      { versoes: Uint8Array | null; node: string | null; rowVersion: number; isLast: boolean }[]
    >`
      select versoes, node, version as "rowVersion", not exists (
        select from mensagens later where later."userId" = m."userId" and later."conversaId" = m."conversaId" and later.seq > m.seq
      ) as "isLast" from mensagens m where "userId" = ${owner.id} and id = ${replyId}`
    if (!row) return null
    const { versoes, ...more } = row
    return { message, reply, versions: openedVersions(owner, reply, versoes), ...more }
  },

  /**
   * Shows a version in the place of what is shown; the caller has locked the conversation. Null when the reply may not move
   * like this. The node that writes it publishes it to its own screens.
   */
  async show(
    tx: Queryable,
    owner: Owner,
    { message, reply }: StoredExchange,
    { exchange, versions, transition, node, state }: NextVersion,
  ) {
    const { asked, answered } = exchange
    const { service, notes } = answered
    const moved = await messages.moveReply(
      tx,
      owner,
      reply,
      transition,
      { ...answered, text: answered.content },
      {
        ...(node && { node }),
        servico: service ? sealedService(owner, reply, service) : null,
        notas: notes ? sealedNotes(owner, reply, notes) : null,
        versoes: versions && sealedVersions(owner, reply, versions),
      },
    )
    if (moved === null) return null
    if (answered.nivel !== reply.nivel) await messages.changeLevel(tx, owner, reply, answered.nivel)
    if (asked.nivel !== message.nivel) await messages.changeLevel(tx, owner, message, asked.nivel)
    if (asked.content !== message.content)
      await tx`
        update mensagens set version = version + 1, content = ${sealedContent(owner, message, textOnly(asked.content))}
        where "userId" = ${owner.id} and id = ${message.id}`
    await refreshConversation(tx, owner, reply.conversationId, state && (() => state))
    const about = { userId: owner.id, ...(node && { from: node }) }
    await announce(tx, ...newsOf(about, [message.id, reply.id], reply.conversationId))
    return versionsOf.find(tx, owner, reply.conversationId, reply.id)
  },

  /** Shows the version before one without a word. Null when it has words, is no version, or is no longer that run's. */
  async bringBack(
    tx: Queryable,
    owner: Owner,
    { conversationId, id, node, version = 0 }: { conversationId: string; id: string } & Partial<Fence>,
  ) {
    await conversations.lock(tx, owner, conversationId)
    const stored = await versionsOf.find(tx, owner, conversationId, id)
    if (!stored?.versions || stored.reply.unreadable || !isBlank(stored.reply.content)) return null
    const back = bringBackVersion(stored.versions)
    // It may have been closed as abandoned meanwhile.
    const isRuns = stored.node === node && stored.rowVersion === version + (isWritten(stored.reply) ? 0 : 1)
    if (!back || (node && !isRuns)) return null
    // What was read in the words that are put aside still counts in the conversation's state.
    const next = { exchange: back.shown, versions: back.versions, transition: 'bringBack' as const }
    return versionsOf.show(tx, owner, stored, next)
  },
}

const isWritten = ({ status }: ChatMessage) => status === 'escrevendo'

/**
 * Sets title and preview to what the conversation shows now, and its state of risk to what `changed` makes of it. The
 * state is encrypted anew even if it is the same: a message that was read before this finds the conversation changed, and
 * is read again.
 */
export async function refreshConversation(
  tx: Queryable,
  owner: Owner,
  conversationId: string,
  changed: (state: RiskState) => RiskState = (state) => state,
): Promise<RiskState> {
  const last = await messages.page(tx, owner, conversationId, null, 2)
  const reply = last.findLast(({ role }) => role === 'assistant')
  const shownText = reply
    ? shownOf({ ...reply, status: reply.status as ReplyStatus, text: reply.content })
    : ''
  const question = last.findLast(({ role }) => role === 'user')
  const first = await messages.firstOwn(tx, owner, conversationId)
  await conversations.describe(tx, owner, conversationId, {
    title: first && automaticTitle(first.content),
    lastMessage: preview(isBlank(shownText) ? (question?.content ?? '') : shownText),
  })
  return risk.change(tx, owner, conversationId, (state) =>
    changed(state ?? cautiousRiskState(last.map(({ nivel }) => nivel))),
  )
}

type Row = ConversationRow & SealedFields & { version: number; replyTimestamp: Date }

/**
 * Settles a reply, from the node that writes it: the whole text replaces the pieces, the conversation moves up in the
 * list, and every screen is notified. All of it in one query, because it runs for every reply. Null when it is no longer
 * that run's, and without the conversation where that is hidden. A node that was unreachable so long that its reply was closed as abandoned may still settle it.
 *
 * Only pieces that were stored before the statement are found: no piece may be on its way.
 */
export async function settleReply(
  sql: Queryable,
  owner: Owner,
  reply: MessageKey & Fence,
  end: ReplyEnd,
  announcements: Announcement[],
): Promise<{ message: ChatMessage; conversation: Conversation | null } | null> {
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
        whole = ${whole}
      where "userId" = ${userId} and id = ${id} and node = ${node}
        and status = any(${statusesBefore('settle', end.status)})
        and version = ${reply.version}::int + case when status = 'escrevendo' then 0 else 1 end
        and exists (select from locked)
      returning version, nivel, servico, notas, versoes, timestamp as "replyTimestamp"
    ), removed as (
      delete from respostas_trechos where "userId" = ${userId} and "mensagemId" = ${id} and exists (select from reply)
    )
    update conversas set timestamp = now(),
      "lastMessage" = coalesce(${sealedLastMessage(owner, conversationId, preview(shownOf(end)))}, "lastMessage")
    from reply where "userId" = ${userId} and id = ${conversationId}
    returning conversas.*, reply.*, ${announcementCall(sql, ...announcements)}`
  if (!row) return null
  const { version, replyTimestamp: timestamp } = row
  const settled = { conversaId: conversationId, status, whole, version, timestamp }
  return {
    conversation: row.deletedAt ? null : openedConversation(owner, row),
    message: messageOf(owner, { ...row, ...reply, ...settled }, content),
  }
}
