import type { Owner } from '#server/features/keys/owner.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { readProposals } from './propose-lines.ts'
import { checkIns, exercises, notes, summaries } from './store/notebook-tables.ts'
import { notebooks } from './store/notebooks.ts'

export type WholeNotebook = Awaited<ReturnType<typeof readNotebook>>

export function isEmptyNotebook({ plan, ...lists }: WholeNotebook): boolean {
  return plan === null && Object.values(lists).every((list) => list.length === 0)
}

/** The whole notebook, the newest first, for the search and the export; `plan` is null also when it can't be opened. */
export async function readNotebook(sql: Queryable, owner: Owner) {
  return {
    notes: await notes.list(sql, owner),
    checkIns: await checkIns.list(sql, owner),
    plan: (await notebooks.read(sql, owner))?.plan ?? null,
    summaries: await summaries.list(sql, owner),
    exercises: await exercises.list(sql, owner),
    proposals: await readProposals(sql, owner),
  }
}
