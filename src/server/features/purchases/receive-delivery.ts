import { AppError } from '#domain/errors.ts'
import { DELIVERIES_PER_INTEGRATION } from '#domain/limits.ts'
import { isEduzzPing } from '#domain/purchases/adapters/eduzz.ts'
import { productNames, readDelivery } from '#domain/purchases/adapters/read-delivery.ts'
import { isPlatform } from '#domain/purchases/canonical-event.ts'
import { parseJson } from '#domain/text/parse-json.ts'
import { createMemoryBuckets } from '#server/features/limits/memory-buckets.ts'
import type { PurchaseDeps } from './apply-events.ts'
import { type createInboxWriter, inboxRow } from './inbox-writer.ts'
import { integrationSecrets } from './operator/manage-integrations.ts'
import { type Integration, integrations } from './store/integrations.ts'
import { type Delivery, type Proof, verifyDelivery } from './verify-delivery.ts'

/** A change made by a command is noticed this much later. */
const REMEMBERED_FOR = 1_000
const ID = /^[A-Za-z0-9_-]{10,64}$/

type KnownIntegration = Integration & { secrets: string[] }

/** The integrations with their secrets, remembered for a moment so that a burst of deliveries asks once. */
export function createKnownIntegrations({ sql, secrets }: Pick<PurchaseDeps, 'sql' | 'secrets'>) {
  const known = new Map<string, { readAt: number; reading: Promise<KnownIntegration | null> }>()
  const buckets = createMemoryBuckets(DELIVERIES_PER_INTEGRATION)

  async function read(id: string): Promise<KnownIntegration | null> {
    const integration = await integrations.find(sql, id)
    return integration && { ...integration, secrets: await integrationSecrets(secrets, id) }
  }

  return {
    async find(id: string): Promise<KnownIntegration | null> {
      if (!ID.test(id)) return null
      const before = known.get(id)
      if (before && performance.now() - before.readAt < REMEMBERED_FOR) return before.reading
      const reading = read(id)
      known.set(id, { readAt: performance.now(), reading })
      try {
        const found = await reading
        if (!found) known.delete(id)
        return found
      } catch (error) {
        known.delete(id)
        throw error
      }
    },

    take: buckets.take,
  }
}

export type ReceiveDeps = {
  known: ReturnType<typeof createKnownIntegrations>
  writer: ReturnType<typeof createInboxWriter>
  wake: () => void
}

/** Failures that no person meets, only a platform: the HTTP status and the sentence in its panel. */
export const DELIVERY_REFUSALS = {
  webhook_refused: { status: 401, message: 'A assinatura desta entrega não confere.' },
  webhook_without_secret: { status: 409, message: 'Esta integração ainda não tem um segredo.' },
} as const

/** Takes a delivery: proven, kept, and only then acknowledged; what it means is applied after that. Gives why it was refused. */
export async function receiveDelivery(
  { known, writer, wake }: ReceiveDeps,
  platform: string,
  id: string,
  delivery: Delivery,
): Promise<keyof typeof DELIVERY_REFUSALS | null> {
  const integration = isPlatform(platform) ? await known.find(id) : null
  if (!integration || integration.plataforma !== platform) throw new AppError('not_found')
  if (platform === 'eduzz' && !delivery.headers.has('x-signature') && isEduzzPing(parsed(delivery.raw)))
    return null
  const { secrets, opcoes } = integration
  if (secrets.length === 0) return 'webhook_without_secret'
  const now = Date.now()
  const proof = verifyDelivery(integration.plataforma, { ...delivery, secrets, options: opcoes, now })
  if (!proof) return 'webhook_refused'
  if (!known.take(id)) throw new AppError('too_many_tries', { retryAfter: 1 })
  const read = readRawBody(integration, delivery.raw, proof, now)
  const { plataforma } = integration
  const source = { plataforma, integracaoId: id, raw: delivery.raw, mayRevoke: proof.mayRevoke }
  const row = { ...inboxRow(source, { ...read, id: proof.deliveryId ?? read.id }), nomes: read.nomes }
  await writer.store(row)
  if (row.estado === 'novo') wake()
  return null
}

function readRawBody({ plataforma, opcoes }: KnownIntegration, raw: Buffer, proof: Proof, now: number) {
  const body = parsed(raw)
  if (body === undefined) return { name: '', id: null, events: [], problem: 'o corpo não é JSON', nomes: [] }
  const context = { receivedAt: now, signedAt: proof.signedAt, student: opcoes.aluno === true }
  const read = readDelivery(plataforma, body, context)
  return { ...read, nomes: read.events.length > 0 ? productNames(plataforma, body) : [] }
}

const parsed = (raw: Buffer): unknown => parseJson(raw.toString('utf8'))
