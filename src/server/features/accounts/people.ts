import type { Queryable } from '#server/platform/db/database.ts'

/** The table of people, for what Better Auth does not ask itself. */
export const people = {
  async exists(sql: Queryable, email: string): Promise<boolean> {
    return (await sql`select 1 from users where email = ${email}`).length > 0
  },

  /** Somebody has shown that they can read this mailbox. */
  async confirmEmail(sql: Queryable, id: string): Promise<void> {
    await sql`update users set "emailVerified" = true where id = ${id}`
  },

  async touchLastLogin(sql: Queryable, id: string): Promise<void> {
    await sql`update users set "lastLogin" = now() where id = ${id}`
  },
}
