import { randomBytes } from 'node:crypto'
import type { Platform } from '#domain/purchases/canonical-event.ts'
import {
  addIntegrationSecret,
  integrationSecrets,
  newGenericSecret,
  removeIntegrationSecrets,
} from '#server/features/purchases/integration-secrets.ts'
import { type IntegrationOptions, integrations } from '#server/features/purchases/store/integrations.ts'
import type { OperatorDeps } from './operator-deps.ts'
import { PANELS } from './panel-help.ts'

type NewIntegration = { platform: Platform; secret: string | undefined; options: IntegrationOptions }

/** Makes an address for a platform's deliveries, and says what to paste where. */
export async function addIntegration(
  { sql, secrets, appUrl }: OperatorDeps,
  { platform, secret, options }: NewIntegration,
): Promise<string[]> {
  const given = secret === undefined ? undefined : checkedSecret(platform, secret)
  const id = randomBytes(18).toString('base64url')
  const chosen = given ?? (platform === 'generico' ? newGenericSecret() : undefined)
  await integrations.add(sql, id, platform, options)
  if (chosen !== undefined) await addIntegrationSecret(secrets, id, chosen)
  return [
    `URL: ${appUrl}/api/webhooks/${platform}/${id}`,
    ...(given === undefined && chosen !== undefined ? [`SEGREDO: ${chosen}`] : []),
    '',
    ...PANELS[platform].steps.map((step, at) => `${at + 1}. ${step}`),
    ...(chosen === undefined
      ? [
          `Falta o segredo (${PANELS[platform].secret}); até lá as entregas recebem 503. Quando o tiver:`,
          `   npm run compras -- integracoes rotate ${id} --segredo SEGREDO`,
        ]
      : []),
    'Depois diga qual produto é qual plano:',
    `   npm run compras -- mapear ${platform} PRODUTO PLANO [--oferta OFERTA] [--dias N]`,
  ]
}

/** One line each: id, platform, how it is proven, how many secrets are good, the last delivery. */
export async function listIntegrations({ sql, secrets }: OperatorDeps): Promise<string[]> {
  const lines: string[] = []
  for (const { id, plataforma, opcoes, ultimaEntregaEm } of await integrations.list(sql)) {
    const count = (await integrationSecrets(secrets, id)).length
    const proof = PANELS[plataforma].signed && !opcoes.legado ? 'assinada' : 'só token (mais fraca)'
    const kept = count === 0 ? 'sem segredo' : count === 1 ? '1 segredo' : `${count} segredos`
    lines.push([id, plataforma, proof, kept, ultimaEntregaEm?.toISOString() ?? 'nenhuma entrega'].join('\t'))
  }
  return lines
}

/** Gives an integration a new secret; the one before stays good until the next change. */
export async function rotateSecret(
  { sql, secrets }: OperatorDeps,
  id: string,
  secret: string | undefined,
): Promise<string[]> {
  const integration = await integrations.find(sql, id)
  if (!integration) throw new Error(`Não há integração ${id}.`)
  const { plataforma } = integration
  if (secret === undefined && plataforma !== 'generico')
    throw new Error(`Informe o segredo novo (${PANELS[plataforma].secret}) com --segredo SEGREDO.`)
  const chosen = secret === undefined ? newGenericSecret() : checkedSecret(plataforma, secret)
  await addIntegrationSecret(secrets, id, chosen)
  const both = (await integrationSecrets(secrets, id)).length > 1
  return [
    ...(secret === undefined ? [`SEGREDO: ${chosen}`] : []),
    both
      ? 'Segredo trocado. O anterior continua valendo até a próxima troca.'
      : 'Segredo guardado. As entregas já são aceitas.',
  ]
}

export async function removeIntegration({ sql, secrets }: OperatorDeps, id: string): Promise<string[]> {
  const removed = await integrations.remove(sql, id)
  await removeIntegrationSecrets(secrets, id)
  return [removed ? `A integração ${id} foi removida.` : `Não havia integração ${id}.`]
}

function checkedSecret(platform: Platform, typed: string): string {
  const secret = typed.trim()
  if (!/^[\x21-\x7e]{6,512}$/.test(secret))
    throw new Error('--segredo: deve ter de 6 a 512 caracteres, sem espaços nem acentos.')
  if (platform !== 'generico') return secret
  const bytes = /^whsec_[A-Za-z0-9+/]+=*$/.test(secret) ? Buffer.from(secret.slice(6), 'base64').length : 0
  if (bytes < 24 || bytes > 64)
    throw new Error('--segredo: para generico deve ser whsec_ seguido de 24 a 64 bytes em base64.')
  return secret
}
