import type { Queryable } from '#server/platform/db/database.ts'
import { sessions } from './sessions.ts'

type NewPassword = { hash: string | null; tokenHere: string | null }

export const credentials = {
  async hashOf(sql: Queryable, personId: string): Promise<string | null> {
    const [row] = await sql<{ password: string | null }[]>`
      select password from accounts where "userId" = ${personId} and "providerId" = 'credential'`
    return row?.password ?? null
  },

  /** When the password of this e-mail's account was last set; null when there is no account. */
  async passwordSetAt(sql: Queryable, email: string): Promise<Date | null> {
    const [row] = await sql<{ updatedAt: Date }[]>`
      select accounts."updatedAt" from users join accounts on accounts."userId" = users.id
      where users.email = ${email} and "providerId" = 'credential'`
    return row?.updatedAt ?? null
  },

  /** Sets the password's hash, or voids the password with null. Every session ends (`endAll`). */
  async replace(tx: Queryable, personId: string, { hash, tokenHere }: NewPassword): Promise<void> {
    await tx`update accounts set password = ${hash}, "updatedAt" = now()
      where "userId" = ${personId} and "providerId" = 'credential'`
    await sessions.endAll(tx, personId, tokenHere)
  },
}
