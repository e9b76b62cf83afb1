import { accessOf } from '#domain/purchases/access.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { productMappings } from './store/integrations.ts'
import { productsOf, purchases } from './store/purchases.ts'
import { purchaseRequests } from './store/requests.ts'

export type OwnPurchases = Awaited<ReturnType<typeof ownPurchases>>

/** What was bought with an e-mail, for its owner to take along: everything that is kept, under the names of the stored data. */
export async function ownPurchases(sql: Queryable, email: string) {
  const mappings = await productMappings.all(sql)
  const own = (await purchases.ofEmails(sql, [email])).map(async (purchase) => {
    const access = accessOf(purchase, mappings)
    const requests = await purchaseRequests.of(sql, purchase)
    return {
      plataforma: purchase.platform,
      compra: purchase.id,
      produtos: productsOf(purchase),
      fim: access !== null && access !== 'unmapped' ? dateOf(access.until) : null,
      pedidos: requests.map(({ numero, tipo, pedidoEm }) => ({ numero, tipo, pedidoEm })),
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
