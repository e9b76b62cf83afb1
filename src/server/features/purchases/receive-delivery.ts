import { AppError } from '#domain/errors.ts'
import { DELIVERIES_PER_INTEGRATION } from '#domain/limits.ts'
import { isEduzzPing } from '#domain/purchases/adapters/eduzz.ts'
import { productNames, readDelivery } from '#domain/purchases/adapters/read-delivery.ts'
import { parseJson } from '#domain/text/parse-json.ts'
import { createMemoryBuckets } from '#server/features/limits/memory-buckets.ts'
import type { PurchaseDeps } from './apply-events.ts'
import { inboxRow } from './inbox-row.ts'
import { integrationSecrets } from './operator/manage-integrations.ts'
import { inbox } from './store/inbox.ts'
import { type Integration, integrations } from './store/integrations.ts'
import { type Delivery, type Proof, verifyDelivery } from './verify-delivery.ts'

const ID = /^[A-Za-z0-9_-]{10,64}$/

export type ReceiveDeps = Pick<PurchaseDeps, 'sql' | 'secrets'> & { wake: () => void }

const buckets = createMemoryBuckets(DELIVERIES_PER_INTEGRATION)

/** Failures that no person meets, only a platform: the HTTP status and the sentence in its panel. */
export const DELIVERY_REFUSALS = {
  webhook_refused: { status: 401, message: 'A assinatura desta entrega não confere.' },
  webhook_without_secret: { status: 409, message: 'Esta integração ainda não tem um segredo.' },
} as const

/** Takes a delivery: proven, kept, and only then acknowledged; what it means is applied after that. Gives why it was refused. */
export async function receiveDelivery(
  { sql, secrets, wake }: ReceiveDeps,
  platform: string,
  id: string,
  delivery: Delivery,
): Promise<keyof typeof DELIVERY_REFUSALS | null> {
  const integration = ID.test(id) ? await integrations.find(sql, id) : null
  if (integration?.plataforma !== platform) throw new AppError('not_found')
  if (platform === 'eduzz' && !delivery.headers.has('x-signature') && isEduzzPing(parsed(delivery.raw)))
    return null
  const good = await integrationSecrets(secrets, id)
  if (good.length === 0) return 'webhook_without_secret'
  const now = Date.now()
  const { plataforma, opcoes } = integration
  const proof = verifyDelivery(plataforma, { ...delivery, secrets: good, options: opcoes, now })
  if (!proof) return 'webhook_refused'
  if (!buckets.take(id)) throw new AppError('too_many_tries', { retryAfter: 1 })
  const read = readRawBody(integration, delivery.raw, proof, now)
  const source = { plataforma, integracaoId: id, raw: delivery.raw, mayRevoke: proof.mayRevoke }
  const row = { ...inboxRow(source, { ...read, id: proof.deliveryId ?? read.id }), nomes: read.nomes }
  await inbox.add(sql, [row])
  if (row.estado === 'novo') wake()
  return null
}

function readRawBody({ plataforma, opcoes }: Integration, raw: Buffer, proof: Proof, now: number) {
  const body = parsed(raw)
  if (body === undefined) return { name: '', id: null, events: [], problem: 'o corpo não é JSON', nomes: [] }
  const context = { receivedAt: now, signedAt: proof.signedAt, student: opcoes.aluno === true }
  const read = readDelivery(plataforma, body, context)
  return { ...read, nomes: read.events.length > 0 ? productNames(plataforma, body) : [] }
}

const parsed = (raw: Buffer): unknown => parseJson(raw.toString('utf8'))
