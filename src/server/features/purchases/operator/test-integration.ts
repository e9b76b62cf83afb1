import type { IntegrationTest } from '#domain/api/panel.ts'
import { operatorMistake } from '#domain/errors.ts'
import { integrationSecrets } from '#server/features/purchases/integration-secrets.ts'
import type { OperatorDeps } from '#server/features/purchases/purchase-deps.ts'
import { integrations } from '#server/features/purchases/store/integrations.ts'
import { integrationUrl } from './manage-integrations.ts'

const LASTS = 5_000

/**
 * Asks the integration's public address as a platform would, without a signature: 401 is the right answer, and shows
 * that deliveries reach this installation.
 */
export async function testIntegration(
  { sql, secrets, appUrl }: OperatorDeps,
  id: string,
): Promise<IntegrationTest> {
  const integration = await integrations.find(sql, id)
  if (!integration) throw operatorMistake(`Não há integração ${id}.`)
  if ((await integrationSecrets(secrets, id)).length === 0) return { resultado: 'sem-segredo' }
  const status = await fetch(integrationUrl(appUrl, integration.plataforma, id), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
    redirect: 'manual',
    signal: AbortSignal.timeout(LASTS),
  }).then(
    (answer) => answer.status,
    () => null,
  )
  return { resultado: status === 401 ? 'ok' : 'sem-resposta' }
}
