import type { NewNote, Note, NoteChange } from '#domain/api/notebook.ts'
import { AppError } from '#domain/errors.ts'
import { NOTE_MAX, NOTES_MAX } from '#domain/limits.ts'
import { typedText } from '#domain/notebook/typed-text.ts'
import { isBlank } from '#domain/text/is-blank.ts'
import type { Owner } from '#server/features/keys/owner.ts'
import type { Queryable, Sql } from '#server/platform/db/database.ts'
import { changeNotebook } from './change-notebook.ts'
import { refuseUnseen } from './refuse-unseen.ts'
import { notes } from './store/notes.ts'

/** 'Guardar nota'. The same id twice is one note, as it is now. */
export async function keepNote(sql: Sql, owner: Owner, sent: NewNote): Promise<Note> {
  const note = { ...sent, text: noteText(sent.text), isName: sent.isName ?? false }
  return changeNotebook(sql, owner, 'notas', async (tx) => {
    const known = await notes.find(tx, owner, note.id)
    if (known) return known
    if ((await notes.count(tx, owner)) >= NOTES_MAX) throw new AppError('notes_full')
    await notes.add(tx, owner, note)
    return found(tx, owner, note.id)
  })
}

export async function changeNote(sql: Sql, owner: Owner, id: string, change: NoteChange): Promise<Note> {
  const text = change.text === undefined ? undefined : noteText(change.text)
  return changeNotebook(sql, owner, 'notas', async (tx) => {
    const note = await found(tx, owner, id)
    if (note.unreadable) throw new AppError('note_unreadable')
    refuseUnseen(note.text, change.before, text)
    const aiMayRead = change.aiMayRead ?? note.aiMayRead
    await notes.change(tx, owner, { ...note, aiMayRead, text: text ?? note.text })
    return found(tx, owner, id)
  })
}

export async function removeNote(sql: Sql, owner: Owner, id: string): Promise<void> {
  await changeNotebook(sql, owner, 'notas', async (tx) => {
    if (!(await notes.remove(tx, owner, id))) throw new AppError('not_found')
  })
}

async function found(tx: Queryable, owner: Owner, id: string): Promise<Note> {
  const note = await notes.find(tx, owner, id)
  if (!note) throw new AppError('not_found')
  return note
}

function noteText(typed: string): string {
  const text = typedText(typed)
  if (isBlank(text)) throw new AppError('note_empty')
  if (text.length > NOTE_MAX) throw new AppError('words_too_long')
  return text
}
