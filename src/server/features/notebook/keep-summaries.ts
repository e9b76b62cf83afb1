import type { NewSummary, SummaryChange } from '#domain/api/notebook.ts'
import { AppError, orNotFound } from '#domain/errors.ts'
import { SUMMARIES_MAX, SUMMARY_MAX } from '#domain/limits.ts'
import type { Summary } from '#domain/notebook/pages.ts'
import { conversations } from '#server/features/chat/conversations/store.ts'
import type { Owner } from '#server/features/keys/owner.ts'
import type { Sql } from '#server/platform/db/database.ts'
import { changeNotebook, refuseUnseen, textWithin } from './change-notebook.ts'
import { summaries } from './store/notebook-tables.ts'

/** Keeps a summary, as the person edited it. The same id twice is one summary. */
export async function keepSummary(sql: Sql, owner: Owner, sent: NewSummary): Promise<Summary> {
  const summary = { ...sent, text: textWithin(sent.text, SUMMARY_MAX) }
  return changeNotebook(sql, owner, 'resumos', async (tx) => {
    const known = await summaries.find(tx, owner, summary.id)
    if (known) return known
    orNotFound(await conversations.findOwned(tx, owner, summary.conversationId))
    if ((await summaries.count(tx, owner)) >= SUMMARIES_MAX) throw new AppError('summaries_full')
    await summaries.add(tx, owner, summary)
    return orNotFound(await summaries.find(tx, owner, summary.id))
  })
}

export async function changeSummary(sql: Sql, owner: Owner, id: string, change: SummaryChange) {
  const text = textWithin(change.text, SUMMARY_MAX)
  return changeNotebook(sql, owner, 'resumos', async (tx) => {
    const known = orNotFound(await summaries.find(tx, owner, id))
    refuseUnseen(known, change.before, text)
    await summaries.changeText(tx, owner, id, text)
    return { ...known, text }
  })
}
