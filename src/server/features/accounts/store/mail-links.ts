import { ENTRY_LINK_LASTS, RESET_LINK_LASTS, UNDO_LINK_LASTS } from '#domain/limits.ts'
import { firstValue, hasRows, type Queryable } from '#server/platform/db/database.ts'
import { newToken, tokenHash } from './sessions.ts'

const LASTS = {
  'nova-senha': RESET_LINK_LASTS,
  entrada: ENTRY_LINK_LASTS,
  'undo-password': UNDO_LINK_LASTS,
  'undo-account': UNDO_LINK_LASTS,
}
export type LinkKind = keyof typeof LASTS

/** A link for a new password that no mail carries: the page that undid a change of it has it. Before 0.2.0 mails had them too. */
const ON_PAGE = 'reset'
const storedKinds = (kind: LinkKind) => (kind === 'nova-senha' ? [kind, ON_PAGE] : [kind])

/** Links sent by mail. Only the hash of a token is stored, and the database's clock decides how long it lasts. */
export const mailLinks = {
  /** A new link, as the token that goes into the mail. Those from before stay good. */
  add: (tx: Queryable, personId: string, kind: LinkKind, token = newToken()): Promise<string> =>
    insert(tx, { personId, kind, lasts: LASTS[kind], token }),

  addOnPage: (tx: Queryable, personId: string): Promise<string> =>
    insert(tx, { personId, kind: ON_PAGE, lasts: LASTS['nova-senha'], token: newToken() }),

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

type NewLink = { personId: string; kind: LinkKind | typeof ON_PAGE; lasts: number; token: string }

async function insert(tx: Queryable, { personId, kind, lasts, token }: NewLink): Promise<string> {
  // The account may be gone by now, and then nothing is added.
  await tx`
    insert into links (token, "userId", kind, "expiresAt")
    select ${tokenHash(token)}, id, ${kind}, now() + ${`${lasts} milliseconds`}::interval
    from users where id = ${personId}`
  return token
}
