import type { AllowListRow } from '#domain/purchases/access.ts'
import type { Queryable } from '#server/platform/db/database.ts'

export type PersonRow = Partial<Pick<AllowListRow, 'status' | 'origem'>> & {
  email: string
  plano: string
  fimAcesso: Date | null
  toleranciaAte: Date | null
  createdAt: Date | null
  suspended: 'operador' | 'idade' | null
  devices: number
  eraseAt: Date | null
  errorCode: string | null
  /** YYYY-MM-DD. */
  errorDay: string | null
}

/** Those on the allow-list and those with an account, by e-mail. Nothing that a person wrote. */
export const panelPeople = {
  /** People whose e-mail begins with `start` and comes after `after`, in the order of bytes. */
  async startingWith(sql: Queryable, start: string, after: string, limit: number): Promise<PersonRow[]> {
    // No e-mail has a letter behind this one.
    const end = `${start}\u{10FFFF}`
    const from = (table: 'liberados' | 'users') => sql`(select email from ${sql(table)}
      where email collate "C" >= ${start} and email collate "C" < ${end} and email collate "C" > ${after}
      order by email collate "C" limit ${limit})`
    return await rows(
      sql,
      sql`select email from (${from('liberados')} union ${from('users')}) as e
        order by email collate "C" limit ${limit}`,
    )
  },

  async find(sql: Queryable, email: string): Promise<PersonRow | null> {
    const [row] = await rows(sql, sql`select ${email}::text as email`)
    return row && (row.createdAt || row.status) ? row : null
  },
}

const rows = async (sql: Queryable, emails: ReturnType<Queryable>): Promise<PersonRow[]> =>
  await sql<PersonRow[]>`
    with found as (${emails})
    select found.email, coalesce(l.plano, u.plano, '') as plano, l.status, l.origem, l."fimAcesso", l."toleranciaAte",
      u."createdAt", case when s.email is null then null else coalesce(s.motivo, 'operador') end as suspended,
      (select count(*)::int from sessions where "userId" = u.id and "expiresAt" > now()) as devices,
      (select "eraseAt" from exclusoes e where e."userId" = u.id) as "eraseAt",
      u."ultimoErro" as "errorCode", u."ultimoErroEm"::text as "errorDay"
    from found left join liberados l using (email) left join users u using (email) left join suspensoes s using (email)
    order by found.email collate "C"`
