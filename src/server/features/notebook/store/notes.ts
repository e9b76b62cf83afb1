import type { Note } from '#domain/api/notebook.ts'
import type { Owner } from '#server/features/keys/owner.ts'
import { openedNote, sealedNote } from '#server/features/notebook/sealed-notebook.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { type NotebookRow, notebookTable } from './notebook-table.ts'

type NewNoteRow = Pick<Note, 'id' | 'text' | 'aiMayRead' | 'isName'>

const table = notebookTable('caderno_notas')

/** What the model may know of a person. */
export const notes = {
  async list(sql: Queryable, owner: Owner): Promise<Note[]> {
    return (await table.list(sql, owner)).map((row) => noteOf(owner, row))
  },

  async find(sql: Queryable, owner: Owner, id: string): Promise<Note | null> {
    const row = await table.find(sql, owner, id)
    return row && noteOf(owner, row)
  },

  count: table.count,
  remove: table.remove,

  async add(tx: Queryable, owner: Owner, note: NewNoteRow): Promise<void> {
    await table.add(tx, owner, note.id, sealedNote(owner, note.id, note))
  },

  async change(tx: Queryable, owner: Owner, note: NewNoteRow): Promise<void> {
    await table.change(tx, owner, note.id, sealedNote(owner, note.id, note))
  },

  /** Within a query on a table `c` with the person's id: whether they have any, or an exercise, which is read like one. */
  areThere: (sql: Queryable) => sql`
    (exists (select from caderno_notas n where n."userId" = c."userId")
      or exists (select from caderno_exercicios e where e."userId" = c."userId"))`,
}

function noteOf(owner: Owner, { id, content, createdAt }: NotebookRow): Note {
  const opened = openedNote(owner, id, content)
  const made = { id, createdAt: createdAt.toISOString() }
  return opened
    ? { ...made, ...opened }
    : { ...made, text: '', aiMayRead: false, isName: false, unreadable: true }
}
