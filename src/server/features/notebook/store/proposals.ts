import type { Owner } from '#server/features/keys/owner.ts'
import { onlyRow, type Queryable } from '#server/platform/db/database.ts'

/** Whether and from where lines are proposed as notes; never which. */
export const proposals = {
  async areOn(sql: Queryable, userId: string): Promise<boolean> {
    return onlyRow(
      await sql<{ proposesNotes: boolean }[]>`select "proposesNotes" from users where id = ${userId}`,
    ).proposesNotes
  },

  async switch(sql: Queryable, userId: string, on: boolean): Promise<void> {
    await sql`update users set "proposesNotes" = ${on} where id = ${userId}`
  },

  /**
   * Takes the messages before `next` that nothing was proposed from: the place of the first, or null where there is none,
   * where the conversation erases itself and where the person wants no proposals. Of two devices one gets them.
   */
  async take(sql: Queryable, owner: Owner, conversationId: string, next: number): Promise<number | null> {
    const [taken] = await sql<{ from: number }[]>`
      update conversas c set "proposedTo" = ${next}
      from (select id, "proposedTo" as "from" from conversas
        where "userId" = ${owner.id} and id = ${conversationId} for update) before
      where c."userId" = ${owner.id} and c.id = before.id and c."proposedTo" < ${next}
        and c."deletedAt" is null and c."keptHours" is null
        and (select "proposesNotes" from users where id = ${owner.id})
      returning before."from"`
    return taken?.from ?? null
  },
}
