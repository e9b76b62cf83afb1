import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { NewNote, NoteAnswer, NoteChange, WithLevel } from '#domain/api/notebook.ts'
import type { Note } from '#domain/notebook/pages.ts'
import { typedText } from '#domain/notebook/typed-text.ts'
import { notebookCopy } from '#web/copy/notebook-pt-br.ts'
import { isRefused } from '#web/lib/api.ts'
import { changeInOrder, sendInOrder } from '#web/lib/commands.ts'
import { sendWithdrawals, withdrawn } from '#web/lib/consent.ts'
import { newId } from '#web/lib/new-id.ts'
import { useToast } from '#web/ui/toast.tsx'
import { type TakeLevel, useDanger } from '../danger.tsx'
import { NEW_NOTE, NOTES_WAITING, type TypedTexts, useNotebook, useTypedValue } from '../notebook-context.ts'
import { useNotebookList } from '../notebook-list.ts'
import { notesQuery } from '../notebook-queries.ts'
import { isTooMuch, useSaving } from '../saving.tsx'

/** The notes, and what can be done with them: shown at once, taken back if it can't be kept. */
export function useNotes() {
  const query = useQuery(notesQuery(useNotebook().personId))
  const list = useNoteList()
  return {
    ...query,
    ...useNotesHere(query.data),
    change: useChangeNote(list),
    remove: useRemoveNote(list),
  }
}

/** The notes as they are read from this device: what was switched off here is off, whatever the server still sends. */
export function useNotesHere(notes: Note[] | undefined) {
  const waitingOff = useWithdrawn('notes')
  return {
    waitingOff,
    notes: notes?.map((note) => (waitingOff.includes(note.id) ? { ...note, aiMayRead: false } : note)),
  }
}

const useNoteList = () => useNotebookList<Note>(notesQuery(useNotebook().personId), NOTES, words)
type NoteList = ReturnType<typeof useNoteList>

const words = notebookCopy.notes

const NOTES = '/api/notebook/notes'

/** Keeps a note. An id that was sent before with other words, and arrived, gets these words. */
export function useCreateNote() {
  const { request } = useNotebook()
  const { put, drop, patch } = useNoteList()
  return async (wanted: NewNote): Promise<WithLevel<NoteAnswer>> => {
    const text = typedText(wanted.text)
    let sent: Promise<WithLevel<NoteAnswer>> | undefined
    const send = async () => {
      const kept = await request<WithLevel<NoteAnswer>>('POST', NOTES, { body: wanted })
      return kept.note.text === text ? kept : patch<typeof kept>(wanted.id, { text })
    }
    // In one order with its changes: a switch that is flipped meanwhile is not shown as it was.
    await changeInOrder(wanted.id, {
      show: () =>
        put({ ...wanted, text, isName: wanted.isName ?? false, createdAt: new Date().toISOString() }),
      send: () => {
        sent = send()
        return sent
      },
      settle: ({ note }) => put(note),
      rollBack: () => drop(wanted.id),
      tell: () => {},
    })
    if (!sent) throw new Error('a note was not sent')
    return sent
  }
}

function useChangeNote(list: NoteList) {
  const { personId } = useNotebook()

  return (note: Note, wanted: NoteChange, takeLevel: TakeLevel): Promise<boolean> => {
    const next: Note = {
      ...note,
      text: wanted.text ?? note.text,
      aiMayRead: wanted.aiMayRead ?? note.aiMayRead,
    }
    if (wanted.aiMayRead === false) return withdraw(personId, 'notes', note.id, () => list.put(next))
    if (wanted.aiMayRead) withdrawn.remove(personId, `notes/${note.id}`)
    const send = () =>
      takeLevel(note.id, wanted.text ?? '', list.patch<WithLevel<NoteAnswer>>(note.id, wanted))
    return list.change(note, next, async () => (await send()).note, words.changeFailed)
  }
}

function useRemoveNote(list: NoteList) {
  const { typed } = useNotebook()
  const create = useCreateNote()
  const toast = useToast()

  async function bringBack({ text, aiMayRead, isName }: Note): Promise<void> {
    try {
      await create({ id: newId(), text, aiMayRead, isName })
    } catch {
      putBack(typed, text)
      toast({ message: words.undoFailed, tone: 'danger' })
    }
  }

  return (note: Note) => list.remove(note, () => bringBack(note))
}

/** Into the box of a new note, before what is in it. */
const putBack = (typed: TypedTexts, text: string) =>
  typed.set(NEW_NOTE, [text, typed.get(NEW_NOTE)].filter(Boolean).join('\n'))

/** Off from now on on this device; what asks the model waits until the server knows (lib/consent.ts). */
export function withdraw(personId: string, kind: 'notes' | 'exercises', id: string, settle: () => void) {
  withdrawn.add(personId, `${kind}/${id}`)
  return sendInOrder(id, () => sendWithdrawals(personId)).then(
    () => {
      settle()
      return true
    },
    () => false,
  )
}

/** The ids of what was switched off on this device and the server does not know of yet. */
export function useWithdrawn(kind: 'notes' | 'exercises'): string[] {
  const { personId } = useNotebook()
  const all = () => withdrawn.all(personId)
  const things = useSyncExternalStore(withdrawn.subscribe, all, all).split(' ')
  return things.flatMap((thing) => (thing.startsWith(`${kind}/`) ? [thing.slice(kind.length + 1)] : []))
}

/** Notes on their way to the server, the oldest first. They survive a reload, and go out in order by themselves. */
export function useNoteOutbox() {
  const create = useCreateNote()
  const { typed } = useNotebook()
  const stored = useTypedValue<WaitingNote[]>(NOTES_WAITING)
  const { danger, takeLevel } = useDanger()
  const waiting = () => stored.get() ?? []
  const { state, run, reset } = useSaving(save, () => waiting().length > 0)

  async function save() {
    for (let [next] = waiting(); next; [next] = waiting()) {
      const { id, text } = next
      try {
        await takeLevel(id, text, create({ id, text, aiMayRead: false }))
      } catch (error) {
        if (isRefused(error) && !isTooMuch(error)) {
          putBack(typed, text)
          remove(id)
        }
        throw error
      }
      remove(id)
    }
  }

  const remove = (id: string) => stored.set(waiting().filter((one) => one.id !== id))

  function add(text: string) {
    stored.set([...waiting(), { id: newId(), text }])
    void run()
  }

  return { waiting: waiting(), add, remove, state, reset, danger }
}

export type WaitingNote = { id: string; text: string }
