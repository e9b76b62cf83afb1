import { createHash, randomBytes } from 'node:crypto'
import { type ConsentRecord, consentRecord } from '#domain/account/consent.ts'
import type { Person } from '#domain/account/person.ts'
import type { AppError } from '#domain/errors.ts'
import { ENTRY_LINK_LASTS, RESET_LINK_LASTS, SUPPORT_CODE_LASTS, UNDO_LINK_LASTS } from '#domain/limits.ts'
import { type Fragment, onlyRow, type Queryable } from '#server/platform/db/database.ts'

type AccountRow = {
  email: string
  plano: string
  createdAt: Date
  lastLogin: Date | null
  ultimoErro: string | null
  ultimoErroEm: string | null
  onboardingFinalizado: boolean
  proposesNotes: boolean
}
type Consented = { consentVersion: string; consentAt: Date }
export type AccountData = AccountRow & { consents: ConsentRecord[] }

/** The table of people, for what Better Auth does not query itself. */
export const people = {
  async exists(sql: Queryable, email: string): Promise<boolean> {
    return (await people.idOf(sql, email)) !== null
  },

  async idOf(sql: Queryable, email: string): Promise<string | null> {
    const [row] = await sql<{ id: string }[]>`select id from users where email = ${email}`
    return row?.id ?? null
  },

  async emailOf(sql: Queryable, id: string): Promise<string | null> {
    const [row] = await sql<{ email: string }[]>`select email from users where id = ${id}`
    return row?.email ?? null
  },

  /** Part of a query: the plan of this person. */
  planColumn: (sql: Queryable, id: string): Fragment => sql`(select plano from users where id = ${id})`,

  /** Somebody has shown that they can read this mailbox. */
  async confirmEmail(sql: Queryable, id: string): Promise<void> {
    await sql`update users set "emailVerified" = true where id = ${id}`
  },

  /** What is kept about a person beside their conversations. */
  async dataOf(sql: Queryable, id: string): Promise<AccountData> {
    const rows = await sql<(AccountRow & Consented)[]>`
      select email, plano, "createdAt", "lastLogin", "ultimoErro", "ultimoErroEm"::text, "onboardingFinalizado", "proposesNotes",
        "consentVersion", "consentAt"
      from users where id = ${id}`
    const { consentVersion, consentAt, ...account } = onlyRow(rows)
    return { ...account, consents: [consentRecord(consentVersion, consentAt)] }
  },

  async touchLastLogin(sql: Queryable, id: string): Promise<void> {
    await sql`
      update users set "lastLogin" = now(), "ultimoErro" = null, "ultimoErroEm" = null where id = ${id}`
  },

  /** For support: how the last attempt to sign in failed. */
  async noteSignInError(sql: Queryable, email: string, code: AppError['code']): Promise<void> {
    const today = sql`(now() at time zone 'America/Sao_Paulo')::date`
    await sql`
      update users set "ultimoErro" = ${code}, "ultimoErroEm" = ${today}
      where email = ${email} and ("ultimoErro", "ultimoErroEm") is distinct from (${code}, ${today})`
  },
}

/** The account of a demonstration: the one e-mail with the one plan. An operator may give that e-mail another plan. */
export const demoAccount = {
  async isDatabaseUsed(sql: Queryable): Promise<boolean> {
    const [row] = await sql`select exists (select from users) or exists (select from liberados) as used`
    return row?.used === true
  },

  /** It may neither register nor sign in; what it wrote stays. */
  async shutOut(sql: Queryable, { email, plano }: { email: string; plano: string }): Promise<void> {
    await sql`delete from liberados where email = ${email} and plano = ${plano}`
    await sql`delete from sessions using users
      where users.id = sessions."userId" and users.email = ${email} and users.plano = ${plano}`
  },

  async isThere(sql: Queryable, { email, plano }: { email: string; plano: string }): Promise<boolean> {
    return (await sql`select from users where email = ${email} and plano = ${plano}`).length > 0
  },
}

