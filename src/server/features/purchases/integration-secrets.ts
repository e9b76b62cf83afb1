import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { ROTATED_SECRET_LASTS } from '#domain/limits.ts'
import type { ServiceSecrets } from '#server/features/keys/service-secrets.ts'
import type { Queryable } from '#server/platform/db/database.ts'

/** So many secrets of one integration are good at the same time: the new one, and for a week the one before. */
const LIVE = 2

/** Who gave a secret before that was kept. */
const UNKNOWN = ''

const Secrets = z.array(z.string())
/** Of a secret: its digest, who gave it or was shown it, and until when it is good. Kept apart: the release before reads the secrets alone. */
const Details = z.array(z.object({ digest: z.string(), by: z.string(), until: z.number().nullable() }))

export const integrationSecrets = async (secrets: ServiceSecrets, id: string): Promise<string[]> =>
  (await keptSecrets(secrets, id))
    .filter(({ until }) => until === null || until > Date.now())
    .map(({ secret }) => secret)

/** Who knows a secret of this integration that is good; null for one that was given before that was kept. */
export async function whoKnowsSecrets(secrets: ServiceSecrets, id: string): Promise<(string | null)[]> {
  const kept = await keptSecrets(secrets, id)
  return kept.flatMap(({ by, until }) => (until === null || until > Date.now() ? [by] : []))
}

async function keptSecrets(secrets: ServiceSecrets, id: string, by?: Queryable) {
  const read = async <T>(name: string, shape: z.ZodType<T[]>): Promise<T[]> => {
    const stored = await secrets.get(name, by)
    return stored === null ? [] : shape.parse(JSON.parse(stored))
  }
  const details = await read(detailsOf(id), Details)
  return (await read(nameOf(id), Secrets)).map((secret) => {
    const digest = digestOf(secret)
    const known = details.find((one) => one.digest === digest)
    return { secret, digest, by: known?.by || null, until: known?.until ?? null }
  })
}

type AddedSecret = { id: string; secret: string; by: string; endsOld?: boolean }

/** Adds a secret; unless it ends, the one before is good for a week, or until the next change. Tells whether one is. */
export async function addIntegrationSecret(
  secrets: ServiceSecrets,
  { id, secret, by, endsOld = false }: AddedSecret,
  tx?: Queryable,
): Promise<boolean> {
  const until = Date.now() + ROTATED_SECRET_LASTS
  const before = (await keptSecrets(secrets, id, tx)).filter((one) => one.secret !== secret)
  const live = [{ secret, digest: digestOf(secret), by, until: null }, ...before].slice(0, endsOld ? 1 : LIVE)
  const details = live.map((one, at): z.infer<typeof Details>[number] => ({
    digest: one.digest,
    by: one.by ?? UNKNOWN,
    until: at === 0 ? null : Math.min(one.until ?? until, until),
  }))
  const options = tx ? { by: tx } : {}
  await secrets.put(nameOf(id), JSON.stringify(live.map((one) => one.secret)), options)
  await secrets.put(detailsOf(id), JSON.stringify(details), options)
  return live.length > 1
}

export async function removeIntegrationSecrets(secrets: ServiceSecrets, id: string, tx?: Queryable) {
  await secrets.remove(nameOf(id), tx)
  await secrets.remove(detailsOf(id), tx)
}

export const newGenericSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`

const nameOf = (id: string) => `integracoes/${id}`
const detailsOf = (id: string) => `integracoes/${id}/quem`
const digestOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')
