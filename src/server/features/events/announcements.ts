import type { Queryable } from '#server/platform/db/database.ts'

export const CHANNEL = 'aconchego'

/** What a notification of PostgreSQL holds. */
const MAX_BYTES = 7_999

/**
 * What nodes tell each other. Ids only: whoever needs the content reads it from the database. A node that says `from`
 * has the content at hand and tells its own screens itself (`live.tell`).
 */
export type Announcement =
  /** A conversation was created, changed, hidden or restored. */
  | { type: 'conversa'; userId: string; id: string; from?: string }
  /** A message was added, or a reply changed its status. */
  | { type: 'mensagem'; userId: string; id: string; from?: string }
  /** Pieces of replies were stored by `node`: [person, reply] pairs. */
  | { type: 'trechos'; node: string; replies: [userId: string, replyId: string][] }
  /** Whoever writes this reply is to pause it. */
  | { type: 'pausar'; userId: string; id: string; shown: number }
  | { type: 'onboarding-finalizado'; userId: string }
  /** So much changed that every screen is to ask again. */
  | { type: 'tudo'; userId: string }
  /** These sessions have ended. Said by a trigger of the table, whoever ended them. */
  | { type: 'sessoes-encerradas'; userId: string; ids: string[] }
  /** The person's key is stored in another way: it is to be read again. */
  | { type: 'chave'; userId: string }
  /** The account is gone, and its key before it: nobody keeps it at hand any longer. */
  | { type: 'conta-apagada'; userId: string }

/** Tells every node, when and only if the transaction commits. */
export async function announce(tx: Queryable, ...announcements: Announcement[]): Promise<void> {
  if (announcements.length > 0) await announcingAll(tx, announcements)
}

/** The same as a part of another statement, however many they are. */
export function announcingAll(sql: Queryable, announcements: Announcement[]) {
  const together = JSON.stringify(announcements)
  // Ids and names of ours: a character is a byte.
  const payloads =
    together.length <= MAX_BYTES
      ? [together]
      : announcements.map((announcement) => JSON.stringify([announcement]))
  return sql`select count(pg_notify(${CHANNEL}, payload)) as told from unnest(${payloads}::text[]) as payload`
}

/** A few of them within another statement, for each row that it gives; what is said twice is heard once. */
export const announcing = (sql: Queryable, ...announcements: Announcement[]) =>
  sql`pg_notify(${CHANNEL}, ${JSON.stringify(announcements)})`
