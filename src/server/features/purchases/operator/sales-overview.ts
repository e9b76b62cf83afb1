import type { SalesOverview } from '#domain/api/panel.ts'
import { allowList } from '#server/features/allow-list/store.ts'
import type { OperatorDeps } from '#server/features/purchases/purchase-deps.ts'
import { productMappings } from '#server/features/purchases/store/integrations.ts'
import { integrationUrl, listIntegrations } from './manage-integrations.ts'
import { purchaseStatus } from './purchase-status.ts'

/** How sales are and what is set up for them. No e-mails. */
export async function readSalesOverview(deps: OperatorDeps): Promise<SalesOverview> {
  const { unmapped, waiting, contested } = await purchaseStatus(deps)
  const produtos = await productMappings.all(deps.sql)
  const planos = [...produtos.map(({ plano }) => plano), ...(await allowList.plans(deps.sql))]
  return {
    integracoes: (await listIntegrations(deps)).map(({ lastDeliveryAt, ...one }) => ({
      ...one,
      url: integrationUrl(deps.appUrl, one.plataforma, one.id),
      lastDeliveryAt: lastDeliveryAt?.toISOString() ?? null,
    })),
    semPlano: unmapped,
    produtos,
    planos: [...new Set(planos)].sort((one, other) => one.localeCompare(other, 'pt-BR')),
    parados: waiting.map(({ desde, ...one }) => ({ ...one, desde: desde.toISOString() })),
    paraOlhar: contested.map(({ at, platform, tipo, id }) => ({
      platform,
      tipo,
      id,
      at: new Date(at).toISOString(),
    })),
  }
}
