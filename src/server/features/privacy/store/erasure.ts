import { sessions } from '#server/features/accounts/store/sessions.ts'
import { messages } from '#server/features/chat/store/messages.ts'
import type { Queryable } from '#server/platform/db/database.ts'

export const erasure = {
  /** Ends their replies that are being written right now, and names them: the nodes that write them are notified. */
  async stopReplies(tx: Queryable, userId: string): Promise<string[]> {
    await tx`select from conversas where "userId" = ${userId} order by id for update`
    return messages.takeFromRuns(tx, userId)
  },

  /** All conversations with their messages, hidden ones too. */
  async conversations(tx: Queryable, userId: string): Promise<void> {
    await tx`delete from conversas where "userId" = ${userId}`
  },

  /** All that signs in: sessions, the password, links of mails. */
  async signIns(tx: Queryable, userId: string): Promise<void> {
    await sessions.endAll(tx, userId, null)
    await tx`delete from accounts where "userId" = ${userId}`
    await tx`delete from links where "userId" = ${userId}`
  },

  /** The account and everything that is left of it. Limits are kept by the person's id or by a hash. */
  async account(tx: Queryable, userId: string): Promise<void> {
    await tx`delete from users where id = ${userId}`
    await tx`delete from limites where key like ${`% ${userId}`}`
  },
}
