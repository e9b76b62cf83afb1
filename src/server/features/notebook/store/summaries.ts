import type { Summary } from '#domain/api/notebook.ts'
import { openedTitle } from '#server/features/chat/conversations/sealed-conversation.ts'
import type { Owner } from '#server/features/keys/owner.ts'
import {
  openedSummary,
  type SummaryContent,
  sealedSummary,
} from '#server/features/notebook/sealed-notebook.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { type NotebookRow, notebookTable } from './notebook-table.ts'

const table = notebookTable('caderno_resumos')

/** Summaries of conversations, which they outlive. */
export const summaries = {
  async list(sql: Queryable, owner: Owner): Promise<Summary[]> {
    return opened(sql, owner, await table.list(sql, owner))
  },

  async find(sql: Queryable, owner: Owner, id: string): Promise<Summary | null> {
    const row = await table.find(sql, owner, id)
    const [summary] = row ? await opened(sql, owner, [row]) : []
    return summary ?? null
  },

  count: table.count,
  remove: table.remove,

  async add(tx: Queryable, owner: Owner, id: string, summary: SummaryContent): Promise<void> {
    await table.add(tx, owner, id, sealedSummary(owner, id, summary))
  },

  /** Of one that is there; one that can't be opened is not written over. */
  async changeText(tx: Queryable, owner: Owner, id: string, text: string): Promise<void> {
    const row = await table.find(tx, owner, id)
    const known = row && openedSummary(owner, id, row.content)
    if (known) await table.change(tx, owner, id, sealedSummary(owner, id, { ...known, text }))
  },
}

async function opened(sql: Queryable, owner: Owner, rows: readonly NotebookRow[]): Promise<Summary[]> {
  const contents = rows.map((row) => openedSummary(owner, row.id, row.content))
  const titles = await titlesOf(
    sql,
    owner,
    contents.flatMap((content) => content?.conversationId ?? []),
  )
  return rows.map(({ id, createdAt }, at): Summary => {
    const content = contents[at]
    const made = { id, createdAt: createdAt.toISOString() }
    if (!content) return { ...made, conversationId: null, title: '', text: '', unreadable: true }
    const { conversationId, text } = content
    const title = titles.get(conversationId)
    return { ...made, text, conversationId: title === undefined ? null : conversationId, title: title ?? '' }
  })
}

/** Of those conversations that are still there. */
async function titlesOf(sql: Queryable, owner: Owner, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await sql<{ id: string; title: Uint8Array | null }[]>`
    select id, title from conversas
    where "userId" = ${owner.id} and id = any(${ids}::uuid[]) and "deletedAt" is null`
  return new Map(rows.map(({ id, title }) => [id, openedTitle(owner, id, title)]))
}
