import { useRef } from 'react'
import type { Note } from '#domain/api/notebook.ts'
import { NOTES_MAX } from '#domain/limits.ts'
import { notesSection } from '#domain/notebook/notes-section.ts'
import { notebookCopy } from '#web/copy/notebook-pt-br.ts'
import { FewFirst } from './few-first.tsx'
import { NewNoteForm } from './new-note-form.tsx'
import { NoteRow } from './note-row.tsx'
import { PartFrame } from './part-frame.tsx'
import { PartLoading } from './part-loading.tsx'
import { useNotes } from './use-notes.ts'

const SHOWN = 8
const words = notebookCopy.notes

/** 'O que a IA sabe de mim': every note, and whether it is read. */
export function NotesPart() {
  const { notes, isError, refetch, create, change, remove } = useNotes()
  const box = useRef<HTMLTextAreaElement>(null)

  function removeRow(note: Note) {
    // The button goes with its row: the focus would be lost.
    box.current?.focus()
    void remove(note)
  }

  return (
    <PartFrame id="notas" heading={words.heading} lead={words.lead} ready={notes !== undefined || isError}>
      <NewNoteForm ref={box} full={(notes?.length ?? 0) >= NOTES_MAX} onCreate={create} />
      {notes ? (
        <>
          <p className="text-ink-soft text-sm" aria-live="polite">
            {notes.length === 0 ? words.empty : summaryOf(notes)}
          </p>
          <FewFirst items={notes} few={SHOWN} more={words.showAll}>
            {(note) => <NoteRow key={note.id} note={note} onChange={change} onRemove={removeRow} />}
          </FewFirst>
        </>
      ) : (
        <PartLoading failed={isError} onRetry={refetch} />
      )}
    </PartFrame>
  )
}

function summaryOf(notes: Note[]): string {
  const on = notes.filter(({ aiMayRead }) => aiMayRead).length
  const { ids } = notesSection({ notes, level: 'nenhum', notesRead: true })
  return [words.count(notes.length), words.read(ids.length), on > ids.length && words.tooMany]
    .filter(Boolean)
    .join(' ')
}
