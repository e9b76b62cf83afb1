import { consentRecord } from '#domain/account/consent.ts'
import type { AppError } from '#domain/errors.ts'
import { SUPPORT_CODE_LASTS } from '#domain/limits.ts'
import {
  type Fragment,
  firstRow,
  firstValue,
  hasRows,
  onlyRow,
  type Queryable,
} from '#server/platform/db/database.ts'

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

export const people = {
  exists: async (sql: Queryable, email: string): Promise<boolean> => (await people.idOf(sql, email)) !== null,

  idOf: (sql: Queryable, email: string): Promise<string | null> =>
    firstValue(sql`select id from users where email = ${email}`),

  emailOf: (sql: Queryable, id: string): Promise<string | null> =>
    firstValue(sql`select email from users where id = ${id}`),

  /** Part of a query: the plan of this person. */
  planColumn: (sql: Queryable, id: string): Fragment => sql`(select plano from users where id = ${id})`,

  async confirmEmail(sql: Queryable, id: string): Promise<void> {
    await sql`update users set "emailVerified" = true where id = ${id}`
  },

  async dataOf(sql: Queryable, id: string) {
    const rows = await sql<(AccountRow & { consentVersion: string; consentAt: Date })[]>`
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

  isThere: (sql: Queryable, { email, plano }: { email: string; plano: string }): Promise<boolean> =>
    hasRows(sql`select from users where email = ${email} and plano = ${plano}`),
}

/** What people read out to support, by its hash; the database's clock decides how long it is good. */
export const supportCodes = {
  async put(sql: Queryable, personId: string, hash: string): Promise<Date> {
    const rows = await sql<{ expiresAt: Date }[]>`
      insert into codigos_suporte ("userId", hash, "expiresAt")
      values (${personId}, ${hash}, now() + ${`${SUPPORT_CODE_LASTS} milliseconds`}::interval)
      on conflict ("userId") do update set hash = excluded.hash, "expiresAt" = excluded."expiresAt"
      returning "expiresAt"`
    return onlyRow(rows).expiresAt
  },

  emailOf: (sql: Queryable, hash: string): Promise<string | null> =>
    firstValue(sql`
      select email from codigos_suporte join users on users.id = "userId" where hash = ${hash} and "expiresAt" > now()`),

  async clearExpired(sql: Queryable): Promise<void> {
    await sql`delete from codigos_suporte where "expiresAt" <= now()`
  },
}

/** Accounts that may not send messages, by decision of the operator or because their person is under 18. Asked with every message that is sent. */
export const suspensions = {
  async add(sql: Queryable, email: string): Promise<void> {
    await sql`insert into suspensoes (email) values (${email}) on conflict do nothing`
  },

  remove: (sql: Queryable, email: string): Promise<boolean> =>
    hasRows(sql`delete from suspensoes where email = ${email} returning 1`),

  /** The person stated an age under 18. A suspension that is there stays as it is. */
  async addForAge(sql: Queryable, personId: string): Promise<void> {
    await sql`insert into suspensoes (email, motivo) select email, 'idade' from users where id = ${personId}
      on conflict do nothing`
  },

  /** Since when an account may not send, and why if it is not the operator's decision. */
  find: (sql: Queryable, email: string): Promise<{ createdAt: Date; motivo: 'idade' | null } | null> =>
    firstRow(sql<{ createdAt: Date; motivo: 'idade' | null }[]>`
      select "createdAt", motivo from suspensoes where email = ${email}`),

  includes: (sql: Queryable, personId: string) =>
    sql`exists (select from users join suspensoes using (email) where users.id = ${personId})`,

  includesForAge: (sql: Queryable, personId: string) =>
    sql`exists (select from users join suspensoes using (email) where users.id = ${personId} and motivo = 'idade')`,
}

export const ageQuestions = {
  /** Part of a query: the message that brought it; null when it was never asked. */
  askedFor: (sql: Queryable, personId: string) =>
    sql`(select "idadePerguntada" from users where id = ${personId})`,

  async note(sql: Queryable, personId: string, messageId: string): Promise<void> {
    await sql`update users set "idadePerguntada" = coalesce("idadePerguntada", ${messageId}) where id = ${personId}`
  },
}

/** The account may no longer send. False when there is none with this e-mail. */
export async function suspendAccount(sql: Queryable, email: string): Promise<boolean> {
  if (!(await people.exists(sql, email))) return false
  await suspensions.add(sql, email)
  return true
}
