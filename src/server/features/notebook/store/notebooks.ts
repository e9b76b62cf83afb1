import type { Owner } from '#server/features/keys/key-ring.ts'
import {
  type NotebookContent,
  openedPlan,
  SEALED_TABLES,
  sealedPlan,
} from '#server/features/notebook/sealed-notebook.ts'
import type { Queryable } from '#server/platform/db/database.ts'

const EMPTY: NotebookContent = { plan: null, dismissedDay: null }

/** The table with one row for everybody who keeps something, which holds their plan. */
export const notebooks = {
  /** Nobody else changes anything of this notebook until the transaction ends; it is begun if there is none. */
  async lock(tx: Queryable, owner: Owner): Promise<void> {
    const locked = await tx`select from cadernos where "userId" = ${owner.id} for update`
    if (locked.length > 0) return
    await tx`insert into cadernos ("userId", plano) values (${owner.id}, ${sealedPlan(owner, EMPTY)})
      on conflict do nothing`
    await tx`select from cadernos where "userId" = ${owner.id} for update`
  },

  /** `plan` is null while nothing is written in it; the whole is null when what is stored can't be opened. */
  async read(sql: Queryable, owner: Owner): Promise<NotebookContent | null> {
    const [row] = await sql<{ plano: Uint8Array }[]>`
      select plano from cadernos where "userId" = ${owner.id}`
    return row ? openedPlan(owner, row.plano) : EMPTY
  },

  async change(tx: Queryable, owner: Owner, content: NotebookContent): Promise<void> {
    await tx`update cadernos set plano = ${sealedPlan(owner, content)} where "userId" = ${owner.id}`
  },

  /** All parts. The row that a change locks goes first: what is being kept at this moment is erased, too. */
  async erase(tx: Queryable, userId: string): Promise<void> {
    for (const table of ['cadernos', ...SEALED_TABLES])
      await tx`delete from ${tx(table)} where "userId" = ${userId}`
  },
}
