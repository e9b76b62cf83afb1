import { type MessageRow, selectedMessages } from '#server/features/chat/store/sealed-message.ts'
import type { WrappedKey } from '#server/features/keys/store.ts'
import { onlyRow, type Queryable } from '#server/platform/db/database.ts'

export type Restored = { people: number; conversations: number; messages: number; lastMessageAt: Date | null }

// Everybody's rows: for a database that was restored to see whether that works, and that is dropped afterwards.

export async function countRestored(sql: Queryable): Promise<Restored> {
  const counted = await sql<Restored[]>`
    select (select count(*)::int from users) as people, (select count(*)::int from conversas) as conversations,
      (select count(*)::int from mensagens) as messages, (select max(timestamp) from mensagens) as "lastMessageAt"`
  return onlyRow(counted)
}

export const everyPersonKey = async (sql: Queryable): Promise<WrappedKey[]> =>
  await sql<WrappedKey[]>`select "userId", "masterVersion", wrapped from chaves`

export const newestMessages = async (sql: Queryable, limit: number) =>
  await sql<(MessageRow & { userId: string })[]>`
    ${selectedMessages(sql)} order by m.timestamp desc limit ${limit}`
