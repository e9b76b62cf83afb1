import type { KeptExercise } from '#domain/api/exercises.ts'
import type { CheckIn, Note, ProposedLine, Summary } from '#domain/api/notebook.ts'
import type { Owner } from '#server/features/keys/owner.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { readProposals } from './propose-lines.ts'
import type { PlanContent } from './sealed-notebook.ts'
import { checkIns, exercises, notes, summaries } from './store/notebook-tables.ts'
import { notebooks } from './store/notebooks.ts'

/** Everything that a person keeps in the notebook; `plan` is null also when it can't be opened. */
export type WholeNotebook = {
  notes: Note[]
  checkIns: CheckIn[]
  plan: PlanContent | null
  summaries: Summary[]
  exercises: KeptExercise[]
  proposals: ProposedLine[]
}

export function isEmptyNotebook({ plan, ...lists }: WholeNotebook): boolean {
  return plan === null && Object.values(lists).every((list) => list.length === 0)
}

/** The whole notebook, the newest first, for the search and the export. */
export async function readNotebook(sql: Queryable, owner: Owner): Promise<WholeNotebook> {
  return {
    notes: await notes.list(sql, owner),
    checkIns: await checkIns.list(sql, owner),
    plan: (await notebooks.read(sql, owner))?.plan ?? null,
    summaries: await summaries.list(sql, owner),
    exercises: await exercises.list(sql, owner),
    proposals: await readProposals(sql, owner),
  }
}
