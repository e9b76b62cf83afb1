import {
  OPERATOR_LINK_LASTS,
  OPERATOR_SESSION_IDLE,
  OPERATOR_SESSION_LASTS,
  PASSKEY_CHALLENGE_LASTS,
} from '#domain/limits.ts'
import type { Operator } from '#domain/panel/roles.ts'
import { columnOf, firstRow, hasRows, onlyRow, type Queryable } from '#server/platform/db/database.ts'

export type ListedOperator = Operator & { lastSignIn: Date | null; isReady: boolean }

const interval = (milliseconds: number) => `${milliseconds} milliseconds`

export const operators = {
  exist: (sql: Queryable): Promise<boolean> => hasRows(sql`select from operadores limit 1`),

  find: (sql: Queryable, email: string): Promise<(Operator & { passwordHash: string | null }) | null> =>
    firstRow(sql<(Operator & { passwordHash: string | null })[]>`
      select id, nome, email, papel, "passwordHash" from operadores where email = ${email}`),

  /** `isReady` once they have set a passkey or a password. */
  list: async (sql: Queryable): Promise<ListedOperator[]> =>
    await sql<ListedOperator[]>`
      select id, nome, email, papel, "lastSignIn",
        "passwordHash" is not null or exists (select from operadores_chaves where "operatorId" = o.id) as "isReady"
      from operadores o order by email`,

  async put(tx: Queryable, { id, nome, email, papel }: Operator): Promise<Operator> {
    const rows = await tx<Operator[]>`
      insert into operadores (id, nome, email, papel) values (${id}, ${nome}, ${email}, ${papel})
      on conflict (email) do update set nome = excluded.nome, papel = excluded.papel
      returning id, nome, email, papel`
    return onlyRow(rows)
  },

  async remove(tx: Queryable, id: string): Promise<void> {
    await tx`delete from operadores where id = ${id}`
  },

  /** The e-mails of all owners. Locked, so that of two removals at once the last owner stays. */
  owners: (tx: Queryable): Promise<string[]> =>
    columnOf(tx`
      select email from operadores where papel = 'dono' order by email for update`),

  /** Whether this is still their password. Locked, so that what ends it comes before this transaction or after it. */
  lockWithPassword: (tx: Queryable, id: string, hash: string): Promise<boolean> =>
    hasRows(tx`
      select from operadores where id = ${id} and "passwordHash" = ${hash} for no key update`),

  async signedIn(tx: Queryable, id: string): Promise<void> {
    await tx`update operadores set "lastSignIn" = now() where id = ${id}`
  },

  /** Uses the step of a code up; false when it, or a later one, was used before. */
  takeTotpStep: (sql: Queryable, id: string, step: number): Promise<boolean> =>
    hasRows(sql`
      update operadores set "totpStep" = ${step} where id = ${id} and "totpStep" < ${step} returning 1`),

  /** Removes every credential and session: what is set next is the only one. */
  async clearCredentials(tx: Queryable, id: string): Promise<void> {
    await tx`update operadores set "passwordHash" = null where id = ${id}`
    await tx`delete from operadores_chaves where "operatorId" = ${id}`
    await tx`delete from operadores_sessoes where "operatorId" = ${id}`
  },

  async setPassword(tx: Queryable, id: string, hash: string): Promise<void> {
    await tx`update operadores set "passwordHash" = ${hash} where id = ${id}`
  },
}

/** One-time links, one an operator: a new one ends the old. Only hashes of tokens are stored. */
export const operatorLinks = {
  async replace(tx: Queryable, operatorId: string, token: Buffer): Promise<void> {
    await tx`delete from operadores_links where "operatorId" = ${operatorId}`
    await tx`insert into operadores_links (token, "operatorId", "expiresAt")
      values (${token}, ${operatorId}, now() + ${interval(OPERATOR_LINK_LASTS)}::interval)`
  },

  operatorOf: (sql: Queryable, token: Buffer): Promise<Operator | null> =>
    firstRow(sql<Operator[]>`
      select o.id, nome, email, papel from operadores_links l join operadores o on o.id = l."operatorId"
      where token = ${token} and "expiresAt" > now()`),

  /** Counts an opening; gives when the one before it was, and null when the link does not work. */
  async open(tx: Queryable, token: Buffer): Promise<{ openedAt: Date | null } | null> {
    const [before] = await tx<{ openedAt: Date | null }[]>`
      select "openedAt" from operadores_links where token = ${token} and "expiresAt" > now() for update`
    await tx`update operadores_links set "openedAt" = now() where token = ${token}`
    return before ?? null
  },

  /** Uses a link up, for one of those who try at the same moment. */
  use: (tx: Queryable, token: Buffer): Promise<boolean> =>
    hasRows(tx`
      delete from operadores_links where token = ${token} and "expiresAt" > now() returning 1`),
}

