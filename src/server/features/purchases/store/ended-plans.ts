import { CONTENT_KEPT_AFTER_PLAN } from '#domain/limits.ts'
import type { NoticesSent } from '#domain/purchases/plan-state.ts'
import { columnOf, onlyRow, type Queryable } from '#server/platform/db/database.ts'

export type EndedPlan = {
  userId: string
  email: string
  fimAcesso: Date
  /** When sending ended: the paid time and, for a subscription, the days in which its renewal was waited for. */
  terminouEm: Date
  chave: string
  /** When each of the three mails about it left. */
  sent: NoticesSent
}

/** Entries of the allow-list in the order of their e-mails: after one, up to another; without it, up to the last. */
export type Slice = { after: string; upTo: string | null }

export function noticeKeys(userId: string, endedAt: number): [string, string, string] {
  const key = `plano/${userId}/${endedAt}`
  return [`${key}/0`, `${key}/1`, `${key}/2`]
}

export const endedPlans = {
  /** By the clock that dates sent mails: with another that is ahead, all three would leave and everything be erased at once. */
  now: async (sql: Queryable): Promise<Date> => onlyRow(await sql<{ now: Date }[]>`select now()`).now,

  async slice(sql: Queryable, after: string, size: number): Promise<Slice> {
    const [last] = await sql<{ email: string }[]>`
      select email from liberados where email > ${after} order by email offset ${size - 1} limit 1`
    return { after, upTo: last?.email ?? null }
  },

  /** Accounts of a slice whose plan has ended and who have something to lose. */
  async due(sql: Queryable, now: Date, slice: Slice): Promise<EndedPlan[]> {
    const kept = `${CONTENT_KEPT_AFTER_PLAN} milliseconds`
    const end = sql`coalesce("toleranciaAte", "fimAcesso")`
    const time = (mail: string) => sql`floor(extract(epoch from ${sql(mail)}."enviadoEm") * 1000)`
    return await sql<EndedPlan[]>`
      with ended as (
        select u.id as "userId", u.email, "fimAcesso", ${end} as "terminouEm",
          'plano/' || u.id || '/' || floor(extract(epoch from ${end}) * 1000)::bigint as chave
        from liberados l join users u on u.email = l.email
        where "fimAcesso" is not null and ${end} <= ${now} and ${inSlice(sql, slice)}
          and not exists (select from exclusoes where exclusoes."userId" = u.id and "erasedAt" is not null)
          and (${end} + ${kept}::interval > ${now} or exists (select from conversas c where c."userId" = u.id))
      )
      select e.*, jsonb_build_array(${time('first')}, ${time('second')}, ${time('third')}) as sent
      from ended e
      left join correio first on first.chave = e.chave || '/0'
      left join correio second on second.chave = e.chave || '/1'
      left join correio third on third.chave = e.chave || '/2'
      order by "terminouEm"`
  },

  /** E-mails that bought something and never made an account, so long after the end. */
  unused: (sql: Queryable, milliseconds: number, slice: Slice): Promise<string[]> =>
    columnOf(sql`
      select email from liberados l where origem = 'compra' and "fimAcesso" is not null and ${inSlice(sql, slice)}
        and coalesce("toleranciaAte", "fimAcesso") < now() - ${`${milliseconds} milliseconds`}::interval
        and not exists (select from users where users.email = l.email)`),
}

const inSlice = (sql: Queryable, { after, upTo }: Slice) =>
  upTo === null ? sql`l.email > ${after}` : sql`l.email > ${after} and l.email <= ${upTo}`
