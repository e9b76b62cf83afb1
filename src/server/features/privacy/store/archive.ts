import type { ChatMessage, Conversation } from '#domain/chat/conversation.ts'
import type { PersonaKey } from '#domain/personas/persona.ts'
import {
  type ConversationRow,
  openedConversation,
  openedTitle,
} from '#server/features/chat/conversations/store.ts'
import { messages } from '#server/features/chat/store/messages.ts'
import {
  type MessageKey,
  openedContent,
  openedWithVersions,
} from '#server/features/chat/store/sealed-message.ts'
import type { Owner } from '#server/features/keys/key-ring.ts'
import { columnOf, type Queryable, type Sql } from '#server/platform/db/database.ts'

const CONVERSATIONS_AT_ONCE = 100
const MESSAGES_AT_ONCE = 200
const SCANNED_AT_ONCE = 500

export type Numbered = Conversation & { number: number }
export type Title = { id: string; title: string; style: PersonaKey; timestamp: Date }
/** A message that is opened only when asked; null when there are no words of anybody in it. */
export type ScannedMessage = { id: string; conversationId: string; text: () => string | null }
export type MessagePlace = { seq: number; role: 'user' | 'assistant'; timestamp: Date }

/** Everything one person ever wrote and was answered, a little at a time. The owner is part of every query. */
export const archive = {
  conversationIds: (sql: Queryable, owner: Owner): Promise<string[]> =>
    columnOf(sql`
      select id from conversas where "userId" = ${owner.id} and "deletedAt" is null
      order by timestamp desc, id desc`),

  /** These conversations in this order, numbered by their place in it; what is gone meanwhile is left out. */
  async *conversations(sql: Queryable, owner: Owner, ids: readonly string[]): AsyncGenerator<Numbered> {
    for (let from = 0; from < ids.length; from += CONVERSATIONS_AT_ONCE) {
      const lot = ids.slice(from, from + CONVERSATIONS_AT_ONCE)
      const rows = await sql<ConversationRow[]>`
        select * from conversas where "userId" = ${owner.id} and id = any(${lot}::uuid[]) and "deletedAt" is null`
      const byId = new Map(rows.map((row) => [row.id, row]))
      for (const [place, id] of lot.entries()) {
        const row = byId.get(id)
        if (row) yield { ...openedConversation(owner, row), number: from + place + 1 }
      }
    }
  },

  async *messages(sql: Queryable, owner: Owner, conversationId: string): AsyncGenerator<ChatMessage> {
    let after = -1
    for (;;) {
      const limit = MESSAGES_AT_ONCE
      const page = await messages.after(sql, owner, conversationId, after, limit, openedWithVersions)
      yield* page
      after = page.at(-1)?.seq ?? after
      if (page.length < MESSAGES_AT_ONCE) return
    }
  },

  async titles(sql: Queryable, owner: Owner): Promise<Title[]> {
    const rows = await sql<(Omit<Title, 'title'> & { title: Uint8Array | null })[]>`
      select id, title, style, timestamp from conversas
      where "userId" = ${owner.id} and "deletedAt" is null order by timestamp desc, id desc`
    return rows.map((row) => ({ ...row, title: openedTitle(owner, row.id, row.title) }))
  },

  /** The most recent conversation first, in it the last message first. */
  async *scan(sql: Sql, owner: Owner): AsyncGenerator<ScannedMessage[]> {
    const lots = sql<ScannedRow[]>`
      select m.id, m."conversaId" as "conversationId", m.seq, m.role, m.onboarding, m.content
      from conversas c join mensagens m on m."userId" = c."userId" and m."conversaId" = c.id
      where c."userId" = ${owner.id} and c."deletedAt" is null and m.status <> 'erro'
      order by c.timestamp desc, c.id desc, m.seq desc`.cursor(SCANNED_AT_ONCE)
    for await (const lot of lots) {
      yield lot.map((row) => ({
        id: row.id,
        conversationId: row.conversationId,
        text: () => wordsIn(owner, row),
      }))
    }
  },

  async places(sql: Queryable, owner: Owner, ids: string[]): Promise<Map<string, MessagePlace>> {
    const rows = await sql<(MessagePlace & { id: string })[]>`
      select id, seq, role, timestamp from mensagens where "userId" = ${owner.id} and id = any(${ids}::uuid[])`
    return new Map(rows.map(({ id, ...place }) => [id, place]))
  },
}

type ScannedRow = MessageKey & { content: Uint8Array }

function wordsIn(owner: Owner, row: ScannedRow): string | null {
  const content = openedContent(owner, row, row.content)
  return content && !content.failed ? content.text : null
}
