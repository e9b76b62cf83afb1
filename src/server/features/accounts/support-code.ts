import { createHmac, randomInt } from 'node:crypto'
import type { SupportCode } from '#domain/api/account.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { supportCodes } from './store/people.ts'

/** Without letters and digits that are mistaken for each other when they are read out. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const LENGTH = 8

type Deps = { sql: Queryable; authSecret: string }

/** A code with which this person's account can be found for a quarter of an hour. The one before is good no longer. */
export async function makeSupportCode({ sql, authSecret }: Deps, personId: string): Promise<SupportCode> {
  const code = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  const expiresAt = await supportCodes.put(sql, personId, hashOf(authSecret, code))
  return { codigo: `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`, ate: expiresAt.toISOString() }
}

export function findBySupportCode({ sql, authSecret }: Deps, typed: string): Promise<string | null> {
  const code = typed.toUpperCase().replace(/[^0-9A-Z]/g, '')
  return supportCodes.emailOf(sql, hashOf(authSecret, code))
}

const hashOf = (secret: string, code: string): string =>
  createHmac('sha256', secret).update(`suporte\0${code}`).digest('hex')
