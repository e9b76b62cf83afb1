import { type PlanState, planState } from '#domain/purchases/plan-state.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { type AllowListEntry, allowList } from './store.ts'

export type ListedEntry = AllowListEntry & { state: PlanState }

/** Everybody on the list, with how their plan is now. */
export async function listEntries(sql: Queryable, now = Date.now()): Promise<ListedEntry[]> {
  return (await allowList.list(sql)).map((entry) => ({ ...entry, state: planState(entry, now) }))
}
