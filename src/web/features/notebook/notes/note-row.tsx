import { PencilLine, Trash2 } from 'lucide-react'
import type { NoteChange } from '#domain/api/notebook.ts'
import { NOTE_MAX } from '#domain/limits.ts'
import type { Note } from '#domain/notebook/pages.ts'
import { notebookCopy } from '#web/copy/notebook-pt-br.ts'
import { IconButton } from '#web/ui/icon.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { DangerCard, type Hear } from '../danger.tsx'
import { EditText, useEditing } from '../edit-text.tsx'

type NoteRowProps = {
  note: Note
  /** Switched off here, and the server does not know yet. */
  waitingOff: boolean
  /** The AI gets it now: it is on, and fits with the newer ones. */
  isRead: boolean
  onChange: (note: Note, change: NoteChange, hear: Hear) => Promise<boolean>
  onRemove: (note: Note) => void
}

const words = notebookCopy.notes

/** One note: its words, whether the AI may read it, and what can be done with it. */
export function NoteRow({ note, waitingOff, isRead, onChange, onRemove }: NoteRowProps) {
  const { row, editing, edit, stopEditing, danger, hear } = useEditing()

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
          save={words.save}
          onSave={(text, before) => onChange(note, { text, before }, hear)}
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
                    onChange={(aiMayRead) => void onChange(note, { aiMayRead }, hear)}
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
