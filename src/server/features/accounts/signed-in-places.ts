import { deviceName } from '#domain/account/device-name.ts'
import type { SignedInPlace } from '#domain/api/account.ts'
import { AppError } from '#domain/errors.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { sessions } from './store.ts'

/** Where a person is signed in, with the session that asks named as the current one. */
export async function listSignedInPlaces(
  sql: Queryable,
  ownerId: string,
  currentId: string,
): Promise<SignedInPlace[]> {
  const rows = await sessions.list(sql, ownerId, currentId)
  return rows.map(({ id, userAgent, createdAt, updatedAt }) => ({
    id,
    current: id === currentId,
    device: deviceName(userAgent),
    createdAt: createdAt.toISOString(),
    lastUsedAt: updatedAt.toISOString(),
  }))
}

export async function endSignedInPlace(sql: Queryable, ownerId: string, id: string): Promise<void> {
  if (!(await sessions.end(sql, ownerId, id))) throw new AppError('not_found')
}
