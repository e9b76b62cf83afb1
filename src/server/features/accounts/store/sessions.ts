import { createHash, randomBytes } from 'node:crypto'
import type { Person } from '#domain/account/person.ts'
import { firstValue, hasRows, type Queryable } from '#server/platform/db/database.ts'

export type StoredPerson = Omit<Person, 'createdAt'> & { createdAt: Date }

type Place = {
  id: string
  current: boolean
  userAgent: string | null
  createdAt: Date
  lastUsedAt: Date
}

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

  list: async (sql: Queryable, ownerId: string, currentId: string): Promise<Place[]> =>
    await sql<Place[]>`
      select id, id = ${currentId} as current, "userAgent", "createdAt", "updatedAt" as "lastUsedAt" from sessions
      where "userId" = ${ownerId} and "expiresAt" > now() order by current desc, "updatedAt" desc limit 100`,

  end: (sql: Queryable, ownerId: string, id: string): Promise<boolean> =>
    endOnPurpose(sql, sql`"userId" = ${ownerId} and id = ${id}`),

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
  endedOwner: (sql: Queryable, token: string): Promise<string | null> =>
    firstValue(sql`
      select "userId" from sessoes_encerradas where token = ${tokenHash(token)} and "expiresAt" > now()`),

  async clearExpired(sql: Queryable): Promise<void> {
    await sql`delete from sessions where "expiresAt" < now()`
    await sql`delete from sessoes_encerradas where "expiresAt" < now()`
  },
}

const endOnPurpose = (sql: Queryable, which: ReturnType<Queryable>): Promise<boolean> =>
  hasRows(sql`
    with ended as (delete from sessions where ${which} returning token, "userId", "expiresAt")
    insert into sessoes_encerradas (token, "userId", "expiresAt")
    select sha256(convert_to(token, 'UTF8')), "userId", "expiresAt" from ended
    on conflict do nothing returning 1`)

export const newToken = (bytes = 24): string => randomBytes(bytes).toString('base64url')

export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()

type NewPassword = { hash: string | null; tokenHere: string | null }

export const credentials = {
  hashOf: (sql: Queryable, personId: string): Promise<string | null> =>
    firstValue<string | null>(sql`
      select password from accounts where "userId" = ${personId} and "providerId" = 'credential'`),

  passwordSetAt: (sql: Queryable, email: string): Promise<Date | null> =>
    firstValue<Date>(sql`
      select accounts."updatedAt" from users join accounts on accounts."userId" = users.id
      where users.email = ${email} and "providerId" = 'credential'`),

  /** Sets the password's hash, or voids the password with null. Every session ends (`endAll`). */
  async replace(tx: Queryable, personId: string, { hash, tokenHere }: NewPassword): Promise<void> {
    await tx`update accounts set password = ${hash}, "updatedAt" = now()
      where "userId" = ${personId} and "providerId" = 'credential'`
    await sessions.endAll(tx, personId, tokenHere)
  },
}
