import { type ConsentRecord, consentRecord } from '#domain/account/consent.ts'
import type { AppError } from '#domain/errors.ts'
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

  async isThere(sql: Queryable, { email, plano }: { email: string; plano: string }): Promise<boolean> {
    return (await sql`select from users where email = ${email} and plano = ${plano}`).length > 0
  },
}
