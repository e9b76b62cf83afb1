import type { ChatMessage, ReplyStatus } from '#domain/chat/conversation.ts'
import { mayMove, type ReplyTransition, statusesBefore } from '#domain/chat/transitions.ts'
import type { RiskLevel } from '#domain/safety/risk-level.ts'
import type { Owner } from '#server/features/keys/key-ring.ts'
import { type Fragment, firstRow, onlyRow, type Queryable } from '#server/platform/db/database.ts'
import { pieces } from './pieces.ts'
import {
  type Content,
  type MessageKey,
  type MessageRow,
  openedLevel,
  openedMessages,
  plainStatus,
  type SealedFields,
  sealedContent,
  sealedEmptyReply,
  sealedLevel,
  sealedNotes,
  sealedService,
  selectedMessages,
} from './sealed-message.ts'

type NewReply = Omit<MessageKey, 'role'> & { nivel: RiskLevel }

/** The whole text of a message, or of a reply that is continued. */
export const textOnly = (text: string): Content => ({ text, shown: null, failed: false })

/** The index that keeps a conversation to one reply in progress or paused. */
export const ONE_REPLY = 'mensagens_uma_resposta'

/** The table of messages. The owner is part of every query. */
export const messages = {
  find: (sql: Queryable, owner: Owner, id: string) => first(sql, owner, sql`id = ${id}`),

  async findIn(sql: Queryable, owner: Owner, conversationId: string, id: string) {
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
  async after(
    sql: Queryable,
    owner: Owner,
    conversationId: string,
    after: number,
    limit: number,
    opened = openedMessages,
  ) {
    const rows = await sql<MessageRow[]>`
      ${selectedMessages(sql)} where "userId" = ${owner.id} and "conversaId" = ${conversationId} and seq > ${after}
      order by seq limit ${limit}`
    return opened(owner, rows)
  },

  at: (sql: Queryable, owner: Owner, conversationId: string, seq: number) =>
    first(sql, owner, sql`"conversaId" = ${conversationId} and seq = ${seq}`),

  /** The person's first message that is no answer in the welcome. */
  firstOwn: (sql: Queryable, owner: Owner, conversationId: string) =>
    first(
      sql,
      owner,
      sql`"conversaId" = ${conversationId} and role = 'user' and not onboarding order by seq limit 1`,
    ),

  /** Sets another level. Its revision is sealed with it: the version of the row would reveal whose message was reassessed. */
  async changeLevel(tx: Queryable, owner: Owner, key: MessageKey, level: RiskLevel, excusable = false) {
    const [row] = await tx<{ nivel: Uint8Array | null }[]>`
      select nivel from mensagens where "userId" = ${owner.id} and id = ${key.id} for update`
    if (!row) return
    const revision = (openedLevel(owner, key, row.nivel)?.revision ?? 0) + 1
    await tx`update mensagens set nivel = ${sealedLevel(owner, key, { level, revision, excusable })}
      where "userId" = ${owner.id} and id = ${key.id}`
  },

  /** An empty reply that this node is going to write. */
  async addReply(sql: Queryable, owner: Owner, reply: NewReply, node: string): Promise<void> {
    const { id, conversationId, seq, onboarding, nivel } = reply
    const key: MessageKey = { ...reply, role: 'assistant' }
    await sql`insert into mensagens
        ("userId", "conversaId", seq, id, role, status, onboarding, content, nivel, node)
      values (${owner.id}, ${conversationId}, ${seq}, ${id}, 'assistant', 'escrevendo', ${onboarding},
        ${sealedEmptyReply(owner, key)}, ${sealedLevel(owner, key, { level: nivel, revision: 0 })},
        ${node})`
  },

  /**
   * Moves a reply as it was read since the caller locked the conversation: it is changed, or `node` writes it from `text` on.
   * Gives its row's new version, which a new run carries; null when it changed meanwhile, or may not move like this.
   */
  async moveReply(
    tx: Queryable,
    owner: Owner,
    reply: ChatMessage,
    transition: ReplyTransition,
    to: ReplyEnd,
    beside: Partial<Omit<SealedFields, 'nivel'>> & { node?: string } = {},
  ): Promise<number | null> {
    const from = reply.status as ReplyStatus
    if (!mayMove(from, transition, to.status)) return null
    const content = contentOfEnd(to)
    const fields = {
      content: sealedContent(owner, reply, content),
      whole: to.whole || content.failed,
      ...beside,
    }
    const [moved] = await tx<{ version: number }[]>`
      update mensagens set version = version + 1, status = ${plainStatus(to.status)}, ${tx(fields)}
      where "userId" = ${owner.id} and id = ${reply.id} and role = 'assistant' and status = ${plainStatus(from)}
      returning version`
    if (!moved) return null
    // A piece written just before its node lost the database may have arrived after the reply was closed.
    await pieces.remove(tx, owner, reply.id)
    return moved.version
  },

  /**
   * Takes a reply back that was closed as abandoned while its writer, this node, was only out of reach; all of it replaces
   * the pieces. Gives the version that the run carries from now on; null when it is no longer this run's: it was continued
   * in another one, or it is gone.
   */
  async reclaimReply(
    sql: Queryable,
    owner: Owner,
    key: MessageKey,
    { node, version }: Fence,
    content: string,
  ): Promise<number | null> {
    const [reclaimed] = await sql<{ version: number }[]>`
      update mensagens set version = version + 1, status = 'escrevendo',
        content = ${sealedContent(owner, key, textOnly(content))}
      where "userId" = ${owner.id} and id = ${key.id} and node = ${node}
        and status = any(${statusesBefore('reclaim', 'escrevendo')})
        and version = ${version}::int + case when status = 'escrevendo' then 0 else 1 end returning version`
    if (!reclaimed) return null
    await pieces.remove(sql, owner, key.id)
    return reclaimed.version
  },

  /** Notes which service writes a reply, or what it read of the notebook, from the node that writes it. */
  async note(sql: Queryable, owner: Owner, key: MessageKey, node: string, { service, notes }: Noted) {
    const sealed = service ? { servico: sealedService(owner, key, service) } : {}
    await sql`update mensagens set ${sql({ ...sealed, ...(notes && { notas: sealedNotes(owner, key, notes) }) })}
      where "userId" = ${owner.id} and id = ${key.id} and node = ${node}`
  },

  /** Ends a reply whose text can't be opened, and leaves it as it is. */
  async closeUnreadable(tx: Queryable, owner: Owner, id: string): Promise<void> {
    await tx`update mensagens set version = version + 1, status = 'interrompida'
      where "userId" = ${owner.id} and id = ${id} and status = any(${statusesBefore('fim', 'interrompida')})`
  },

  /** Takes a person's replies from their runs before they are erased, and names them: the runs store nothing more. */
  async takeFromRuns(tx: Queryable, userId: string): Promise<string[]> {
    const rows = await tx<{ id: string }[]>`
      update mensagens set version = version + 1, status = 'interrompida', node = null
      where "userId" = ${userId} and status = any(${statusesBefore('erase', 'interrompida')}) returning id`
    return rows.map(({ id }) => id)
  },

  /** Keeps an abandoned reply as it is until the transaction ends. Null when it is not abandoned any more. */
  async lockAbandoned(tx: Queryable, owner: Owner, id: string): Promise<Fence | null> {
    return firstRow(tx<Fence[]>`
      select node, version from mensagens
      where "userId" = ${owner.id} and id = ${id} and status = 'escrevendo'
        and not exists (select from nos where nos.id = node and nos."leaseUntil" >= now()) for update`)
  },

  /** Replies of nodes whose lease has expired, but not those that this node knows to be its own. */
  async abandoned(sql: Queryable, ownIds: string[]): Promise<Abandoned[]> {
    // By `offset 0` nothing is read of nodes whose lease holds: joined, PostgreSQL began with all replies in progress.
    return await sql<Abandoned[]>`
      select m.* from nos cross join lateral (
        select "userId", "conversaId" as "conversationId", id from mensagens
        where node = nos.id and status = 'escrevendo' and not (id = any(${ownIds}::uuid[])) offset 0
      ) m
      where nos."leaseUntil" < now() limit 200`
  },

  async countAbandoned(sql: Queryable): Promise<number> {
    return onlyRow(
      await sql<{ total: number }[]>`
        select count(*)::int as total from nos join mensagens m on m.node = nos.id and m.status = 'escrevendo'
        where nos."leaseUntil" < now()`,
    ).total
  },

  async stillWritten(
    sql: Queryable,
    node: string,
    runs: { owner: Owner; id: string; version: number }[],
  ): Promise<Set<string>> {
    const rows = await sql<{ id: string }[]>`
      select id from mensagens
      join unnest(${runs.map(({ owner }) => owner.id)}::uuid[], ${runs.map(({ id }) => id)}::uuid[],
        ${runs.map((run) => run.version)}::int[]) as r(u, m, v)
        on mensagens."userId" = r.u and mensagens.id = r.m and mensagens.version = r.v
      where node = ${node} and status = 'escrevendo'`
    return new Set(rows.map(({ id }) => id))
  },
}

async function first(sql: Queryable, owner: Owner, condition: Fragment): Promise<ChatMessage | null> {
  const rows = await sql<MessageRow[]>`
    ${selectedMessages(sql)} where "userId" = ${owner.id} and ${condition}`
  return openedMessages(owner, rows)[0] ?? null
}

export type Noted = Pick<ChatMessage, 'service' | 'notes'>

export type Abandoned = { userId: string; conversationId: string; id: string }

/** The run that writes a reply, by node and row version: every statement of a run carries both, so that no two write one. */
export type Fence = { node: string; version: number }

export type ReplyEnd = { status: ReplyStatus; text: string; whole: boolean; shown?: number | null }

/** What the person has seen of a reply in this state. */
export const shownOf = ({ status, text, shown }: ReplyEnd): string =>
  status === 'pausada' ? text.slice(0, shown ?? 0) : text

/** The fields of a finished reply that are sealed. */
export function contentOfEnd({ status, text, shown = null }: ReplyEnd): Content {
  return { text, shown, failed: status === 'erro' }
}
