import type { ProductName } from '#domain/purchases/adapters/read-delivery.ts'
import type { CanonicalEvent } from '#domain/purchases/canonical-event.ts'
import { columnOf, type Queryable } from '#server/platform/db/database.ts'

/** Sent again, it may be whole or signed, or we may have learnt to read it. */
const NOTHING_TO_APPLY = ['ignorado', 'ilegivel', 'sem_permissao', 'falhou'] as const
export type EventState = 'novo' | 'aplicado' | 'sem_mapa' | (typeof NOTHING_TO_APPLY)[number]

/** Something that came in, as it is kept: never its body. */
export type InboxRow = {
  /** A hash of where it came from and what it is, so that the same delivery is kept once. */
  id: string
  integracaoId: string | null
  plataforma: string
  evento: string
  /** Our kinds of event, joined by '+'; empty when there is none. */
  tipo: string
  estado: EventState
  prioridade: number
  compraId: string | null
  corpoHash: string
  detalhe: string | null
  eventos: CanonicalEvent[] | null
  nomes?: ProductName[]
}

export type TakenRow = Pick<InboxRow, 'id' | 'integracaoId' | 'eventos'>
export type DeliveryOutcome = Pick<InboxRow, 'id' | 'estado' | 'compraId' | 'detalhe'>
type Listed = 'plataforma' | 'evento' | 'tipo' | 'estado' | 'compraId' | 'detalhe'
export type ListedEvent = Pick<InboxRow, Listed> & { recebidoEm: Date }

type WaitingState = { estado: EventState; total: number; desde: Date; ate: Date }

type Wanted = { pending: boolean; after: string | null; limit: number }
type PurchaseName = { platform: string; id: string }

