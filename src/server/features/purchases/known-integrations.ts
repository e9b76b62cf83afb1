import { DELIVERIES_PER_INTEGRATION } from '#domain/limits.ts'
import { createMemoryBuckets } from '#server/features/limits/memory-buckets.ts'
import { integrationSecrets } from './integration-secrets.ts'
import type { PurchaseDeps } from './purchase-deps.ts'
import { type Integration, integrations } from './store/integrations.ts'

/** A change made by a command is noticed this much later. */
const REMEMBERED_FOR = 1_000
const ID = /^[A-Za-z0-9_-]{10,64}$/

export type KnownIntegration = Integration & { secrets: string[] }

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

    /** Takes one delivery from what an integration may send; false when it has sent too many. */
    take: buckets.take,
  }
}
