import type { Platform, SoldItem } from '#domain/purchases/canonical-event.ts'
import { type ProductMapping, unmappedItems } from '#domain/purchases/product-map.ts'
import { columnOf, firstRow, hasRows, type Queryable } from '#server/platform/db/database.ts'

export type IntegrationOptions = {
  /** Cakto: a delivery without a signature is believed for the secret in its body. */
  legado?: boolean
  /** Eduzz: the entry is for the student, not for the person who paid. */
  aluno?: boolean
}

export type Integration = { id: string; plataforma: Platform; opcoes: IntegrationOptions; criadaEm: Date }
type IntegrationStatus = Integration & { ultimaEntregaEm: Date | null }

export const integrations = {
  async add(sql: Queryable, id: string, plataforma: Platform, opcoes: IntegrationOptions): Promise<void> {
    await sql`insert into integracoes (id, plataforma, opcoes)
      values (${id}, ${plataforma}, ${JSON.stringify(opcoes)}::text::jsonb)`
  },

  find: (sql: Queryable, id: string): Promise<Integration | null> =>
    firstRow(sql<Integration[]>`
      select id, plataforma, opcoes, "criadaEm" from integracoes where id = ${id}`),

  ids: (sql: Queryable): Promise<string[]> => columnOf(sql`select id from integracoes`),

  remove: (sql: Queryable, id: string): Promise<boolean> =>
    hasRows(sql`delete from integracoes where id = ${id} returning 1`),

  list: async (sql: Queryable): Promise<IntegrationStatus[]> =>
    await sql<IntegrationStatus[]>`
      select id, plataforma, opcoes, "criadaEm",
        (select max("recebidoEm") from compras_eventos where "integracaoId" = integracoes.id) as "ultimaEntregaEm"
      from integracoes order by "criadaEm", id`,
}

export async function readProductNames(sql: Queryable) {
  const rows = await sql<{ plataforma: Platform; produtoId: string; nome: string }[]>`
    select plataforma, "produtoId", nome from compras_nomes`
  const names = new Map(rows.map(({ plataforma, produtoId, nome }) => [`${plataforma} ${produtoId}`, nome]))
  return ({ plataforma, produtoId }: Pick<ProductMapping, 'plataforma' | 'produtoId'>) =>
    names.get(`${plataforma} ${produtoId}`) ?? null
}

export const productMappings = {
  async put(sql: Queryable, { plataforma, produtoId, ofertaId, plano, dias }: ProductMapping): Promise<void> {
    await sql`insert into compras_produtos (plataforma, "produtoId", "ofertaId", plano, dias)
      values (${plataforma}, ${produtoId}, ${ofertaId ?? ''}, ${plano}, ${dias})
      on conflict (plataforma, "produtoId", "ofertaId") do update set plano = excluded.plano, dias = excluded.dias`
  },

  /** All, and what of these is sold under the name of a plan that the operator gave somebody by hand: it needs no mapping. */
  async withPlansOf(tx: Queryable, items: readonly SoldItem[]): Promise<ProductMapping[]> {
    const known = await productMappings.all(tx)
    const unknown = unmappedItems('generico', items, known).map(({ produtoId }) => produtoId)
    if (unknown.length === 0) return known
    await tx`insert into compras_produtos (plataforma, "produtoId", plano)
      select distinct 'generico', plano, plano from liberados where origem = 'manual' and plano = any(${unknown}::text[])
      on conflict do nothing`
    return productMappings.all(tx)
  },

  all: async (sql: Queryable): Promise<ProductMapping[]> =>
    await sql<ProductMapping[]>`
      select plataforma, "produtoId", nullif("ofertaId", '') as "ofertaId", plano, dias from compras_produtos`,
}
