import { accessOf } from '#domain/purchases/access.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { productMappings } from './store/integrations.ts'
import { productsOf, purchases } from './store/purchases.ts'
import { purchaseRequests } from './store/requests.ts'

/** A purchase as its owner may take it along. Names are those of the stored data. */
export type BoughtThing = {
  plataforma: string
  compra: string
  produtos: string[]
  fim: Date | null
  pedidos: { numero: string; tipo: string; pedidoEm: Date }[]
  cobrancas: { id: string; pagaEm: Date | null; reembolsadaEm: Date | null; reintegradaEm: Date | null }[]
}

/** What was bought with an e-mail: everything that is kept about it. */
export async function ownPurchases(sql: Queryable, email: string): Promise<BoughtThing[]> {
  const mappings = await productMappings.all(sql)
  const own = (await purchases.ofEmails(sql, [email])).map(async (purchase) => {
    const access = accessOf(purchase, mappings)
    return {
      plataforma: purchase.platform,
      compra: purchase.id,
      produtos: productsOf(purchase),
      fim: access !== null && access !== 'unmapped' ? dateOf(access.until) : null,
      pedidos: (await purchaseRequests.of(sql, purchase)).map(({ numero, tipo, pedidoEm }) => ({
        numero,
        tipo,
        pedidoEm,
      })),
      cobrancas: [...purchase.charges].map(([id, charge]) => ({
        id,
        pagaEm: dateOf(charge.paidAt),
        reembolsadaEm: dateOf(charge.revokedAt),
        reintegradaEm: dateOf(charge.reinstatedAt),
      })),
    }
  })
  return Promise.all(own)
}

function dateOf(time: number | null): Date | null {
  return time === null ? null : new Date(time)
}
