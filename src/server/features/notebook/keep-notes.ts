import type { NewNote, NoteChange } from '#domain/api/notebook.ts'
import { AppError, orNotFound } from '#domain/errors.ts'
import { NOTE_MAX, NOTES_MAX } from '#domain/limits.ts'
import type { Note } from '#domain/notebook/pages.ts'
import type { Owner } from '#server/features/keys/key-ring.ts'
import type { Sql } from '#server/platform/db/database.ts'
import { changeNotebook, refuseUnseen, textWithin } from './change-notebook.ts'
import { notes } from './store.ts'

/** 'Guardar nota'. The same id twice is one note, as it is now. */
export async function keepNote(sql: Sql, owner: Owner, sent: NewNote): Promise<Note> {
  const note = { ...sent, text: textWithin(sent.text, NOTE_MAX), isName: sent.isName ?? false }
  return changeNotebook(sql, owner, 'notas', async (tx) => {
    const known = await notes.find(tx, owner, note.id)
    if (known) return known
    if ((await notes.count(tx, owner)) >= NOTES_MAX) throw new AppError('notes_full')
    await notes.add(tx, owner, note)
    return orNotFound(await notes.find(tx, owner, note.id))
  })
}

export async function changeNote(sql: Sql, owner: Owner, id: string, change: NoteChange): Promise<Note> {
  const text = change.text === undefined ? undefined : textWithin(change.text, NOTE_MAX)
  return changeNotebook(sql, owner, 'notas', async (tx) => {
    const note = orNotFound(await notes.find(tx, owner, id))
    refuseUnseen(note, change.before, text)
    const changed = { ...note, aiMayRead: change.aiMayRead ?? note.aiMayRead, text: text ?? note.text }
    await notes.change(tx, owner, id, changed)
    return changed
  })
}
