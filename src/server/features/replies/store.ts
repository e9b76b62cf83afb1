import type { ChatMessage } from '#domain/api/chat.ts'
import type { ReplyStatus } from '#domain/chat/message-status.ts'
import type { RiskLevel } from '#domain/safety/risk-level.ts'
import type { Owner } from '#server/features/conversations/store.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { LEASE, type PiecesColumn, pieces } from './reply-pieces.ts'

export type MessageRow = {
  id: string
  conversaId: string
  seq: number
  role: 'user' | 'assistant'
  content: Uint8Array
  nivel: Uint8Array | null
  status: ChatMessage['status']
  timestamp: Date
  onboarding: boolean
  shown: number | null
  whole: boolean
  version: number
  pieces: PiecesColumn
}

export type NewReply = {
  id: string
  conversationId: string
  seq: number
  onboarding: boolean
  nivel: RiskLevel
}

/** The index that keeps a conversation to one reply in progress or paused. */
export const ONE_REPLY = 'mensagens_uma_resposta'

/** The table of messages. The owner is part of every question. */
export const messages = {
  async find(sql: Queryable, owner: Owner, id: string): Promise<ChatMessage | null> {
    const rows = await sql<MessageRow[]>`${selectedMessages(sql)} where "userId" = ${owner.id} and id = ${id}`
    return openedMessages(owner, rows)[0] ?? null
  },

  async findIn(
    sql: Queryable,
    owner: Owner,
    conversationId: string,
    id: string,
  ): Promise<ChatMessage | null> {
    const message = await messages.find(sql, owner, id)
    return message?.conversationId === conversationId ? message : null
  },

  /** The last ones before a place in the order, oldest first. */
  async page(sql: Queryable, owner: Owner, conversationId: string, before: number | null, limit: number) {
    const rows = await sql<MessageRow[]>`
      ${selectedMessages(sql)} where "userId" = ${owner.id} and "conversaId" = ${conversationId}
        ${before === null ? sql`` : sql`and seq < ${before}`}
      order by seq desc limit ${limit}`
    return openedMessages(owner, [...rows].reverse())
  },

  /** The first ones after a place in the order, oldest first. */
  async after(sql: Queryable, owner: Owner, conversationId: string, after: number, limit: number) {
    const rows = await sql<MessageRow[]>`
      ${selectedMessages(sql)} where "userId" = ${owner.id} and "conversaId" = ${conversationId} and seq > ${after}
      order by seq limit ${limit}`
    return openedMessages(owner, rows)
  },

  async at(sql: Queryable, owner: Owner, conversationId: string, seq: number): Promise<ChatMessage | null> {
    const rows = await sql<MessageRow[]>`
      ${selectedMessages(sql)} where "userId" = ${owner.id} and "conversaId" = ${conversationId} and seq = ${seq}`
    return openedMessages(owner, rows)[0] ?? null
  },

  /** What was read in a message, or what held for a reply, is another level after all. */
  async changeLevel(sql: Queryable, owner: Owner, id: string, nivel: RiskLevel): Promise<void> {
    await sql`update mensagens set version = version + 1, nivel = ${sealedLevel(owner, id, nivel)}
      where "userId" = ${owner.id} and id = ${id}`
  },

  /** An empty reply that this node is going to write. */
  async addReply(
    sql: Queryable,
    owner: Owner,
    { id, conversationId, seq, onboarding, nivel }: NewReply,
    node: string,
  ): Promise<void> {
    await sql`insert into mensagens
        ("userId", "conversaId", seq, id, role, status, onboarding, content, nivel, node, "leaseUntil")
      values (${owner.id}, ${conversationId}, ${seq}, ${id}, 'assistant', 'escrevendo', ${onboarding},
        ${owner.safe.seal(contentPlace(id), '')}, ${sealedLevel(owner, id, nivel)},
        ${node}, now() + ${LEASE}::interval)`
  },

  /** Puts a reply back into writing by this node, from `content` on. False when it is not in one of these states. */
  async reopenReply(
    sql: Queryable,
    owner: Owner,
    id: string,
    from: ReplyStatus[],
    content: string,
    node: string,
  ) {
    const reopened = await sql`
      update mensagens set version = version + 1, status = 'escrevendo', content = ${owner.safe.seal(contentPlace(id), content)},
        shown = null, whole = false, node = ${node}, "leaseUntil" = now() + ${LEASE}::interval
      where "userId" = ${owner.id} and id = ${id} and role = 'assistant' and status = any(${from}) returning 1`
    // One that was on its way when its writer lost the database may have come later than the end.
    if (reopened.length > 0) await pieces.remove(sql, owner, id)
    return reopened.length > 0
  },

  /**
   * Takes a reply back that was closed as abandoned while its writer, this node, was only away; all of it replaces
   * the pieces. False when it is no longer this node's: somebody went on with it, or it is gone.
   */
  async reclaimReply(
    sql: Queryable,
    owner: Owner,
    id: string,
    node: string,
    content: string,
  ): Promise<boolean> {
    const reclaimed = await sql`
      update mensagens set version = version + 1, status = 'escrevendo', content = ${owner.safe.seal(contentPlace(id), content)},
        "leaseUntil" = now() + ${LEASE}::interval
      where "userId" = ${owner.id} and id = ${id} and node = ${node} and status in ('escrevendo', 'interrompida')
      returning 1`
    if (reclaimed.length > 0) await pieces.remove(sql, owner, id)
    return reclaimed.length > 0
  },

  /** Changes a reply that nobody writes. False when it is not in that state any more. */
  async changeReply(
    sql: Queryable,
    owner: Owner,
    id: string,
    from: ReplyStatus,
    to: ReplyEnd,
  ): Promise<boolean> {
    const changed = await sql`
      update mensagens set version = version + 1, status = ${to.status}, content = ${owner.safe.seal(contentPlace(id), to.text)},
        shown = ${to.shown ?? null}, whole = ${to.whole}
      where "userId" = ${owner.id} and id = ${id} and role = 'assistant' and status = ${from} returning 1`
    return changed.length > 0
  },

  /** Keeps an abandoned reply as it is until the transaction ends. False when it is not abandoned any more. */
  async lockAbandoned(tx: Queryable, owner: Owner, id: string): Promise<boolean> {
    const locked = await tx`
      select from mensagens
      where "userId" = ${owner.id} and id = ${id} and status = 'escrevendo' and "leaseUntil" < now() for update`
    return locked.length > 0
  },

  /** Replies whose writer gave no sign for too long, but not those that this node knows to be its own. */
  async abandoned(sql: Queryable, ownIds: string[]): Promise<Abandoned[]> {
    return await sql<Abandoned[]>`
      select "userId", "conversaId" as "conversationId", id, node from mensagens
      where status = 'escrevendo' and "leaseUntil" < now() and not (id = any(${ownIds}::uuid[])) limit 200`
  },
}

