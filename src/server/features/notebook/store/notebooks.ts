import type { Owner } from '#server/features/conversations/store.ts'
import { openedPlan, type PlanContent, sealedPlan } from '#server/features/notebook/sealed-notebook.ts'
import type { Queryable } from '#server/platform/db/database.ts'

/** The table with one row for everybody who keeps something, which holds their plan. */
export const notebooks = {
  /** Nobody else changes anything of this notebook until the transaction ends; it is begun if there is none. */
  async lock(tx: Queryable, owner: Owner): Promise<void> {
    const locked = await tx`select from cadernos where "userId" = ${owner.id} for update`
    if (locked.length > 0) return
    await tx`insert into cadernos ("userId", plano) values (${owner.id}, ${sealedPlan(owner, null)})
      on conflict do nothing`
    await tx`select from cadernos where "userId" = ${owner.id} for update`
  },

  /** `plan` is null while nothing is written in it; the whole is null when what is stored can't be opened. */
  async plan(sql: Queryable, owner: Owner): Promise<{ plan: PlanContent | null } | null> {
    const [row] = await sql<{ plano: Uint8Array }[]>`
      select plano from cadernos where "userId" = ${owner.id}`
    return row ? openedPlan(owner, row.plano) : { plan: null }
  },

  async changePlan(tx: Queryable, owner: Owner, plan: PlanContent | null): Promise<void> {
    await tx`update cadernos set plano = ${sealedPlan(owner, plan)} where "userId" = ${owner.id}`
  },

  /** All four parts. The row that a change locks goes first: what is being kept at this moment is erased, too. */
  async erase(tx: Queryable, userId: string): Promise<void> {
    await tx`delete from cadernos where "userId" = ${userId}`
    await tx`delete from caderno_notas where "userId" = ${userId}`
    await tx`delete from caderno_registros where "userId" = ${userId}`
    await tx`delete from caderno_resumos where "userId" = ${userId}`
  },
}
