import type { CheckIn, Note, Summary } from '#domain/api/notebook.ts'
import type { Owner } from '#server/features/keys/owner.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import type { PlanContent } from './sealed-notebook.ts'
import { checkIns } from './store/check-ins.ts'
import { notebooks } from './store/notebooks.ts'
import { notes } from './store/notes.ts'
import { summaries } from './store/summaries.ts'

/** Everything that a person keeps in the notebook; `plan` is null also when it can't be opened. */
export type WholeNotebook = {
  notes: Note[]
  checkIns: CheckIn[]
  plan: PlanContent | null
  summaries: Summary[]
}

export function isEmptyNotebook({ notes, checkIns, plan, summaries }: WholeNotebook): boolean {
  return notes.length + checkIns.length + summaries.length === 0 && plan === null
}

/** The whole notebook, the newest first, for the search and the export. */
export async function readNotebook(sql: Queryable, owner: Owner): Promise<WholeNotebook> {
  return {
    notes: await notes.list(sql, owner),
    checkIns: await checkIns.list(sql, owner),
    plan: (await notebooks.read(sql, owner))?.plan ?? null,
    summaries: await summaries.list(sql, owner),
  }
}