export type Abandoned = { userId: string; conversationId: string; id: string; node: string }

export type ReplyEnd = { status: ReplyStatus; text: string; whole: boolean; shown?: number | null }

/** What the person has seen of a reply that stands like this. */
export function shownOf({ status, text, shown }: ReplyEnd): string {
  return status === 'pausada' ? text.slice(0, shown ?? 0) : text
}

export function contentPlace(id: string): string {
  return `mensagens/${id}/content`
}

function levelPlace(id: string): string {
  return `mensagens/${id}/nivel`
}

export function openedLevel({ safe }: Owner, id: string, sealed: Uint8Array | null): RiskLevel {
  return sealed ? (safe.open(levelPlace(id), sealed) as RiskLevel) : 'nenhum'
}

export function sealedLevel({ safe }: Owner, id: string, nivel: RiskLevel): Uint8Array | null {
  return nivel === 'nenhum' ? null : safe.seal(levelPlace(id), nivel)
}

/** The beginning of every question for messages. */
export function selectedMessages(sql: Queryable) {
  return sql`select m.*, ${pieces.column(sql)} from mensagens m`
}

export function openedMessages(owner: Owner, rows: readonly MessageRow[]): ChatMessage[] {
  const { safe } = owner
  return rows.map((row) => ({
    id: row.id,
    conversationId: row.conversaId,
    seq: row.seq,
    role: row.role,
    content: safe.open(contentPlace(row.id), row.content) + pieces.text(safe, row.id, row.pieces),
    status: row.status,
    timestamp: row.timestamp.toISOString(),
    onboarding: row.onboarding,
    shown: row.shown,
    whole: row.whole,
    version: row.version,
    nivel: openedLevel(owner, row.id, row.nivel),
  }))
}
