import { createHmac } from 'node:crypto'
import type { SupportCode } from '#domain/api/account.ts'
import { readableCode } from '#server/platform/crypto/readable-code.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { supportCodes } from './store/people.ts'

type Deps = { sql: Queryable; authSecret: string }

/** A code with which this person's account can be found for a quarter of an hour. The one before is good no longer. */
export async function makeSupportCode({ sql, authSecret }: Deps, personId: string): Promise<SupportCode> {
  const codigo = readableCode()
  const expiresAt = await supportCodes.put(sql, personId, hashOf(authSecret, codigo))
  return { codigo, ate: expiresAt.toISOString() }
}

export const findBySupportCode = ({ sql, authSecret }: Deps, typed: string): Promise<string | null> =>
  supportCodes.emailOf(sql, hashOf(authSecret, typed))

/** However it is typed: the hyphen and small letters make no difference. */
const hashOf = (secret: string, typed: string): string =>
  createHmac('sha256', secret)
    .update(`suporte\0${typed.toUpperCase().replace(/[^0-9A-Z]/g, '')}`)
    .digest('hex')
