import type { Note } from '#domain/api/notebook.ts'
import { openedNote, sealedNote } from '#server/features/notebook/sealed-notebook.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { notebookTable } from './notebook-table.ts'

type NewNoteRow = Pick<Note, 'id' | 'text' | 'aiMayRead' | 'isName'>

const UNREADABLE = { text: '', aiMayRead: false, isName: false, unreadable: true } as const

/** What the model may know of a person. */
export const notes = {
  ...notebookTable<NewNoteRow, Note>('caderno_notas', {
    seal: (owner, note) => sealedNote(owner, note.id, note),
    open: (owner, made, content) => ({ ...made, ...(openedNote(owner, made.id, content) ?? UNREADABLE) }),
  }),

  /** Within a query on a table `c` with the person's id: whether they have any, or an exercise, which is read like one. */
  areThere: (sql: Queryable) => sql`
    (exists (select from caderno_notas n where n."userId" = c."userId")
      or exists (select from caderno_exercicios e where e."userId" = c."userId"))`,
}
