import type { SuggestionAnswer, SuggestionDismissal } from '#domain/api/notebook.ts'
import type { Owner } from '#server/features/keys/owner.ts'
import type { Sql } from '#server/platform/db/database.ts'
import { changeNotebook, refuseFutureDay } from './change-notebook.ts'
import { readContent } from './keep-plan.ts'
import { checkIns } from './store/check-ins.ts'
import { notebooks } from './store/notebooks.ts'

/** Anybody for whom it is still today made their last check-in of today within this time. */
const RECENT = 2 * 86_400_000

/** When the suggestion of a check-in was last answered, by a check-in or by dismissing it, on any device. */
export async function readSuggestion(sql: Sql, owner: Owner): Promise<SuggestionAnswer> {
  const recent = await checkIns.list(sql, owner, new Date(Date.now() - RECENT))
  const dismissed = (await notebooks.read(sql, owner))?.dismissedDay ?? ''
  const answeredDay = [dismissed, ...recent.map(({ day }) => day)].toSorted().at(-1)
  return { answeredDay: answeredDay || null }
}

/** 'Hoje não'. It is kept inside the sealed plan, so it looks like any other change. */
export async function dismissSuggestion(sql: Sql, owner: Owner, { day }: SuggestionDismissal): Promise<void> {
  refuseFutureDay(day)
  await changeNotebook(sql, owner, 'como-estou', async (tx) => {
    await notebooks.change(tx, owner, { ...(await readContent(tx, owner)), dismissedDay: day })
  })
}
