import type { Platform, SoldItem } from '#domain/purchases/canonical-event.ts'
import { type Charge, emailOf, type Purchase } from '#domain/purchases/purchase.ts'
import type { RequestKind } from '#domain/purchases/purchase-request.ts'
import { type Fragment, onlyRow, type Queryable } from '#server/platform/db/database.ts'

/** A purchase as it is kept. After its owner was erased only a keyed hash identifies them. */
type StoredPurchase = { purchase: Purchase; emailHash: string | null }

type FirstSale = { plataforma: Platform; produto: string; desde: Date }

/** A purchase as JSON: maps are objects. */
type PurchaseData = Omit<Purchase, 'charges' | 'aliases'> & {
  charges: Record<string, Charge>
  aliases: Record<string, string>
}
type Row = { dados: PurchaseData; emailHash: string | null }

/** Ids come from outside: entries are own properties, whatever they are called. */
const purchaseIn = ({ dados }: Row): Purchase => ({
  ...dados,
  charges: new Map(Object.entries(dados.charges)),
  aliases: new Map(Object.entries(dados.aliases)),
})

const dataOf = (purchase: Purchase): PurchaseData => ({
  ...purchase,
  charges: Object.fromEntries(purchase.charges),
  aliases: Object.fromEntries(purchase.aliases),
})

export const soldItems = ({ charges, changes }: Purchase): SoldItem[] => [
  ...[...charges.values()].flatMap((charge) => charge.items),
  ...changes.flatMap(({ value }) => value.items),
]

export const productsOf = (purchase: Purchase): string[] => [
  ...new Set(soldItems(purchase).map(({ produtoId }) => produtoId)),
]

async function purchasesWhere(sql: Queryable, which: Fragment): Promise<Purchase[]> {
  const rows = await sql<Row[]>`select dados from compras where ${which} order by plataforma, id`
  return rows.map(purchaseIn)
}

/** Only one transaction at a time changes purchases, on whatever node: what they give is computed from all of an e-mail's. */
const LOCK = 7_266_425