/** Accounts that may not send messages, by decision of the operator or because their person is under 18. Asked with every message that is sent. */
export const suspensions = {
  async add(sql: Queryable, email: string): Promise<void> {
    await sql`insert into suspensoes (email) values (${email}) on conflict do nothing`
  },

  /** The account may send again. False when it was not suspended. */
  async remove(sql: Queryable, email: string): Promise<boolean> {
    return (await sql`delete from suspensoes where email = ${email} returning 1`).length > 0
  },

  /** Somebody said to be under 18. A suspension that is there stays as it is. */
  async addForAge(sql: Queryable, personId: string): Promise<void> {
    await sql`insert into suspensoes (email, motivo) select email, 'idade' from users where id = ${personId}
      on conflict do nothing`
  },

  /** Since when an account may not send, and why if it is not the operator's decision. */
  async find(sql: Queryable, email: string): Promise<{ createdAt: Date; motivo: 'idade' | null } | null> {
    const [row] = await sql<{ createdAt: Date; motivo: 'idade' | null }[]>`
      select "createdAt", motivo from suspensoes where email = ${email}`
    return row ?? null
  },

  /** Part of a query: whether the account with this id is suspended. */
  includes: (sql: Queryable, personId: string) =>
    sql`exists (select from users join suspensoes using (email) where users.id = ${personId})`,

  /** Part of a query: whether that is because its person is under 18. */
  includesForAge: (sql: Queryable, personId: string) =>
    sql`exists (select from users join suspensoes using (email) where users.id = ${personId} and motivo = 'idade')`,
}

/** The question how old a person is, which is asked once. */
export const ageQuestions = {
  /** Part of a query: the message that brought it; null when it was never asked. */
  askedFor: (sql: Queryable, personId: string) =>
    sql`(select "idadePerguntada" from users where id = ${personId})`,

  async note(sql: Queryable, personId: string, messageId: string): Promise<void> {
    await sql`update users set "idadePerguntada" = coalesce("idadePerguntada", ${messageId}) where id = ${personId}`
  },
}

export type StoredPerson = Omit<Person, 'createdAt'> & { createdAt: Date }

type PlaceRow = { id: string; userAgent: string | null; createdAt: Date; updatedAt: Date }

/** The table of sessions. But for what a token alone proves, the owner is part of every query. */
export const sessions = {
  /** The session of a token that expires after that moment, with its person. A row without that token is none. */
  async findFresh(sql: Queryable, token: string, expiresAfter: Date) {
    const [row] = await sql<(StoredPerson & { sessionId: string; token: string })[]>`
      select s.id as "sessionId", s.token, u.id, u.email, u.plano, u."createdAt", u."onboardingFinalizado"
      from sessions s join users u on u.id = s."userId"
      where s.token = ${token} and s."expiresAt" > ${expiresAfter}`
    return row?.token === token ? row : null
  },

  /** Those of a person, the current one first. */
  async list(sql: Queryable, ownerId: string, currentId: string): Promise<PlaceRow[]> {
    return await sql<PlaceRow[]>`
      select id, "userAgent", "createdAt", "updatedAt" from sessions
      where "userId" = ${ownerId} and "expiresAt" > now() order by id = ${currentId} desc, "updatedAt" desc limit 100`
  },

  /** False when there is none. */
  async end(sql: Queryable, ownerId: string, id: string): Promise<boolean> {
    return endOnPurpose(sql, sql`"userId" = ${ownerId} and id = ${id}`)
  },

  /** The token alone signs in, so it alone ends the session. */
  async endByToken(sql: Queryable, token: string): Promise<void> {
    await sql`delete from sessions where token = ${token}`
  },

  async endOthers(sql: Queryable, ownerId: string, currentId: string): Promise<void> {
    await endOnPurpose(sql, sql`"userId" = ${ownerId} and id <> ${currentId}`)
  },

  /** Ends all of a person. The browser whose token is given is where they do it: what it keeps of them stays. */
  async endAll(tx: Queryable, ownerId: string, tokenHere: string | null): Promise<void> {
    await endOnPurpose(tx, tx`"userId" = ${ownerId} and token is distinct from ${tokenHere}`)
    if (tokenHere) await tx`delete from sessions where "userId" = ${ownerId} and token = ${tokenHere}`
  },

  /** Whose session this token was, if its owner ended it. */
  async endedOwner(sql: Queryable, token: string): Promise<string | null> {
    const [row] = await sql<{ userId: string }[]>`
      select "userId" from sessoes_encerradas where token = ${hashed(token)} and "expiresAt" > now()`
    return row?.userId ?? null
  },

  async clearExpired(sql: Queryable): Promise<void> {
    await sql`delete from sessions where "expiresAt" < now()`
    await sql`delete from sessoes_encerradas where "expiresAt" < now()`
  },
}