export type StoredPasskey = { id: string; publicKey: Buffer; counter: number }

export const passkeys = {
  async add(tx: Queryable, operatorId: string, { id, publicKey, counter }: StoredPasskey): Promise<void> {
    await tx`insert into operadores_chaves (id, "operatorId", "publicKey", counter)
      values (${id}, ${operatorId}, ${publicKey}, ${counter})`
  },

  find: (sql: Queryable, id: string): Promise<(StoredPasskey & { operator: Operator }) | null> =>
    firstRow(sql<(StoredPasskey & { operator: Operator })[]>`
      select k.id, "publicKey", counter::float8 as counter,
        jsonb_build_object('id', o.id, 'nome', nome, 'email', email, 'papel', papel) as operator
      from operadores_chaves k join operadores o on o.id = k."operatorId" where k.id = ${id}`),

  /** Whether this is still a passkey of theirs. Locked likewise. */
  async lockOwner(tx: Queryable, operatorId: string, id: string): Promise<boolean> {
    await tx`select from operadores where id = ${operatorId} for no key update`
    return hasRows(tx`
      select from operadores_chaves where id = ${id} and "operatorId" = ${operatorId}`)
  },

  async used(sql: Queryable, id: string, counter: number): Promise<void> {
    await sql`update operadores_chaves set counter = ${counter} where id = ${id}`
  },
}

export const challenges = {
  async add(sql: Queryable, challenge: string): Promise<void> {
    await sql`insert into operadores_desafios (challenge, "expiresAt")
      values (${challenge}, now() + ${interval(PASSKEY_CHALLENGE_LASTS)}::interval)`
  },

  /** Each is good once. */
  use: (sql: Queryable, challenge: string): Promise<boolean> =>
    hasRows(sql`
      delete from operadores_desafios where challenge = ${challenge} and "expiresAt" > now() returning 1`),
}

export const operatorSessions = {
  async add(tx: Queryable, operatorId: string, token: Buffer): Promise<void> {
    await tx`insert into operadores_sessoes (token, "operatorId") values (${token}, ${operatorId})`
  },

  /** The operator of a session that has not ended; it counts as used now. */
  use: (sql: Queryable, token: Buffer): Promise<Operator | null> =>
    firstRow(sql<Operator[]>`
      update operadores_sessoes s set "usedAt" = now() from operadores o
      where s.token = ${token} and o.id = s."operatorId" and ${isOpen(sql)}
      returning o.id, o.nome, o.email, o.papel`),

  async end(sql: Queryable, token: Buffer): Promise<void> {
    await sql`delete from operadores_sessoes where token = ${token}`
  },
}

const isOpen = (sql: Queryable) => sql`
  (s."createdAt" > now() - ${interval(OPERATOR_SESSION_LASTS)}::interval
    and s."usedAt" > now() - ${interval(OPERATOR_SESSION_IDLE)}::interval)`

/** Ends everything that signs anybody in: who was removed since a copy was made must not come back with it. */
export async function endOperatorSignIns(sql: Queryable): Promise<void> {
  await sql`update operadores set "passwordHash" = null`
  await sql`delete from operadores_chaves`
  await sql`delete from segredos where nome like 'operador/%'`
  await sql`delete from operadores_sessoes`
  await sql`delete from operadores_links`
  await sql`delete from operadores_desafios`
}

export async function clearEndedSignIns(sql: Queryable): Promise<void> {
  await sql`delete from operadores_sessoes s where not ${isOpen(sql)}`
  await sql`delete from operadores_links where "expiresAt" < now()`
  await sql`delete from operadores_desafios where "expiresAt" < now()`
}
