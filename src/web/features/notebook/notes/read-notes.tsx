import { useQuery } from '@tanstack/react-query'
import { NotebookText } from 'lucide-react'
import { useState } from 'react'
import type { ConversationAnswer } from '#domain/api/chat.ts'
import type { Conversation, NotesRead } from '#domain/chat/conversation.ts'
import { withExercises } from '#domain/exercises/exercise-page.ts'
import { EXERCISES } from '#domain/exercises/exercises.ts'
import { notesSection, readNotesWords } from '#domain/notebook/notes-section.ts'
import type { RiskLevel } from '#domain/safety/risk-level.ts'
import { notebookCopy } from '#web/copy/notebook-pt-br.ts'
import { changeInOrder } from '#web/lib/commands.ts'
import { Link } from '#web/lib/router.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { useNotebook } from '../notebook-context.ts'
import { exercisesQuery, notesQuery } from '../notebook-queries.ts'
import { useNotesHere, useWithdrawn } from './use-notes.ts'

type ReadNotesProps = {
  conversation: Conversation
  /** The level that holds in the conversation: while there is risk only the name is sent. */
  level: RiskLevel
  onConversation: (conversation: Conversation) => void
}

const words = notebookCopy.chat

/** How many notes the AI reads in this conversation; one tap shows them, and exactly what is sent. */
export function ReadNotes({ conversation, level, onConversation }: ReadNotesProps) {
  const { personId, request } = useNotebook()
  const toast = useToast()
  const { data } = useQuery(notesQuery(personId))
  const { data: exercises = [] } = useQuery(exercisesQuery(personId))
  const off = useWithdrawn('exercises')
  const { notes: written = [] } = useNotesHere(data)
  const notes = withExercises(
    written,
    exercises.filter(({ id }) => !off.includes(id)),
  )
  const [open, setOpen] = useState(false)
  if (notes.length === 0) return null
  const { ids, section } = notesSection({ notes, level, notesRead: conversation.notesRead })

  function choose(notesRead: boolean) {
    void changeInOrder(conversation.id, {
      show: () => onConversation({ ...conversation, notesRead }),
      send: () =>
        request<ConversationAnswer>('PATCH', `/api/conversations/${conversation.id}`, {
          body: { notesRead },
        }),
      settle: (answer) => onConversation(answer.conversation),
      rollBack: () => onConversation(conversation),
      tell: () => toast({ message: words.readsFailed, tone: 'danger' }),
    })
  }

  return (
    <>
      <Button
        look="quiet"
        onClick={() => setOpen(true)}
        className="read-notes !gap-1.5 !px-2 min-w-11 text-sm"
      >
        <Icon of={NotebookText} />
        <span className="max-xl:sr-only">{words.readsDialog} </span>
        <span className={ids.length === 0 ? 'max-xl:sr-only' : 'max-[28rem]:sr-only'}>
          ({ids.length || words.readsNone})
        </span>
      </Button>
      <Dialog open={open} title={words.readsDialog} onClose={() => setOpen(false)}>
        {section === '' ? <p>{words.readsOff}</p> : <SentNotes section={section} />}
        <p className="text-ink-soft text-sm">{words.readsDanger}</p>
        <Switch on={conversation.notesRead} onChange={choose} label={words.readsHere} />
        <Link to="/caderno#notas" className={`${buttonClass('secondary')} justify-self-start`}>
          {words.readsManage}
        </Link>
      </Dialog>
    </>
  )
}

/** The notes that are sent one by one, and the text to the letter. */
const SentNotes = ({ section }: { section: string }) => (
  <>
    <p className="text-ink-soft text-sm">{words.readsLead}</p>
    <ul
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="stack max-h-[min(24rem,45dvh)] gap-3 overflow-y-auto rounded-control border border-line bg-paper p-4 [overflow-wrap:anywhere]"
    >
      {itemsOf(section).map((item) => (
        <li key={item}>{item}</li>
      ))}
      <li className="border-line border-t pt-3 text-ink-soft text-sm">{words.readsEnd}</li>
    </ul>
    <details className="text-sm">
      <summary className="more">{words.readsExactly}</summary>
      <p className="whitespace-pre-wrap rounded-control border border-line bg-paper p-4 [overflow-wrap:anywhere]">
        {section}
      </p>
    </details>
  </>
)

/** The person's notes in it, as they are sent: whole, quoted. */
const itemsOf = (section: string): string[] =>
  section.split('\n').flatMap((line) => (line.startsWith('- «') ? [line.slice(2)] : []))

/** 'leu 2 notas' under a reply; a tap lists them, with a link to each. */
export const NotesOfReply = ({ notes: { total, ids } }: { notes: NotesRead }) => (
  <details className="text-ink-soft text-xs open:basis-full">
    <summary className="more-quietly">{readNotesWords(total)}</summary>
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
