import type { Conversation } from '#domain/api/chat.ts'
import { notesSection } from '#domain/notebook/notes-section.ts'
import type { RiskLevel } from '#domain/safety/risk-level.ts'
import type { Owner } from '#server/features/chat/conversations/store.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { notebooks } from './store/notebooks.ts'
import { notes } from './store/notes.ts'

type Asked = { conversation: Pick<Conversation, 'notesRead'>; level: RiskLevel; hasNotes: boolean }

/** What the model gets of the notebook for one reply. Nothing is read where there is nothing to send. */
export async function notesForReply(
  sql: Queryable,
  owner: Owner,
  { conversation: { notesRead }, level, hasNotes }: Asked,
): Promise<string> {
  // A message is answered without them rather than not at all.
  const known = notesRead && hasNotes ? await notes.list(sql, owner).catch(() => []) : []
  return notesSection({ notes: known, level, notesRead }).section
}

/** Whether the protocol's own words can point to a safety plan. They are said whatever happens here. */
export async function hasPlan(sql: Queryable, owner: Owner): Promise<boolean> {
  const found = await notebooks.read(sql, owner).catch(() => null)
  return Boolean(found?.plan)
}
