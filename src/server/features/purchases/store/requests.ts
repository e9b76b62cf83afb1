import type { Platform } from '#domain/purchases/canonical-event.ts'
import type { Purchase } from '#domain/purchases/purchase.ts'
import type { RequestKind } from '#domain/purchases/purchase-request.ts'
import type { Queryable } from '#server/platform/db/database.ts'

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
    const [row] = await tx<{ pedidoEm: Date }[]>`
      insert into compras_pedidos (numero, tipo, plataforma, "compraId")
      values (${request.numero}, ${request.tipo}, ${request.plataforma}, ${request.compraId}) returning "pedidoEm"`
    return row?.pedidoEm ?? new Date()
  },

  /** Also those about a purchase that was known by the id of a charge when they were made. */
  async of(sql: Queryable, { platform, id, charges, aliases }: Purchase): Promise<StoredRequest[]> {
    const ids = [id, ...charges.keys(), ...aliases.keys()]
    return await sql<StoredRequest[]>`
      select numero, tipo, plataforma, "compraId", "pedidoEm" from compras_pedidos
      where plataforma = ${platform} and "compraId" = any(${ids}::text[]) order by "pedidoEm", numero`
  },

  async since(sql: Queryable, milliseconds: number): Promise<StoredRequest[]> {
    return await sql<StoredRequest[]>`
      select numero, tipo, plataforma, "compraId", "pedidoEm" from compras_pedidos
      where "pedidoEm" > now() - ${`${milliseconds} milliseconds`}::interval order by "pedidoEm", numero`
  },
}
