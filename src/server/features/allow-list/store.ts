import type { AllowListRow } from '#domain/purchases/access.ts'
import { columnOf, type Fragment, hasRows, type Queryable } from '#server/platform/db/database.ts'

export type Allowed = { email: string; plano: string }
export type AllowListEntry = AllowListRow & Allowed

type Row = Allowed &
  Pick<AllowListRow, 'status' | 'origem'> & { fimAcesso: Date | null; toleranciaAte: Date | null }

/** The purchase allow-list, the specification's collection 'liberados'. E-mails come in normalized. */
export const allowList = {
  /** The plan of an e-mail that may register, or null. `lock` keeps the row from being removed meanwhile. */
  async findPlano(sql: Queryable, email: string, { lock = false } = {}): Promise<string | null> {
    const [row] = await sql<{ plano: string }[]>`
      select plano from liberados where email = ${email} and ${isOpen(sql)} ${lock ? sql`for share` : sql``}`
    return row?.plano ?? null
  },

  /** Everything about one e-mail, also when its plan has ended. */
  find: async (sql: Queryable, email: string): Promise<AllowListEntry | null> =>
    (await entriesWhere(sql, sql`email = ${email}`))[0] ?? null,

  /** Those of these e-mails that are on the list, also when their plan has ended. */
  findAll: (sql: Queryable, emails: string[]) => entriesWhere(sql, sql`email = any(${emails}::text[])`),

  list: (sql: Queryable) => entriesWhere(sql, sql`true`),

  plans: (sql: Queryable): Promise<string[]> => columnOf(sql`select distinct plano from liberados`),

  /** Any number of entries given by hand, in one statement; an e-mail that is already there gets the new plan. */
  async put(sql: Queryable, entries: Allowed[]): Promise<void> {
    const emails = entries.map(({ email }) => email)
    const planos = entries.map(({ plano }) => plano)
    await sql`insert into liberados (email, plano) select * from unnest(${emails}::text[], ${planos}::text[])
      on conflict (email) do update set plano = excluded.plano, status = 'ativo', "fimAcesso" = null,
        "toleranciaAte" = null, origem = 'manual', "atualizadoEm" = now()`
  },

  /**
   * Any number of entries that follow from purchases. What was given by hand stays as it is, and so does an account that
   * is on no list: no purchase gave its access, so the end of one may not end it.
   */
  async putBought(sql: Queryable, entries: AllowListEntry[]): Promise<void> {
    if (entries.length === 0) return
    await sql`insert into liberados (email, plano, status, "fimAcesso", "toleranciaAte", origem)
      select email, plano, status, to_timestamp("fimAcesso" / 1000), to_timestamp("toleranciaAte" / 1000), 'compra'
      from jsonb_to_recordset(${JSON.stringify(entries)}::text::jsonb)
        as e(email text, plano text, status text, "fimAcesso" float8, "toleranciaAte" float8)
      where exists (select from liberados l where l.email = e.email)
        or not exists (select from users u where u.email = e.email)
      on conflict (email) do update set plano = excluded.plano, status = excluded.status,
        "fimAcesso" = excluded."fimAcesso", "toleranciaAte" = excluded."toleranciaAte", "atualizadoEm" = now()
      where liberados.origem = 'compra'`
  },

  /** Removes entries that no purchase gives any more; with an account they stay, as ended. */
  async dropBought(sql: Queryable, emails: string[]): Promise<void> {
    if (emails.length === 0) return
    await sql`update liberados set status = 'encerrado', "fimAcesso" = least("fimAcesso", now()),
        "toleranciaAte" = null, "atualizadoEm" = now()
      where email = any(${emails}::text[]) and origem = 'compra' and status <> 'encerrado'
        and exists (select from users where users.email = liberados.email)`
    await sql`delete from liberados where email = any(${emails}::text[]) and origem = 'compra'
      and not exists (select from users where users.email = liberados.email)`
  },

  /** The entry of somebody who is erased; what the operator gave by hand is the operator's own list. */
  async forgetBought(tx: Queryable, email: string): Promise<void> {
    await tx`delete from liberados where email = ${email} and origem = 'compra'`
  },

  /** What is bought later does not bring it back, only the operator does. */
  async end(sql: Queryable, email: string): Promise<void> {
    await sql`insert into liberados (email, plano, status, "fimAcesso")
      select email, plano, 'encerrado', now() from users where email = ${email}
      on conflict (email) do update set status = 'encerrado', "fimAcesso" = now(), "toleranciaAte" = null,
        origem = 'manual', "atualizadoEm" = now()`
  },

  remove: (sql: Queryable, email: string): Promise<boolean> =>
    hasRows(sql`delete from liberados where email = ${email} returning 1`),
}

/** Part of a query: when the plan of this person ended; null while it lasts, and for a person who is on no list. */
export const planEndedAt = (sql: Queryable, userId: Fragment): Fragment => sql`
  (select "fimAcesso" from users join liberados using (email) where users.id = ${userId} and not ${isOpen(sql)})`

/** Whether the plan of a row has not ended, by the database's clock. */
const isOpen = (sql: Queryable): Fragment => sql`coalesce("toleranciaAte" > now(), "fimAcesso" > now(), true)`

async function entriesWhere(sql: Queryable, which: Fragment): Promise<AllowListEntry[]> {
  const rows = await sql<Row[]>`
    select email, plano, status, origem, "fimAcesso", "toleranciaAte" from liberados where ${which} order by email`
  const time = (date: Date | null) => date?.getTime() ?? null
  return rows.map(({ fimAcesso, toleranciaAte, ...row }) => ({
    ...row,
    fimAcesso: time(fimAcesso),
    toleranciaAte: time(toleranciaAte),
  }))
}
