import type { NewSummary, Summary, SummaryChange } from '#domain/api/notebook.ts'
import { AppError } from '#domain/errors.ts'
import { SUMMARIES_MAX, SUMMARY_MAX } from '#domain/limits.ts'
import { typedText } from '#domain/notebook/typed-text.ts'
import { isBlank } from '#domain/text/is-blank.ts'
import { conversations } from '#server/features/chat/conversations/store.ts'
import type { Owner } from '#server/features/keys/owner.ts'
import type { Queryable, Sql } from '#server/platform/db/database.ts'
import { changeNotebook } from './change-notebook.ts'
import { refuseUnseen } from './refuse-unseen.ts'
import { summaries } from './store/summaries.ts'

/** Keeps a summary, as the person edited it. The same id twice is one summary. */
export async function keepSummary(sql: Sql, owner: Owner, sent: NewSummary): Promise<Summary> {
  const { id, conversationId } = sent
  const text = summaryText(sent.text)
  return changeNotebook(sql, owner, 'resumos', async (tx) => {
    const known = await summaries.find(tx, owner, id)
    if (known) return known
    if (!(await conversations.findOwned(tx, owner, conversationId))) throw new AppError('not_found')
    if ((await summaries.count(tx, owner)) >= SUMMARIES_MAX) throw new AppError('summaries_full')
    await summaries.add(tx, owner, id, { conversationId, text })
    return found(tx, owner, id)
  })
}

export async function changeSummary(
  sql: Sql,
  owner: Owner,
  id: string,
  change: SummaryChange,
): Promise<Summary> {
  const text = summaryText(change.text)
  return changeNotebook(sql, owner, 'resumos', async (tx) => {
    const known = await found(tx, owner, id)
    if (known.unreadable) throw new AppError('note_unreadable')
    refuseUnseen(known.text, change.before, text)
    await summaries.changeText(tx, owner, id, text)
    return { ...known, text }
  })
}

export async function removeSummary(sql: Sql, owner: Owner, id: string): Promise<void> {
  await changeNotebook(sql, owner, 'resumos', async (tx) => {
    if (!(await summaries.remove(tx, owner, id))) throw new AppError('not_found')
  })
}

async function found(tx: Queryable, owner: Owner, id: string): Promise<Summary> {
  const summary = await summaries.find(tx, owner, id)
  if (!summary) throw new AppError('not_found')
  return summary
}

function summaryText(typed: string): string {
  const text = typedText(typed)
  if (isBlank(text)) throw new AppError('note_empty')
  if (text.length > SUMMARY_MAX) throw new AppError('words_too_long')
  return text
}
