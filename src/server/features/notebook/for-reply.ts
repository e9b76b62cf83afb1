import { withExercises } from '#domain/exercises/exercise-page.ts'
import { notesSection } from '#domain/notebook/notes-section.ts'
import type { AskedNotebook, AskedNotes } from '#server/features/chat/source.ts'
import type { Owner } from '#server/features/keys/key-ring.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { exercises, notebooks, notes } from './store.ts'

/** What the model gets of the notebook for one reply. Nothing is read where there is nothing to send. */
async function notesForReply(
  sql: Queryable,
  owner: Owner,
  { conversation: { notesRead }, level, hasNotes }: AskedNotes,
): ReturnType<AskedNotebook['notesForReply']> {
  // A message is answered without them rather than not at all.
  const known = notesRead && hasNotes ? await readable(sql, owner).catch(() => []) : []
  const { ids, section } = notesSection({ notes: known, level, notesRead })
  return { section, read: known.length > 0 ? { total: ids.length, ids } : null }
}

const readable = async (sql: Queryable, owner: Owner) =>
  withExercises(await notes.list(sql, owner), await exercises.list(sql, owner))

/** Whether the protocol's own words can point to a safety plan. They are shown whatever happens here. */
async function hasPlan(sql: Queryable, owner: Owner): Promise<boolean> {
  const found = await notebooks.read(sql, owner).catch(() => null)
  return Boolean(found?.plan)
}

export const askedNotebook: AskedNotebook = { hasNotes: notes.areThere, notesForReply, hasPlan }
