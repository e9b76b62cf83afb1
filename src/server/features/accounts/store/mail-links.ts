import { ENTRY_LINK_LASTS, RESET_LINK_LASTS, UNDO_LINK_LASTS } from '#domain/limits.ts'
import { firstValue, hasRows, type Queryable } from '#server/platform/db/database.ts'
import { newToken, tokenHash } from './sessions.ts'

const LASTS = {
  'nova-senha': RESET_LINK_LASTS,
  entrada: ENTRY_LINK_LASTS,
  'undo-password': UNDO_LINK_LASTS,
  'undo-account': UNDO_LINK_LASTS,
  /** A link for a new password that no mail carries: the page that undid a change of it has it. */
  reset: RESET_LINK_LASTS,
}
export type LinkKind = keyof typeof LASTS

const storedKinds = (kind: LinkKind): LinkKind[] => (kind === 'nova-senha' ? [kind, 'reset'] : [kind])

/** Links that prove whose mailbox it is. Only the hash of a token is stored, and the database's clock decides how long it lasts. */
export const mailLinks = {
  /** A new link, as its token. Those from before stay good. */
  async add(tx: Queryable, personId: string, kind: LinkKind, token = newToken()): Promise<string> {
    // The account may be gone by now, and then nothing is added.
    await tx`
      insert into links (token, "userId", kind, "expiresAt")
      select ${tokenHash(token)}, id, ${kind}, now() + ${`${LASTS[kind]} milliseconds`}::interval
      from users where id = ${personId}`
    return token
  },

  wasMailed: (sql: Queryable, personId: string, kind: LinkKind): Promise<boolean> =>
    hasRows(sql`
      select from links where "userId" = ${personId} and kind = ${kind} and "expiresAt" > now()`),

  ownerOf: (sql: Queryable, kind: LinkKind, token: string): Promise<string | null> =>
    firstValue(sql`
      select "userId" from links
      where token = ${tokenHash(token)} and kind = any(${storedKinds(kind)}) and "expiresAt" > now()`),

  /** Uses a link up, for one of those who try at the same moment. */
  use: (tx: Queryable, kind: LinkKind, token: string): Promise<boolean> =>
    hasRows(tx`
      delete from links
      where token = ${tokenHash(token)} and kind = any(${storedKinds(kind)}) and "expiresAt" > now() returning 1`),

  /** Ends the links that were about the password before: one that undoes an older change would undo the new one. */
  async voidForPassword(tx: Queryable, personId: string): Promise<void> {
    await tx`delete from links where "userId" = ${personId} and kind <> 'undo-account'`
  },

  async clearExpired(sql: Queryable): Promise<void> {
    await sql`delete from links where "expiresAt" < now()`
  },

  async voidAll(tx: Queryable, personId: string): Promise<void> {
    await tx`delete from links where "userId" = ${personId}`
  },
}
