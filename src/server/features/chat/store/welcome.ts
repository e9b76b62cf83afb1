import type { Owner } from '#server/features/keys/key-ring.ts'
import type { Queryable } from '#server/platform/db/database.ts'

/** How far a person is with the scripted welcome: the specification's `onboardingFinalizado`. */
export const welcome = {
  async isOver(sql: Queryable, owner: Owner): Promise<boolean> {
    const [row] = await sql`select "onboardingFinalizado" as done from users where id = ${owner.id}`
    return row?.done === true
  },

  async end(sql: Queryable, owner: Owner): Promise<void> {
    await sql`update users set "onboardingFinalizado" = true where id = ${owner.id}`
  },
}
