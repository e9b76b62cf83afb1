import type { Queryable } from '#server/platform/db/database.ts'
import { type Announcement, CHANNEL } from './announcement.ts'

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
