import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { IntegrationTest } from '#domain/api/panel.ts'
import { operatorMistake } from '#domain/errors.ts'
import { ROTATED_SECRET_LASTS } from '#domain/limits.ts'
import type { Platform } from '#domain/purchases/canonical-event.ts'
import type { ServiceSecrets } from '#server/features/keys/service-secrets.ts'
import type { SalesDeps } from '#server/features/purchases/apply-events.ts'
import { type IntegrationOptions, integrations } from '#server/features/purchases/store/integrations.ts'
import type { Queryable } from '#server/platform/db/database.ts'

/** `by`: who gives the secret or is shown it. */
type NewIntegration = {
  platform: Platform
  secret: string | undefined
  options: IntegrationOptions
  by: string
}
type ManageDeps = Omit<SalesDeps, 'sql'> & { sql: Queryable }

export type AddedIntegration = Awaited<ReturnType<typeof addIntegration>>

/** `madeSecret` was made here and is shown once; `others` are the platform's integrations that were there before. */
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

/** The integrations of which this operator knows a good secret. */
export async function integrationsKnownTo(
  { sql, secrets }: Pick<SalesDeps, 'sql' | 'secrets'>,
  email: string,
) {
  const known = await integrations.list(sql)
  const knowing = await Promise.all(known.map(({ id }) => liveSecrets(secrets, id)))
  return known.filter((_, at) => knowing[at]?.some(({ by }) => by === email))
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
  await secrets.remove(nameOf(id), sql)
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

type Panel = {
  /** Whether the deliveries are signed; a token alone proves less. */
  signed: boolean
  secret: string
  steps: readonly string[]
}

export const PANELS: Record<Platform, Panel> = {
  kiwify: {
    signed: true,
    secret: 'o "Token" que a Kiwify mostra ao criar o webhook',
    steps: [
      'Na Kiwify: Apps > Webhooks > Criar webhook.',
      'Cole a URL acima e escolha os produtos.',
      'Marque: Compra aprovada, Reembolso, Chargeback, Assinatura cancelada, Assinatura atrasada, Assinatura renovada.',
      'Copie o "Token" do webhook: ele é o segredo.',
    ],
  },
  hotmart: {
    signed: false,
    secret: 'o "Hottok" da sua conta Hotmart',
    steps: [
      'Na Hotmart: Ferramentas > Webhook (API e notificações) > Cadastrar Webhook, versão 2.0.0.',
      'Cole a URL acima e escolha os produtos.',
      'Marque: Compra aprovada, Compra reembolsada, Chargeback, Pedido de reembolso, Compra atrasada, Cancelamento de assinatura, Troca de plano.',
      'Copie o "Hottok" (aba Autenticação): ele é o segredo.',
      'Atenção: a Hotmart não assina as entregas; quem tiver o Hottok pode forjar uma. Não o divulgue.',
    ],
  },
  eduzz: {
    signed: true,
    secret: 'o segredo que a Eduzz mostra ao criar o webhook',
    steps: [
      'Na Eduzz (Console > Webhooks, versão 3): crie um webhook com a URL acima.',
      'Marque: fatura paga, reembolsada, aguardando reembolso, atrasada e em recuperação; contrato atualizado.',
      'Copie o segredo do webhook e informe-o aqui antes de ativar.',
    ],
  },
  cakto: {
    signed: true,
    secret: 'o "secret" do webhook da Cakto',
    steps: [
      'Na Cakto: Integrações > Webhooks > Adicionar, com a URL acima.',
      'Marque: Compra aprovada, Reembolso, Chargeback, Assinatura criada, renovada, cancelada e renovação recusada.',
      'Copie o segredo do webhook.',
      'Se as entregas chegarem sem assinatura (erro 401), quem cuida do servidor recria a integração com --legado.',
    ],
  },
  stripe: {
    signed: true,
    secret: 'o "Signing secret" (whsec_…) do endpoint da Stripe',
    steps: [
      'Na Stripe: Developers > Webhooks > Add endpoint, com a URL acima.',
      'Eventos: checkout.session.completed, checkout.session.async_payment_succeeded, invoice.paid, invoice.payment_failed, invoice_payment.paid, charge.refunded, charge.dispute.created, charge.dispute.closed, customer.subscription.updated, customer.subscription.deleted.',
      'No Payment Link ou no preço, ponha o metadado plano=NOME DO PLANO, ou diga em Produtos e planos qual plano é o id do produto ou do Payment Link.',
      'Copie o "Signing secret".',
    ],
  },
  generico: {
    signed: true,
    secret: 'gerado aqui',
    steps: [
      'Envie POST com JSON: {"type":"purchase.approved","timestamp":"2026-01-31T12:00:00Z","data":{"purchase_id":"1","charge_id":"1","email":"pessoa@exemplo.com.br","plan":"mensal","access_until":null}}',
      'Assine como manda o Standard Webhooks (cabeçalhos webhook-id, webhook-timestamp e webhook-signature) com o SEGREDO acima.',
      'Se a ferramenta não sabe assinar: Authorization: Bearer SEGREDO. Assim ela só cria compras novas: não muda nem desfaz as que existem, e cada renovação precisa de um charge_id próprio.',
    ],
  },
}

/** Of a secret: who gave it or was shown it, and until when it is good. */
const Secrets = z.array(z.object({ secret: z.string(), by: z.string(), until: z.number().nullable() }))

async function liveSecrets(secrets: ServiceSecrets, id: string, by?: Queryable) {
  const stored = await secrets.get(nameOf(id), by)
  const kept = stored === null ? [] : Secrets.parse(JSON.parse(stored))
  return kept.filter(({ until }) => until === null || until > Date.now())
}

export const integrationSecrets = async (secrets: ServiceSecrets, id: string): Promise<string[]> =>
  (await liveSecrets(secrets, id)).map(({ secret }) => secret)

type AddedSecret = { id: string; secret: string; by: string; endsOld?: boolean }

/** Adds a secret; unless it ends, the one before is good for a week, or until the next change. Tells whether one is. */
export async function addIntegrationSecret(
  secrets: ServiceSecrets,
  { id, secret, by, endsOld = false }: AddedSecret,
  tx?: Queryable,
): Promise<boolean> {
  const ends = Date.now() + ROTATED_SECRET_LASTS
  const [last] = (await liveSecrets(secrets, id, tx)).filter((one) => one.secret !== secret)
  const before = last && !endsOld ? [{ ...last, until: Math.min(last.until ?? ends, ends) }] : []
  const live = [{ secret, by, until: null }, ...before]
  await secrets.put(nameOf(id), JSON.stringify(live), tx ? { by: tx } : {})
  return before.length > 0
}

const newGenericSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`

const nameOf = (id: string) => `integracoes/${id}`
