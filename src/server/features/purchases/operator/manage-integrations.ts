import { randomBytes } from 'node:crypto'
import type { IntegrationTest } from '#domain/api/panel.ts'
import { operatorMistake } from '#domain/errors.ts'
import type { Platform } from '#domain/purchases/canonical-event.ts'
import {
  addIntegrationSecret,
  integrationSecrets,
  newGenericSecret,
  removeIntegrationSecrets,
  whoKnowsSecrets,
} from '#server/features/purchases/integration-secrets.ts'
import type { SalesDeps } from '#server/features/purchases/purchase-deps.ts'
import { type IntegrationOptions, integrations } from '#server/features/purchases/store/integrations.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { PANELS } from './panel-help.ts'

/** `by`: who gives the secret or is shown it. */
type NewIntegration = {
  platform: Platform
  secret: string | undefined
  options: IntegrationOptions
  by: string
}
/** In a transaction, if one is given. */
type ManageDeps = Omit<SalesDeps, 'sql'> & { sql: Queryable }

export type AddedIntegration = Awaited<ReturnType<typeof addIntegration>>

/**
 * Makes an address for a platform's deliveries. `madeSecret` is one that was made here, which is shown once; `others` are
 * the integrations of the same platform that were there before.
 */
export async function addIntegration(
  { sql, secrets, appUrl }: ManageDeps,
  { platform, secret, options, by }: NewIntegration,
) {
  const given = secret === undefined ? null : checkedSecret(platform, secret)
  const id = randomBytes(18).toString('base64url')
  const madeSecret = given === null && platform === 'generico' ? newGenericSecret() : null
  const others = (await integrations.list(sql)).filter(({ plataforma }) => plataforma === platform)
  await integrations.add(sql, id, platform, options)
  const chosen = given ?? madeSecret
  if (chosen !== null) await addIntegrationSecret(secrets, { id, secret: chosen, by }, sql)
  const url = integrationUrl(appUrl, platform, id)
  return { id, platform, url, madeSecret, hasSecret: chosen !== null, others: others.map((one) => one.id) }
}

export const integrationUrl = (appUrl: string, platform: Platform, id: string): string =>
  `${appUrl}/api/webhooks/${platform}/${id}`

export type IntegrationState = Awaited<ReturnType<typeof listIntegrations>>[number]

export async function listIntegrations({ sql, secrets }: SalesDeps) {
  const known = await integrations.list(sql)
  return Promise.all(
    known.map(async ({ id, plataforma, opcoes, ultimaEntregaEm }) => ({
      id,
      plataforma,
      isSigned: PANELS[plataforma].signed && !opcoes.legado,
      secrets: (await integrationSecrets(secrets, id)).length,
      lastDeliveryAt: ultimaEntregaEm,
    })),
  )
}

/** The integrations of which this operator knows a good secret, or nobody knows who does. */
export async function integrationsKnownTo(
  { sql, secrets }: Pick<SalesDeps, 'sql' | 'secrets'>,
  email: string,
) {
  const known = await integrations.list(sql)
  const knowing = await Promise.all(known.map(({ id }) => whoKnowsSecrets(secrets, id)))
  return known.filter((_, at) => knowing[at]?.some((who) => who === null || who === email))
}

/** Gives an integration a new secret; the one before is good for a week, or until the next change. */
export async function rotateSecret(
  { sql, secrets }: ManageDeps,
  id: string,
  secret: string | undefined,
  { by, endsOld = false }: { by: string; endsOld?: boolean },
): Promise<{ madeSecret: string | null; keepsOld: boolean }> {
  const integration = await integrations.find(sql, id)
  if (!integration) throw operatorMistake(`Não há integração ${id}.`)
  const { plataforma } = integration
  if (secret === undefined && plataforma !== 'generico')
    throw operatorMistake(`Informe o segredo novo: ${PANELS[plataforma].secret}.`)
  const madeSecret = secret === undefined ? newGenericSecret() : null
  const added = { id, secret: madeSecret ?? checkedSecret(plataforma, secret ?? ''), by, endsOld }
  return { madeSecret, keepsOld: await addIntegrationSecret(secrets, added, sql) }
}

export async function removeIntegration({ sql, secrets }: ManageDeps, id: string): Promise<void> {
  const removed = await integrations.remove(sql, id)
  await removeIntegrationSecrets(secrets, id, sql)
  if (!removed) throw operatorMistake(`Não há integração ${id}.`)
}

function checkedSecret(platform: Platform, typed: string): string {
  const secret = typed.trim()
  if (!/^[\x21-\x7e]{6,512}$/.test(secret))
    throw operatorMistake('O segredo deve ter de 6 a 512 caracteres, sem espaços nem acentos.')
  if (platform !== 'generico') return secret
  const bytes = /^whsec_[A-Za-z0-9+/]+=*$/.test(secret) ? Buffer.from(secret.slice(6), 'base64').length : 0
  if (bytes < 24 || bytes > 64)
    throw operatorMistake('O segredo de generico deve ser whsec_ seguido de 24 a 64 bytes em base64.')
  return secret
}

const TEST_LASTS = 5_000

/**
 * Asks the integration's public address as a platform would, without a signature: 401 is the right answer, and shows
 * that deliveries reach this installation.
 */
export async function testIntegration(
  { sql, secrets, appUrl }: SalesDeps,
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
    signal: AbortSignal.timeout(TEST_LASTS),
  }).then(
    (answer) => answer.status,
    () => null,
  )
  return { resultado: status === 401 ? 'ok' : 'sem-resposta' }
}
