import type { Queryable } from '#server/platform/db/database.ts'
import { type Announcement, CHANNEL } from './announcement.ts'

/** What a notification of PostgreSQL holds. */
const MAX_BYTES = 7_999

/** Tells every node, when and only if the transaction commits. */
export async function announce(tx: Queryable, ...announcements: Announcement[]): Promise<void> {
  if (announcements.length > 0) await announcementQuery(tx, announcements)
}

/** The same as a part of another statement, however many they are. */
export function announcementQuery(sql: Queryable, announcements: Announcement[]) {
  const together = JSON.stringify(announcements)
  // Ids and names of ours: a character is a byte.
  const payloads =
    together.length <= MAX_BYTES
      ? [together]
      : announcements.map((announcement) => JSON.stringify([announcement]))
  return sql`select count(pg_notify(${CHANNEL}, payload)) as told from unnest(${payloads}::text[]) as payload`
}

/** The call that announces a few of them within another statement, for each of its rows; PostgreSQL sends it once. */
export const announcementCall = (sql: Queryable, ...announcements: Announcement[]) =>
  sql`pg_notify(${CHANNEL}, ${JSON.stringify(announcements)})`

/** Which of these sessions have not ended. */
export async function liveSessions(sql: Queryable, ids: readonly string[]): Promise<Set<string>> {
  const rows = await sql<{ id: string }[]>`
    select id from sessions where id = any(${[...ids]}::uuid[]) and "expiresAt" > now()`
  return new Set(rows.map((row) => row.id))
}