/** Deletes sessions and remembers that their owner ended them. False when there was none. */
async function endOnPurpose(sql: Queryable, which: ReturnType<Queryable>): Promise<boolean> {
  const ended = await sql`
    with ended as (delete from sessions where ${which} returning token, "userId", "expiresAt")
    insert into sessoes_encerradas (token, "userId", "expiresAt")
    select sha256(convert_to(token, 'UTF8')), "userId", "expiresAt" from ended
    on conflict do nothing returning 1`
  return ended.length > 0
}

type NewPassword = { hash: string | null; tokenHere: string | null }

/** How a person proves who they are. */
export const credentials = {
  /** The password's hash; null when it was voided. */
  async hashOf(sql: Queryable, personId: string): Promise<string | null> {
    const [row] = await sql<{ password: string | null }[]>`
      select password from accounts where "userId" = ${personId} and "providerId" = 'credential'`
    return row?.password ?? null
  },

  /** When the password of this e-mail's account was last set; null when there is no account. */
  async passwordSetAt(sql: Queryable, email: string): Promise<Date | null> {
    const [row] = await sql<{ updatedAt: Date }[]>`
      select accounts."updatedAt" from users join accounts on accounts."userId" = users.id
      where users.email = ${email} and "providerId" = 'credential'`
    return row?.updatedAt ?? null
  },

  /** Sets the password's hash, or voids the password with null. Every session ends (`endAll`). */
  async replace(tx: Queryable, personId: string, { hash, tokenHere }: NewPassword): Promise<void> {
    await tx`update accounts set password = ${hash}, "updatedAt" = now()
      where "userId" = ${personId} and "providerId" = 'credential'`
    await sessions.endAll(tx, personId, tokenHere)
  },
}

const LASTS = {
  'nova-senha': RESET_LINK_LASTS,
  entrada: ENTRY_LINK_LASTS,
  'undo-password': UNDO_LINK_LASTS,
  'undo-account': UNDO_LINK_LASTS,
}
export type LinkKind = keyof typeof LASTS

/** Links for a new password that the release before 0.2.0 sent: read for as long as one may still work. */
const storedKinds = (kind: LinkKind) => (kind === 'nova-senha' ? [kind, 'reset'] : [kind])

/** Links sent by mail. Only the hash of a token is stored, and the database's clock decides how long it lasts. */
export const mailLinks = {
  /** A new link, as the token that goes into the mail. Those from before stay good. */
  async add(tx: Queryable, personId: string, kind: LinkKind, token = newToken()): Promise<string> {
    // The account may be gone by now, and then nothing is added.
    await tx`
      insert into links (token, "userId", kind, "expiresAt")
      select ${hashed(token)}, id, ${kind}, now() + ${`${LASTS[kind]} milliseconds`}::interval
      from users where id = ${personId}`
    return token
  },

  /** Whose link this is, if it still works. */
  async ownerOf(sql: Queryable, kind: LinkKind, token: string): Promise<string | null> {
    const [row] = await sql<{ userId: string }[]>`
      select "userId" from links
      where token = ${hashed(token)} and kind = any(${storedKinds(kind)}) and "expiresAt" > now()`
    return row?.userId ?? null
  },

  /** Uses a link up, for one of those who try at the same moment. */
  async use(tx: Queryable, kind: LinkKind, token: string): Promise<boolean> {
    const used = await tx`
      delete from links
      where token = ${hashed(token)} and kind = any(${storedKinds(kind)}) and "expiresAt" > now() returning 1`
    return used.length > 0
  },

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

function newToken(): string {
  return randomBytes(24).toString('base64url')
}

function hashed(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** What people read out to support, by its hash; the database's clock decides how long it is good. */
export const supportCodes = {
  /** Gives until when it is good. */
  async put(sql: Queryable, personId: string, hash: string): Promise<Date> {
    const rows = await sql<{ expiresAt: Date }[]>`
      insert into codigos_suporte ("userId", hash, "expiresAt")
      values (${personId}, ${hash}, now() + ${`${SUPPORT_CODE_LASTS} milliseconds`}::interval)
      on conflict ("userId") do update set hash = excluded.hash, "expiresAt" = excluded."expiresAt"
      returning "expiresAt"`
    return onlyRow(rows).expiresAt
  },

  async emailOf(sql: Queryable, hash: string): Promise<string | null> {
    const [row] = await sql<{ email: string }[]>`
      select email from codigos_suporte join users on users.id = "userId" where hash = ${hash} and "expiresAt" > now()`
    return row?.email ?? null
  },

  async clearExpired(sql: Queryable): Promise<void> {
    await sql`delete from codigos_suporte where "expiresAt" <= now()`
  },
}
