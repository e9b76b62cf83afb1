import type { Summary } from '#domain/api/notebook.ts'
import { openedTitle } from '#server/features/chat/conversations/sealed-conversation.ts'
import type { Owner } from '#server/features/keys/owner.ts'
import {
  openedSummary,
  type SummaryContent,
  sealedSummary,
} from '#server/features/notebook/sealed-notebook.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { type MadeRow, notebookTable } from './notebook-table.ts'

type NewSummaryRow = SummaryContent & { id: string }
/** Without the conversation's title, which is stored with the conversation. */
type Untitled = { made: MadeRow; content: SummaryContent | null }

const table = notebookTable<NewSummaryRow, Untitled>('caderno_resumos', {
  seal: (owner, summary) => sealedSummary(owner, summary.id, summary),
  open: (owner, made, content) => ({ made, content: openedSummary(owner, made.id, content) }),
})

/** Summaries of conversations, which they outlive. */
export const summaries = {
  ...table,

  async list(sql: Queryable, owner: Owner): Promise<Summary[]> {
    return titled(sql, owner, await table.list(sql, owner))
  },

  async find(sql: Queryable, owner: Owner, id: string): Promise<Summary | null> {
    const found = await table.find(sql, owner, id)
    const [summary] = found ? await titled(sql, owner, [found]) : []
    return summary ?? null
  },

  /** Of one that is there; one that can't be opened is not written over. */
  async changeText(tx: Queryable, owner: Owner, id: string, text: string): Promise<void> {
    const known = (await table.find(tx, owner, id))?.content
    if (known) await table.change(tx, owner, { ...known, id, text })
  },
}

async function titled(sql: Queryable, owner: Owner, all: readonly Untitled[]): Promise<Summary[]> {
  const ids = all.flatMap(({ content }) => content?.conversationId ?? [])
  const titles = await titlesOf(sql, owner, ids)
  return all.map(({ made, content }): Summary => {
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