export const purchases = {
  async lock(tx: Queryable): Promise<void> {
    await tx`select pg_advisory_xact_lock(${LOCK})`
  },

  /** Those with one of these ids, be it their own or that of a charge. */
  async findByIds(tx: Queryable, plataforma: Platform, ids: string[]): Promise<StoredPurchase[]> {
    const rows = await tx<Row[]>`
      select dados, "emailHash" from compras where plataforma = ${plataforma} and id = any(${ids}::text[])
      union
      select dados, "emailHash" from compras where plataforma = ${plataforma} and cobrancas && ${ids}::text[]`
    return rows.map((row) => ({ purchase: purchaseIn(row), emailHash: row.emailHash }))
  },

  ofEmails: (sql: Queryable, emails: string[]) => purchasesWhere(sql, sql`email = any(${emails}::text[])`),

  ofHash: (sql: Queryable, emailHash: string) => purchasesWhere(sql, sql`"emailHash" = ${emailHash}`),

  ofProduct: (sql: Queryable, plataforma: Platform, produtoId: string) =>
    purchasesWhere(sql, sql`plataforma = ${plataforma} and produtos && ${[produtoId]}::text[]`),

  /** Those that an event waits for, because they have no plan yet. */
  unmapped: (sql: Queryable) =>
    purchasesWhere(
      sql,
      sql`(plataforma, id) in (select plataforma, "compraId" from compras_eventos where estado = 'sem_mapa')`,
    ),

  /** Those of which somebody disputed a charge, or got money back otherwise than by a refund of all of it. */
  contested: (sql: Queryable) =>
    purchasesWhere(
      sql,
      sql`dados @? '$.charges.* ? (@.disputedAt != null || @.partlyRefundedAt != null || @.chargedBackAt != null)'`,
    ),

  /** What was sold for the first time within so many days; a sale without a product is named by its plan. */
  firstSales: async (sql: Queryable, days: number): Promise<FirstSale[]> =>
    await sql<FirstSale[]>`
      with sold as (
        select plataforma, unnest(case when produtos = '{}'
            then array['plano ' || (jsonb_path_query_first(dados, '$.charges.*.plan.value') #>> '{}')]
            else produtos end) as produto,
          (select min((charge.value ->> 'paidAt')::float8) from jsonb_each(dados -> 'charges') as charge) as "paidAt"
        from compras
      )
      select plataforma, produto, to_timestamp(min("paidAt") / 1000) as desde from sold where produto is not null
      group by 1, 2 having to_timestamp(min("paidAt") / 1000) > now() - ${`${days} days`}::interval order by 3, 1, 2`,

  async put(tx: Queryable, all: StoredPurchase[]): Promise<void> {
    if (all.length === 0) return
    const rows = all.map(({ purchase, emailHash }) => ({
      plataforma: purchase.platform,
      id: purchase.id,
      email: emailOf(purchase),
      emailHash,
      cobrancas: [...new Set([...purchase.charges.keys(), ...purchase.aliases.keys()])],
      produtos: productsOf(purchase),
      dados: dataOf(purchase),
    }))
    await tx`
      insert into compras (plataforma, id, email, "emailHash", cobrancas, produtos, dados)
      select plataforma, id, email, "emailHash", cobrancas, produtos, dados
      from jsonb_populate_recordset(null::compras, ${JSON.stringify(rows)}::text::jsonb)
      on conflict (plataforma, id) do update set email = excluded.email, "emailHash" = excluded."emailHash",
        cobrancas = excluded.cobrancas, produtos = excluded.produtos, dados = excluded.dados, "atualizadaEm" = now()`
  },

  async remove(tx: Queryable, plataforma: Platform, ids: string[]): Promise<void> {
    if (ids.length > 0)
      await tx`delete from compras where plataforma = ${plataforma} and id = any(${ids}::text[])`
  },

  async withAccount(sql: Queryable, emails: string[]): Promise<Set<string>> {
    const rows = await sql<{ email: string }[]>`select email from users where email = any(${emails}::text[])`
    return new Set(rows.map(({ email }) => email))
  },

  /** An account's plan follows what was bought for its e-mail. */
  async followPlans(tx: Queryable, emails: string[]): Promise<void> {
    await tx`update users set plano = liberados.plano from liberados
      where users.email = any(${emails}::text[]) and liberados.email = users.email
        and liberados.origem = 'compra' and users.plano <> liberados.plano`
  },
}

export type StoredRequest = {
  numero: string
  tipo: RequestKind
  plataforma: Platform
  compraId: string
  pedidoEm: Date
}

/** What buyers asked for; the newest last. */
export const purchaseRequests = {
  async add(tx: Queryable, request: Omit<StoredRequest, 'pedidoEm'>): Promise<Date> {
    const { numero, tipo, plataforma, compraId } = request
    const rows = await tx<{ pedidoEm: Date }[]>`
      insert into compras_pedidos (numero, tipo, plataforma, "compraId")
      values (${numero}, ${tipo}, ${plataforma}, ${compraId}) returning "pedidoEm"`
    return onlyRow(rows).pedidoEm
  },

  /** Also those about a purchase that was known by the id of a charge when they were made. */
  of: (sql: Queryable, { platform, id, charges, aliases }: Purchase) =>
    requestsWhere(
      sql,
      sql`plataforma = ${platform} and "compraId" = any(${[id, ...charges.keys(), ...aliases.keys()]}::text[])`,
    ),

  since: (sql: Queryable, milliseconds: number) =>
    requestsWhere(sql, sql`"pedidoEm" > now() - ${`${milliseconds} milliseconds`}::interval`),
}

const requestsWhere = async (sql: Queryable, which: Fragment): Promise<StoredRequest[]> =>
  await sql<StoredRequest[]>`
    select numero, tipo, plataforma, "compraId", "pedidoEm" from compras_pedidos
    where ${which} order by "pedidoEm", numero`
