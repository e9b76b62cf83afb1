import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { NewNote, Note, NoteAnswer, NoteChange, WithLevel } from '#domain/api/notebook.ts'
import { typedText } from '#domain/notebook/typed-text.ts'
import { notebookCopy } from '#web/copy/notebook-pt-br.ts'
import { changeInOrder, sendInOrder } from '#web/lib/change-in-order.ts'
import { sendWithdrawals, withdrawn } from '#web/lib/consent.ts'
import { newId } from '#web/lib/new-id.ts'
import { withRetry } from '#web/lib/with-retry.ts'
import { useToast } from '#web/ui/toast.tsx'
import { reasonOf } from './after-failure.ts'
import { changeList } from './change-list.ts'
import type { Hear } from './danger.tsx'
import { withItem, withoutItem } from './fold-list.ts'
import { useNotebook } from './notebook-context.ts'
import { notesQuery } from './notebook-queries.ts'
import { NEW_NOTE } from './typed-keys.ts'

/** The notes, and what can be done with them: shown at once, taken back if it can't be kept. */
export function useNotes() {
  const { requests } = useNotebook()
  const query = useQuery(notesQuery(requests))
  const { notes, waitingOff } = useNotesHere(query.data)
  const list = useNoteList()
  const create = useCreateNote(list)
  return {
    ...query,
    notes,
    waitingOff,
    create,
    change: useChangeNote(list),
    remove: useRemoveNote(list, create),
  }
}

/** The notes as they are read from this device: what was switched off here is off, whatever the server still says. */
export function useNotesHere(notes: Note[] | undefined) {
  const { personId } = useNotebook()
  const all = () => withdrawn.all(personId)
  const off = useSyncExternalStore(withdrawn.subscribe, all, all)
  const waitingOff = off.split(' ').map((thing) => thing.replace('notes/', ''))
  return {
    waitingOff,
    notes: notes?.map((note) => (waitingOff.includes(note.id) ? { ...note, aiMayRead: false } : note)),
  }
}

type NoteList = ReturnType<typeof useNoteList>
type CreateNote = ReturnType<typeof useCreateNote>

const words = notebookCopy.notes

/** The list of notes as it is shown. */
function useNoteList() {
  const { requests } = useNotebook()
  const client = useQueryClient()
  const { queryKey } = notesQuery(requests)
  return {
    put: (note: Note) => changeList<Note>(client, queryKey, (notes) => withItem(notes, note)),
    drop: (id: string) => changeList<Note>(client, queryKey, (notes) => withoutItem(notes, id)),
    askAgain: () => void client.invalidateQueries({ queryKey }),
  }
}

/** Keeps a note. An id that was sent before with other words, and arrived, gets these words. */
function useCreateNote({ put, drop }: NoteList) {
  const { requests } = useNotebook()
  return async (wanted: NewNote): Promise<WithLevel<NoteAnswer>> => {
    const text = typedText(wanted.text)
    put({ ...wanted, text, isName: wanted.isName ?? false, createdAt: new Date().toISOString() })
    try {
      const kept = await withRetry(() => requests.createNote(wanted))
      const answer = kept.note.text === text ? kept : await requests.changeNote(wanted.id, { text })
      put(answer.note)
      return answer
    } catch (error) {
      drop(wanted.id)
      throw error
    }
  }
}

function useChangeNote({ put, askAgain }: NoteList) {
  const { personId, requests } = useNotebook()
  const toast = useToast()

  /** Off from now on on this device; what asks the model waits until the server knows (lib/consent.ts). */
  function switchOff(note: Note): Promise<boolean> {
    withdrawn.add(personId, `notes/${note.id}`)
    return sendInOrder(note.id, () => sendWithdrawals(personId)).then(
      () => {
        put({ ...note, aiMayRead: false })
        return true
      },
      () => false,
    )
  }

  return (note: Note, wanted: NoteChange, hear: Hear): Promise<boolean> => {
    const next: Note = {
      ...note,
      text: wanted.text ?? note.text,
      aiMayRead: wanted.aiMayRead ?? note.aiMayRead,
    }
    if (wanted.aiMayRead !== undefined) {
      if (wanted.aiMayRead) withdrawn.remove(personId, `notes/${note.id}`)
      else return switchOff(note)
    }
    return changeInOrder(note.id, {
      show: () => put(next),
      send: () => hear(note.id, requests.changeNote(note.id, wanted)),
      settle: (answer) => put(answer.note),
      rollBack: () => {
        put(note)
        askAgain()
      },
      tell: (error) => toast({ message: reasonOf(error, words.changeFailed), tone: 'danger' }),
    })
  }
}

function useRemoveNote({ drop, askAgain }: NoteList, create: CreateNote) {
  const { requests, typed } = useNotebook()
  const toast = useToast()

  async function undo({ text, aiMayRead, isName }: Note): Promise<void> {
    try {
      await create({ id: newId(), text, aiMayRead, isName })
    } catch {
      typed.set(NEW_NOTE, [text, typed.get(NEW_NOTE)].filter(Boolean).join('\n'))
      toast({ message: words.undoFailed, tone: 'danger' })
    }
  }

  return async (note: Note): Promise<void> => {
    const done = await changeInOrder(note.id, {
      show: () => drop(note.id),
      send: () => requests.deleteNote(note.id),
      settle: () => drop(note.id),
      rollBack: askAgain,
      tell: () => toast({ message: words.removeFailed, tone: 'danger' }),
    })
    if (!done) return
    const action = { label: words.undo, onSelect: () => void undo(note) }
    toast({ message: words.removed, ...(!note.unreadable && { action }) })
  }
}
