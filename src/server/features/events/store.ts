import type { LiveEvent } from '#domain/api/chat.ts'
import type { Queryable } from '#server/platform/db/database.ts'

export const CHANNEL = 'aconchego'

/** A piece of a reply as it is stored, in base64. */
export type CarriedPiece = { conversationId: string; pos: number; sealed: string }

/**
 * What nodes send each other through NOTIFY. Ids, and nothing that is not sealed: a node that needs the content reads it
 * from the database. With `from`, that node publishes the content to its own screens itself (`live.publishInOrder`).
 */
export type Announcement =
  | { type: 'conversa'; userId: string; id: string; from?: string }
  /** A message was added, or a reply changed its status. */
  | { type: 'mensagem'; userId: string; id: string; from?: string }
  /** Pieces of a reply were stored by `from`. If none is carried, they are read from the database. */
  | { type: 'trechos'; userId: string; id: string; from: string; piece?: CarriedPiece }
  /** These people have screens open at `node`: it follows the pieces of the replies in progress for them. */
  | { type: 'acompanhar'; node: string; people: string[] }
  /** Its node is to stop it. `shown` counts for a pause only; `version` is that of the run. An erased one is not begun again. */
  | { type: 'pausar'; userId: string; id: string; shown: number; version?: number }
  /** The node `from` stops in the middle of this reply: another one is to continue it. */
  | { type: 'retomar'; userId: string; conversationId: string; id: string; from: string }
  /** What screens receive as it is: nothing has to be read for it. `ola` lets every screen ask again for everything. */
  | { type: 'evento'; userId: string; event: WholeEvent }
  /** These sessions have ended. Sent by a trigger of the table, whatever ended them. */
  | { type: 'sessoes-encerradas'; userId: string; ids: string[] }
  /** The account is gone, and its key before it: no node caches it any longer. */
  | { type: 'conta-apagada'; userId: string }

type WholeEvent = Extract<
  LiveEvent,
  { type: 'mensagens-apagadas' | 'onboarding-finalizado' | 'caderno' | 'ola' }
>

/** That these messages changed, and the conversation if it is named. */
export const newsOf = (
  about: { userId: string; from?: string },
  ids: readonly string[],
  conversationId?: string,
): Announcement[] => [
  ...ids.map((id) => ({ type: 'mensagem' as const, ...about, id })),
  ...(conversationId ? [{ type: 'conversa' as const, ...about, id: conversationId }] : []),
]

const MAX_BYTES = 7_999

/** Announcements as one notification carries them; null when they are too large for one. */
export function payloadOf(announcements: Announcement[]): string | null {
  // Ids, names of ours and base64: a character is a byte.
  const payload = JSON.stringify(announcements)
  return payload.length <= MAX_BYTES ? payload : null
}

/** Tells every node, when and only if the transaction commits. */
export async function announce(tx: Queryable, ...announcements: Announcement[]): Promise<void> {
  if (announcements.length === 0) return
  const together = payloadOf(announcements)
  const payloads = together ? [together] : announcements.map((announcement) => JSON.stringify([announcement]))
  await tx`select count(pg_notify(${CHANNEL}, payload)) from unnest(${payloads}::text[]) as payload`
}

/** A call to embed in another statement. It runs for each row; PostgreSQL sends equal notifications of a transaction once. */
export const announcementCall = (sql: Queryable, ...announcements: Announcement[]) =>
  sql`pg_notify(${CHANNEL}, ${JSON.stringify(announcements)})`

export async function liveSessions(sql: Queryable, ids: readonly string[]): Promise<Set<string>> {
  const rows = await sql<{ id: string }[]>`
    select id from sessions where id = any(${[...ids]}::uuid[]) and "expiresAt" > now()`
  return new Set(rows.map((row) => row.id))
}
