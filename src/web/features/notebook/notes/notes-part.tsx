import { Clock3, PencilLine, Trash2 } from 'lucide-react'
import { type Ref, useRef, useState } from 'react'
import { BROWSER_ERRORS } from '#domain/browser-errors.ts'
import { NOTE_MAX, NOTES_MAX } from '#domain/limits.ts'
import { notesSection } from '#domain/notebook/notes-section.ts'
import type { Note } from '#domain/notebook/pages.ts'
import { isBlank } from '#domain/text/is-blank.ts'
import { notebookCopy } from '#web/copy/notebook-pt-br.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { Icon, IconButton } from '#web/ui/icon.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { DangerCard } from '../danger.tsx'
import { EditText, useEditing } from '../edit-text.tsx'
import { FewFirst } from '../few-first.tsx'
import { NEW_NOTE, useTyped } from '../notebook-context.ts'
import { PartExample, PartFrame, PartLoading } from '../part-frame.tsx'
import { Saved, SaveNotice } from '../saving.tsx'
import { TextArea } from '../text-area.tsx'
import { WaitingLines } from './proposed-lines.tsx'
import { useNoteOutbox, useNotes, type WaitingNote } from './use-notes.ts'

type NoteOutbox = ReturnType<typeof useNoteOutbox>

const SHOWN = 8
const words = notebookCopy.notes

/** 'O que a IA sabe de mim': every note, and whether it is read. */
export function NotesPart() {
  const list = useNotes()
  const { notes, isError, refetch } = list
  const outbox = useNoteOutbox()
  const read = notesSection({ notes: notes ?? [], level: 'nenhum', notesRead: true }).ids
  const waiting = outbox.waiting.filter(({ id }) => !notes?.some((note) => note.id === id))
  const box = useRef<HTMLTextAreaElement>(null)

  function removeRow(note: Note) {
    // The button goes with its row: the focus would be lost.
    box.current?.focus()
    void list.remove(note)
  }

  return (
    <PartFrame id="notas" words={words} ready={notes !== undefined || isError}>
      <NewNoteForm ref={box} full={(notes?.length ?? 0) + waiting.length >= NOTES_MAX} outbox={outbox} />
      <WaitingNotes notes={waiting} outbox={outbox} />
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
                list={list}
                isRead={read.includes(note.id)}
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

function WaitingNotes({ notes, outbox }: { notes: readonly WaitingNote[]; outbox: NoteOutbox }) {
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
          <IconButton of={Trash2} label={words.remove} onClick={() => outbox.remove(id)} />
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

type NewNoteFormProps = { full: boolean; outbox: NoteOutbox; ref: Ref<HTMLTextAreaElement> }

function NewNoteForm({ full, outbox, ref }: NewNoteFormProps) {
  const { add, state, reset, danger } = outbox
  const [text, setText] = useTyped(NEW_NOTE)
  const [asked, setAsked] = useState(false)

  function submit() {
    if (isBlank(text)) return setAsked(true)
    if (full || text.length > NOTE_MAX) return
    setText('')
    add(text)
  }

  function type(next: string) {
    setAsked(false)
    if (state.kind === 'failed' || state.kind === 'saved') reset()
    setText(next)
  }

  return (
    <Form onSubmit={submit} className="stack gap-3">
      <TextArea
        ref={ref}
        label={words.label}
        text={text}
        onChange={type}
        max={NOTE_MAX}
        hint={full ? words.full : words.hint}
        placeholder={words.placeholder}
      />
      <SaveNotice state={asked ? { kind: 'failed', sentence: BROWSER_ERRORS.note_empty.message } : state} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" disabled={full || text.length > NOTE_MAX} label={words.keep} />
        <Saved state={state} saving={notebookCopy.typing.saving} />
      </div>
      <DangerCard danger={danger} waits={state.kind === 'waiting'} />
    </Form>
  )
}

type NoteRowProps = {
  note: Note
  list: ReturnType<typeof useNotes>
  /** The AI gets it now: it is on, and fits with the newer ones. */
  isRead: boolean
  onRemove: (note: Note) => void
}

function NoteRow({ note, list, isRead, onRemove }: NoteRowProps) {
  const { row, editing, edit, stopEditing, danger, takeLevel } = useEditing()
  const waitingOff = list.waitingOff.includes(note.id)

  return (
    <li
      ref={row}
      id={`nota-${note.id}`}
      tabIndex={-1}
      className="stack gap-1 rounded-control border border-line bg-paper px-4 py-3"
    >
      {editing ? (
        <EditText
          typedAs={`caderno-nota-${note.id}`}
          text={note.text}
          label={words.editing}
          max={NOTE_MAX}
          onSave={(text, before) => list.change(note, { text, before }, takeLevel)}
          onEnd={stopEditing}
        />
      ) : (
        <>
          <p
            className={`whitespace-pre-wrap [overflow-wrap:anywhere] ${note.unreadable ? 'text-ink-soft text-sm' : ''}`}
          >
            {note.unreadable ? words.unreadable : note.text}
          </p>
          {(waitingOff || note.aiMayRead) && (
            <p role="status" className="text-ink-soft text-sm">
              {waitingOff ? words.offWaits : isRead ? words.readNow : words.tooFar}
            </p>
          )}
          <div className="-mr-2 flex flex-wrap items-center justify-end gap-x-1 text-sm">
            {!note.unreadable && (
              <>
                <div className="mr-auto">
                  <Switch
                    on={note.aiMayRead}
                    onChange={(aiMayRead) => void list.change(note, { aiMayRead }, takeLevel)}
                    label={words.mayRead}
                  />
                </div>
                <span data-edit>
                  <IconButton of={PencilLine} label={words.edit} onClick={edit} />
                </span>
              </>
            )}
            <IconButton of={Trash2} label={words.remove} onClick={() => onRemove(note)} />
          </div>
        </>
      )}
      <DangerCard danger={danger} />
    </li>
  )
}
