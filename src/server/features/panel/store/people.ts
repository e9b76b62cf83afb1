import type { PanelPerson } from '#domain/api/panel.ts'
import type { AllowListRow } from '#domain/purchases/access.ts'
import type { Queryable } from '#server/platform/db/database.ts'

type Moments = 'ate' | 'toleranciaAte' | 'contaDesde' | 'apagaEm'
export type PersonRow = Omit<PanelPerson, 'estado' | Moments> &
  Record<Moments, Date | null> & { status: AllowListRow['status'] | null }

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
    return row && (row.contaDesde || row.status) ? row : null
  },
}

const rows = async (sql: Queryable, emails: ReturnType<Queryable>): Promise<PersonRow[]> =>
  await sql<PersonRow[]>`
    with found as (${emails})
    select found.email, coalesce(l.plano, u.plano, '') as plano, l.status, l.origem, l."fimAcesso" as ate, l."toleranciaAte",
      u."createdAt" as "contaDesde", case when s.email is null then null else coalesce(s.motivo, 'operador') end as suspensa,
      (select count(*)::int from sessions where "userId" = u.id and "expiresAt" > now()) as aparelhos,
      (select "eraseAt" from exclusoes e where e."userId" = u.id) as "apagaEm",
      case when u."ultimoErro" is not null
        then jsonb_build_object('codigo', u."ultimoErro", 'dia', u."ultimoErroEm") end as "ultimoErro"
    from found left join liberados l using (email) left join users u using (email) left join suspensoes s using (email)
    order by found.email collate "C"`
