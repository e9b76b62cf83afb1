import type { AccountData } from '#server/features/accounts/store/people.ts'
import type { Owner } from '#server/features/keys/key-ring.ts'
import { readNotebook, type WholeNotebook } from '#server/features/notebook/parts.ts'
import { archive, type Numbered } from '#server/features/privacy/store/archive.ts'
import type { OwnPurchases } from '#server/features/purchases/ask-of-seller.ts'
import type { DayTokens } from '#server/features/spending/own-tokens.ts'
import type { Sql } from '#server/platform/db/database.ts'

/** What is small enough to be read before the first page is written. */
type ReadFirst = {
  account: AccountData
  planName: string
  /** What was bought with the account's e-mail. */
  purchases: OwnPurchases
  /** Tokens that the model took for the person, by day. */
  tokens: DayTokens[]
  madeAt: Date
}

export type ExportSource = ReadFirst & {
  /** The same each time, in the same order, whatever is written meanwhile: the pages have the numbers of the list. */
  conversations: () => AsyncIterable<Numbered>
  messages: (conversationId: string) => ReturnType<typeof archive.messages>
  /** Small enough to be read at once, each time it is asked. */
  notebook: () => Promise<WholeNotebook>
}

/** Where what is exported comes from: the database, a page at a time, as often as it is asked. */
export async function exportSource(sql: Sql, owner: Owner, first: ReadFirst): Promise<ExportSource> {
  const ids = await archive.conversationIds(sql, owner)
  return {
    ...first,
    conversations: () => archive.conversations(sql, owner, ids),
    messages: (conversationId) => archive.messages(sql, owner, conversationId),
    notebook: () => readNotebook(sql, owner),
  }
}
