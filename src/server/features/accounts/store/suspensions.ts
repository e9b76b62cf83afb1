import { firstRow, type Queryable } from '#server/platform/db/database.ts'
import { people } from './people.ts'

/** Accounts that may not send messages, by decision of the operator or because their person is under 18. Asked with every message that is sent. */
export const suspensions = {
  async add(sql: Queryable, email: string): Promise<void> {
    await sql`insert into suspensoes (email) values (${email}) on conflict do nothing`
  },

  /** The account may send again. False when it was not suspended. */
  async remove(sql: Queryable, email: string): Promise<boolean> {
    return (await sql`delete from suspensoes where email = ${email} returning 1`).length > 0
  },

  /** The person stated an age under 18. A suspension that is there stays as it is. */
  async addForAge(sql: Queryable, personId: string): Promise<void> {
    await sql`insert into suspensoes (email, motivo) select email, 'idade' from users where id = ${personId}
      on conflict do nothing`
  },

  /** Since when an account may not send, and why if it is not the operator's decision. */
  async find(sql: Queryable, email: string): Promise<{ createdAt: Date; motivo: 'idade' | null } | null> {
    return firstRow(sql<{ createdAt: Date; motivo: 'idade' | null }[]>`
      select "createdAt", motivo from suspensoes where email = ${email}`)
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

/** The account may no longer send. False when there is none with this e-mail. */
export async function suspendAccount(sql: Queryable, email: string): Promise<boolean> {
  if (!(await people.exists(sql, email))) return false
  await suspensions.add(sql, email)
  return true
}
