import { deviceName } from '#domain/account/device-name.ts'
import type { SignedInPlace } from '#domain/api/account.ts'
import { AppError } from '#domain/errors.ts'
import type { Queryable } from '#server/platform/db/database.ts'

type Row = { id: string; userAgent: string | null; createdAt: Date; updatedAt: Date }

/** Where a person is signed in. The owner is part of every query. */
export const signedInPlaces = {
  async list(sql: Queryable, ownerId: string, currentId: string): Promise<SignedInPlace[]> {
    const rows = await sql<Row[]>`
      select id, "userAgent", "createdAt", "updatedAt" from sessions
      where "userId" = ${ownerId} and "expiresAt" > now() order by id = ${currentId} desc, "updatedAt" desc limit 100`
    return rows.map(({ id, userAgent, createdAt, updatedAt }) => ({
      id,
      current: id === currentId,
      device: deviceName(userAgent),
      createdAt: createdAt.toISOString(),
      lastUsedAt: updatedAt.toISOString(),
    }))
  },

  async end(sql: Queryable, ownerId: string, id: string): Promise<void> {
    const ended = await sql`delete from sessions where "userId" = ${ownerId} and id = ${id} returning 1`
    if (ended.length === 0) throw new AppError('not_found')
  },

  /** Whoever has the token is signed in with it: no other proof is asked for. */
  async endByToken(sql: Queryable, token: string): Promise<void> {
    await sql`delete from sessions where token = ${token}`
  },

  async endOthers(sql: Queryable, ownerId: string, currentId: string): Promise<void> {
    await sql`delete from sessions where "userId" = ${ownerId} and id <> ${currentId}`
  },
}
