import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { ServiceSecrets } from '#server/features/keys/service-secrets.ts'

/** So many secrets of one integration are good at the same time: the new one and the one before. */
const LIVE = 2

const Secrets = z.array(z.string())

/** The secrets of an integration, the newest first. */
export async function integrationSecrets(secrets: ServiceSecrets, id: string): Promise<string[]> {
  const stored = await secrets.get(nameOf(id))
  return stored === null ? [] : Secrets.parse(JSON.parse(stored))
}

/** Adds a secret; the one before stays good until the next change. */
export async function addIntegrationSecret(secrets: ServiceSecrets, id: string, secret: string) {
  const before = await integrationSecrets(secrets, id)
  const live = [secret, ...before.filter((one) => one !== secret)].slice(0, LIVE)
  await secrets.put(nameOf(id), JSON.stringify(live))
}

export async function removeIntegrationSecrets(secrets: ServiceSecrets, id: string): Promise<void> {
  await secrets.remove(nameOf(id))
}

/** A secret for Standard Webhooks: 32 random bytes. */
export function newGenericSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`
}

function nameOf(id: string): string {
  return `integracoes/${id}`
}