export const inbox = {
  /** Each id once; a row that is there changes only if it gave nothing to apply. Gives how many are to be applied or new. */
  async add(sql: Queryable, rows: InboxRow[]): Promise<number> {
    const given = JSON.stringify(rows)
    const added = await sql`
      with named as (
        select distinct on (1, 2) plataforma, nome ->> 'produtoId' as "produtoId", nome ->> 'nome' as nome
        from jsonb_to_recordset(${given}::text::jsonb) as r(plataforma text, nomes jsonb),
          jsonb_array_elements(nomes) as nome
        order by 1, 2
      ), kept as (
        insert into compras_nomes select * from named
        -- Not by the conflict alone: that would lock a product's row for each of its sales.
        where not exists (select from compras_nomes c
          where (c.plataforma, c."produtoId", c.nome) = (named.plataforma, named."produtoId", named.nome))
        on conflict (plataforma, "produtoId") do update set nome = excluded.nome
      )
      insert into compras_eventos (id, "integracaoId", plataforma, evento, tipo, estado, prioridade, "compraId",
        "corpoHash", detalhe, eventos)
      select id, "integracaoId", plataforma, evento, tipo, estado, prioridade, "compraId", "corpoHash", detalhe, eventos
      from jsonb_populate_recordset(null::compras_eventos, ${given}::text::jsonb)
      on conflict (id) do update set evento = excluded.evento, tipo = excluded.tipo, estado = excluded.estado,
        prioridade = excluded.prioridade, "compraId" = excluded."compraId", "corpoHash" = excluded."corpoHash",
        detalhe = excluded.detalhe, eventos = excluded.eventos
      where compras_eventos.estado = any(${NOTHING_TO_APPLY}) and excluded.estado = 'novo'
      returning 1`
    return added.length
  },

  /** Those that are to be applied next: what gives access comes first, then what ends it. */
  takeNew: async (tx: Queryable, limit: number): Promise<TakenRow[]> =>
    await tx<TakenRow[]>`
      select id, "integracaoId", eventos from compras_eventos where estado = 'novo'
      order by prioridade, "recebidoEm", id limit ${limit} for update`,

  /** Once applied, the events themselves are kept no longer, because the purchase holds them; what waits is applied again. */
  async settle(tx: Queryable, outcomes: DeliveryOutcome[]): Promise<void> {
    await tx`
      update compras_eventos e set estado = o.estado, "compraId" = coalesce(o."compraId", e."compraId"),
        detalhe = o.detalhe, "aplicadoEm" = now(),
        eventos = case when o.estado in ('falhou', 'sem_mapa') then e.eventos end
      from jsonb_populate_recordset(null::compras_eventos, ${JSON.stringify(outcomes)}::text::jsonb) as o
      where e.id = o.id`
  },

  /** What waits for a plan, of these purchases, is applied again. Gives the ids. */
  retryUnmapped: (tx: Queryable, some: readonly PurchaseName[]): Promise<string[]> =>
    columnOf(tx`
      update compras_eventos set estado = 'novo', detalhe = null
      where estado = 'sem_mapa' and (plataforma, "compraId") in (${named(tx, some)}) returning id`),

  countApplied: async (sql: Queryable, ids: string[]): Promise<number> =>
    (await sql`select from compras_eventos where id = any(${ids}::text[]) and estado = 'aplicado'`).length,

  async retryFailed(tx: Queryable): Promise<number> {
    const { count } = await tx`
      update compras_eventos set estado = 'novo', detalhe = null where estado = 'falhou'`
    return count
  },

  /** What no rule of ours can apply, seen by an operator; `until` is when the newest came that they saw. Gives how many. */
  async dismiss(sql: Queryable, until: Date): Promise<number> {
    const { count } = await sql`
      update compras_eventos set estado = 'ignorado', detalhe = concat_ws(': ', 'dispensado', detalhe)
      where estado in ('ilegivel', 'sem_permissao') and "recebidoEm" < ${until}::timestamptz + interval '1 millisecond'`
    return count
  },

  /** A page of them, the newest first, after the one with this time and id. */
  page: async (sql: Queryable, { pending, after, limit }: Wanted) =>
    await sql<(ListedEvent & { id: string })[]>`
      select id, "recebidoEm", plataforma, evento, tipo, estado, "compraId", detalhe from compras_eventos
      where ${pending ? sql`estado in ('novo', 'sem_mapa', 'sem_permissao', 'ilegivel', 'falhou')` : sql`true`}
        and ${after ? sql`("recebidoEm", id) < (select "recebidoEm", id from compras_eventos where id = ${after})` : sql`true`}
      order by "recebidoEm" desc, id desc limit ${limit}`,

  /** What came for an e-mail: by the purchases that are its own now, and what waits and names it. The oldest first. */
  ofBuyer: async (sql: Queryable, email: string, own: readonly PurchaseName[]) =>
    await sql<ListedEvent[]>`
      select "recebidoEm", plataforma, evento, tipo, estado, "compraId", detalhe from compras_eventos
      where (plataforma, "compraId") in (${named(sql, own)})
        or eventos @> ${JSON.stringify([{ email }])}::text::jsonb
      order by "recebidoEm", id`,

  countByDay: async (sql: Queryable, days: number) =>
    await sql<{ dia: string; plataforma: string; tipo: string; total: number }[]>`
      select to_char("recebidoEm" at time zone 'America/Sao_Paulo', 'YYYY-MM-DD') as dia, plataforma,
        coalesce(nullif(tipo, ''), 'ignorado') as tipo, count(*)::int as total
      from compras_eventos where "recebidoEm" > now() - ${`${days} days`}::interval
      group by 1, 2, 3 order by 1, 2, 3`,

  /** How many payments and refunds were reported, by day in São Paulo; a day without any is not there. */
  salesByDay: async (sql: Queryable, first: string) =>
    await sql<{ day: string; sales: number; refunds: number }[]>`
      select to_char("recebidoEm" at time zone 'America/Sao_Paulo', 'YYYY-MM-DD') as day,
        count(*) filter (where 'pago' = any(string_to_array(tipo, '+')))::int as sales,
        count(*) filter (where string_to_array(tipo, '+') && '{reembolso,chargeback}')::int as refunds
      from compras_eventos
      where "recebidoEm" >= (${first}::date)::timestamp at time zone 'America/Sao_Paulo'
        and estado in ('novo', 'aplicado', 'sem_mapa', 'falhou')
      group by 1`,

  /** How many of each state wait to be applied or to be looked at, and when the oldest and the newest came. In two parts: each has its index. */
  waiting: async (sql: Queryable): Promise<WaitingState[]> =>
    await sql<WaitingState[]>`
      select estado, count(*)::int as total, min("recebidoEm") as desde, max("recebidoEm") as ate from compras_eventos
      where estado = 'novo' group by 1
      union all select estado, count(*)::int, min("recebidoEm"), max("recebidoEm") from compras_eventos
      where estado in ('sem_mapa', 'sem_permissao', 'ilegivel', 'falhou') group by 1
      order by 1`,

  /** The e-mail of somebody who is erased also goes from what has not been applied. */
  async forgetEmail(tx: Queryable, email: string): Promise<void> {
    await tx`
      update compras_eventos set eventos = (
        select jsonb_agg(case when e ->> 'email' = ${email} then jsonb_set(e, '{email}', 'null') else e end)
        from jsonb_array_elements(eventos) as e)
      where eventos @> ${JSON.stringify([{ email }])}::text::jsonb`
  },

  async clearOld(sql: Queryable, milliseconds: number): Promise<void> {
    await sql`delete from compras_eventos where estado in ('aplicado', 'ignorado')
      and "recebidoEm" < now() - ${`${milliseconds} milliseconds`}::interval`
  },
}

const named = (sql: Queryable, some: readonly PurchaseName[]) =>
  sql`select * from unnest(${some.map(({ platform }) => platform)}::text[], ${some.map(({ id }) => id)}::text[])`
