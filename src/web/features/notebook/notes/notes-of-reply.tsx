import { useQuery } from '@tanstack/react-query'
import type { NotesRead } from '#domain/chat/conversation.ts'
import { EXERCISES } from '#domain/exercises/exercises.ts'
import { readNotesWords } from '#domain/notebook/read-notes-words.ts'
import { notebookCopy } from '#web/copy/notebook-pt-br.ts'
import { Link } from '#web/lib/router.tsx'
import { useNotebook } from '../notebook-context.ts'
import { exercisesQuery, notesQuery } from '../notebook-queries.ts'

const words = notebookCopy.chat

/** 'leu 2 notas' under a reply; a tap lists them, with a link to each. */
export const NotesOfReply = ({ notes: { total, ids } }: { notes: NotesRead }) => (
  <details className="text-ink-soft text-xs open:basis-full">
    <summary className="flex min-h-11 w-fit cursor-pointer items-center rounded-control px-2.5 hover:bg-accent-soft hover:text-ink">
      {readNotesWords(total)}
    </summary>
    <ul className="stack gap-1 px-2.5 pb-2">
      {ids.map((id) => (
        <li key={id} className="[overflow-wrap:anywhere]">
          <NoteLink id={id} />
        </li>
      ))}
      {total > ids.length && <li>{words.readMore(total - ids.length)}</li>}
    </ul>
  </details>
)

/** A note by its words, an exercise by its name. One that was erased has neither. */
function NoteLink({ id }: { id: string }) {
  const { personId } = useNotebook()
  const note = useQuery(notesQuery(personId)).data?.find((one) => one.id === id)
  const exercise = useQuery(exercisesQuery(personId)).data?.find((one) => one.id === id)
  if (!note && !exercise) return words.readErased
  const name = exercise ? EXERCISES[exercise.kind].name : note?.unreadable ? words.readUnknown : note?.text
  return (
    <Link
      to={exercise ? `/caderno/${id}` : `/caderno#nota-${id}`}
      className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-ink"
    >
      {name}
    </Link>
  )
}
