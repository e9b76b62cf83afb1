import { isRefused } from '#web/lib/api.ts'
import { newId } from '#web/lib/new-id.ts'
import { parseJson } from '#web/lib/parse-json.ts'
import { useDanger } from '../danger.tsx'
import { NEW_NOTE, NOTES_WAITING, useNotebook, useTyped } from '../notebook-context.ts'
import { isTooMuch, useSaving } from '../saving.tsx'
import { useCreateNote } from './use-notes.ts'

/** Notes on their way to the server, the oldest first. They survive a reload, and go out in order by themselves. */
export function useNoteOutbox() {
  const create = useCreateNote()
  const { typed } = useNotebook()
  const [stored, store] = useTyped(NOTES_WAITING)
  const { danger, takeLevel } = useDanger()
  const now = () => readWaitingNotes(typed.get(NOTES_WAITING))
  const { state, run, reset } = useSaving(save, () => now().length > 0)

  async function save() {
    for (let [next] = now(); next; [next] = now()) {
      const { id, text } = next
      try {
        await takeLevel(id, text, create({ id, text, aiMayRead: false }))
      } catch (error) {
        if (isRefused(error) && !isTooMuch(error)) giveBack(next)
        throw error
      }
      remove(id)
    }
  }

  /** Refused for good: the words go back to the box, before what is in it. */
  function giveBack({ id, text }: WaitingNote) {
    typed.set(NEW_NOTE, [text, typed.get(NEW_NOTE)].filter(Boolean).join('\n'))
    remove(id)
  }

  const put = (notes: WaitingNote[]) => store(notes.length === 0 ? '' : JSON.stringify(notes))

  const remove = (id: string) => put(now().filter((one) => one.id !== id))

  function add(text: string) {
    put([...now(), { id: newId(), text }])
    void run()
  }

  return { waiting: readWaitingNotes(stored), add, remove, state, reset, danger }
}

export type WaitingNote = { id: string; text: string }

/** Reads what this browser kept, perhaps of another version. */
function readWaitingNotes(stored: string): WaitingNote[] {
  const notes = parseJson(stored)
  return Array.isArray(notes) ? notes.filter(isWaitingNote) : []
}

const isWaitingNote = (note: Partial<WaitingNote> | null): note is WaitingNote =>
  typeof note?.id === 'string' && typeof note.text === 'string'
