import { Clock3, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import type { Note } from '#domain/api/notebook.ts'
import { NOTES_MAX } from '#domain/limits.ts'
import { notesSection } from '#domain/notebook/notes-section.ts'
import { notebookCopy } from '#web/copy/notebook-pt-br.ts'
import { lazyPart } from '#web/lib/lazy-part.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon, IconButton } from '#web/ui/icon.tsx'
import { FewFirst } from './few-first.tsx'
import { NewNoteForm } from './new-note-form.tsx'
import { NoteRow } from './note-row.tsx'
import { PartExample, PartFrame, PartLoading } from './part-frame.tsx'
import { useNoteOutbox, type WaitingNote } from './use-note-outbox.ts'
import { useNotes } from './use-notes.ts'

const WaitingLines = lazyPart(() => import('./proposed-lines.tsx').then((m) => m.WaitingLines))

const SHOWN = 8
const words = notebookCopy.notes

/** 'O que a IA sabe de mim': every note, and whether it is read. */
export function NotesPart() {
  const { notes, waitingOff, isError, refetch, change, remove } = useNotes()
  const outbox = useNoteOutbox()
  const read = notesSection({ notes: notes ?? [], level: 'nenhum', notesRead: true }).ids
  const waiting = outbox.waiting.filter(({ id }) => !notes?.some((note) => note.id === id))
  const box = useRef<HTMLTextAreaElement>(null)

  function removeRow(note: Note) {
    // The button goes with its row: the focus would be lost.
    box.current?.focus()
    void remove(note)
  }

  return (
    <PartFrame id="notas" heading={words.heading} lead={words.lead} ready={notes !== undefined || isError}>
      <NewNoteForm ref={box} full={(notes?.length ?? 0) + waiting.length >= NOTES_MAX} outbox={outbox} />
      <WaitingNotes notes={waiting} onRemove={outbox.remove} />
      {notes ? (
        <>
          <p className="text-ink-soft text-sm" aria-live="polite">
            {notes.length === 0 ? waiting.length === 0 && words.empty : summaryOf(notes, read)}
          </p>
          {notes.length === 0 && waiting.length === 0 && (
            <PartExample text={words.example}>
              <Button look="secondary" label={words.begin} onClick={() => box.current?.focus()} />
            </PartExample>
          )}
          <FewFirst
            items={notes}
            few={location.hash.startsWith('#nota-') ? NOTES_MAX : SHOWN}
            more={words.showAll}
          >
            {(note) => (
              <NoteRow
                key={note.id}
                note={note}
                waitingOff={waitingOff.includes(note.id)}
                isRead={read.includes(note.id)}
                onChange={change}
                onRemove={removeRow}
              />
            )}
          </FewFirst>
          {notes.length > 0 && <WaitingLines />}
        </>
      ) : (
        <PartLoading failed={isError} onRetry={refetch} />
      )}
    </PartFrame>
  )
}

type WaitingNotesProps = { notes: readonly WaitingNote[]; onRemove: (id: string) => void }

/** What was written and is not on the server yet, each on its own. */
function WaitingNotes({ notes, onRemove }: WaitingNotesProps) {
  if (notes.length === 0) return null
  return (
    <ul className="stack gap-3">
      {notes.map(({ id, text }) => (
        <li
          key={id}
          className="flex items-start gap-2 rounded-control border border-line border-dashed bg-paper px-4 py-3"
        >
          <div className="min-w-0 flex-1">
            <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{text}</p>
            <p className="flex items-center gap-2 text-ink-soft text-sm">
              <Icon of={Clock3} size={18} />
              {words.waits}
            </p>
          </div>
          <IconButton of={Trash2} label={words.remove} onClick={() => onRemove(id)} />
        </li>
      ))}
    </ul>
  )
}

function summaryOf(notes: Note[], ids: string[]): string {
  const on = notes.filter(({ aiMayRead }) => aiMayRead).length
  return [words.count(notes.length), words.read(ids.length), on > ids.length && words.tooMany]
    .filter(Boolean)
    .join(' ')
}
