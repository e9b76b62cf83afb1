import type { ProposedLine } from '#domain/notebook/pages.ts'
import type { Owner } from '#server/features/keys/key-ring.ts'
import { sealedProposals } from '#server/features/notebook/sealed-notebook.ts'
import { hasRows, onlyRow, type Queryable } from '#server/platform/db/database.ts'

/** Which stretch of a conversation is looked at: messages from `from` on and before `next`. */
type Taken = { conversationId: string; from: number; next: number }
type Wanted = { conversationId: string; next: number; restedMs: number; lastsMs: number }
type NewLine = { id: string; messageId: string; text: string }

/** Lines that are proposed as notes and wait for an answer, and from where on they are looked for. */
export const proposals = {
  async areOn(sql: Queryable, userId: string): Promise<boolean> {
    const rows = await sql<
      { proposesNotes: boolean }[]
    >`select "proposesNotes" from users where id = ${userId}`
    return onlyRow(rows).proposesNotes
  },

  /** Switched off, what still waits is gone too. */
  async switch(tx: Queryable, userId: string, on: boolean): Promise<void> {
    await tx`update users set "proposesNotes" = ${on} where id = ${userId}`
    if (!on) await tx`delete from caderno_propostas where "userId" = ${userId}`
  },

  /**
   * Takes the messages before `next` that nothing was proposed from; null where there is none, where the conversation erases
   * itself or has not rested for so long, and where the person wants no proposals. Of two devices one gets them. A node that
   * died with them has them no longer than `lastsMs`.
   */
  async take(sql: Queryable, owner: Owner, wanted: Wanted): Promise<Taken | null> {
    const { conversationId, next, restedMs, lastsMs } = wanted
    const [taken] = await sql<{ from: number }[]>`
      update conversas c set "proposingSince" = now()
      where ${mayPropose(sql, owner, conversationId)} and c."proposedTo" < ${next}
        and (c."proposingSince" is null or c."proposingSince" < now() - ${`${lastsMs} milliseconds`}::interval)
        and not exists (select from mensagens m where m."userId" = c."userId" and m."conversaId" = c.id
          and m.timestamp > now() - ${`${restedMs} milliseconds`}::interval)
      returning c."proposedTo" as "from"`
    return taken ? { conversationId, next, from: taken.from } : null
  },

  /** Replaces the pending proposals. Nothing is stored where it is no longer wanted, or a message is gone. */
  async settle(tx: Queryable, owner: Owner, { conversationId, next }: Omit<Taken, 'from'>, lines: NewLine[]) {
    const settled = await tx`
      update conversas c set "proposedTo" = greatest("proposedTo", ${next}), "proposingSince" = null
      where ${mayPropose(tx, owner, conversationId)} returning 1`
    await tx`delete from caderno_propostas where "userId" = ${owner.id} and "conversaId" = ${conversationId}`
    if (settled.length === 0) return
    for (const { id, messageId, text } of lines)
      await tx`
        insert into caderno_propostas ("userId", id, "conversaId", "mensagemId", content, "createdAt")
        select ${owner.id}, ${id}, "conversaId", id, ${sealedProposals.seal(owner, id, text)}, clock_timestamp()
        from mensagens
        where "userId" = ${owner.id} and "conversaId" = ${conversationId} and id = ${messageId}`
  },

  /** Those that can be shown, in the order in which they were proposed. */
  async list(sql: Queryable, owner: Owner): Promise<ProposedLine[]> {
    const rows = await sql<{ id: string; conversationId: string; content: Uint8Array }[]>`
      select p.id, p."conversaId" as "conversationId", p.content from caderno_propostas p
      join conversas c on c."userId" = p."userId" and c.id = p."conversaId"
      where p."userId" = ${owner.id} and c."deletedAt" is null and c."keptHours" is null
      order by p."createdAt"`
    return rows.flatMap(({ id, conversationId, content }) => {
      const text = sealedProposals.open(owner, id, content)
      return text === null ? [] : [{ id, conversationId, text }]
    })
  },

  async remove(tx: Queryable, owner: Owner, id: string): Promise<boolean> {
    return hasRows(tx`
      delete from caderno_propostas where "userId" = ${owner.id} and id = ${id} returning 1`)
  },
}

/** Within a query on the conversation as `c`. */
const mayPropose = (sql: Queryable, { id: userId }: Owner, conversationId: string) => sql`
  c."userId" = ${userId} and c.id = ${conversationId} and c."deletedAt" is null and c."keptHours" is null
    and (select "proposesNotes" from users where id = ${userId})`
