import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ChatMessage } from '#domain/chat/conversation.ts'
import { welcomeNotes } from '#domain/notebook/welcome-notes.ts'
import { notebookCopy } from '#web/copy/notebook-pt-br.ts'
import { keptTexts } from '#web/lib/kept-texts.ts'
import { newId } from '#web/lib/new-id.ts'
import { Button } from '#web/ui/button.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { useNotebook } from '../notebook-context.ts'
import { notesQuery } from '../notebook-queries.ts'
import { SaveNotice, useSaving } from '../saving.tsx'
import { useCreateNote } from './use-notes.ts'

const words = notebookCopy.chat

/** After the welcome, once: name and values for the notebook, with their switches off. */
export function WelcomeCard({ messages }: { messages: readonly ChatMessage[] }) {
  const { personId } = useNotebook()
  const { data: notes } = useQuery(notesQuery(personId))
  const create = useCreateNote()
  const toast = useToast()
  const kept = keptTexts('apresentacao', personId)
  const [answered, setAnswered] = useState(() => kept.get('notas') !== null)
  // The first of two notes is there before the second is kept: until then the card stays.
  const [keeping, setKeeping] = useState(false)
  const [offered, setOffered] = useState(() => offersIn(messages))
  const { state, run } = useSaving(async () => {
    setKeeping(true)
    for (const note of offered) await create(note)
    answer()
    toast({ message: words.welcomeDone })
  })
  if (answered || notes === undefined || (notes.length > 0 && !keeping) || offered.length === 0) return null

  function answer() {
    kept.set('notas', '1')
    setAnswered(true)
  }

  function choose(id: string, aiMayRead: boolean) {
    setOffered((all) => all.map((one) => (one.id === id ? { ...one, aiMayRead } : one)))
  }

  return (
    <section className="stack animate-rise gap-4 rounded-card border border-line bg-surface p-5">
      <div className="stack gap-1">
        <h2 className="font-serif text-title">{words.welcome}</h2>
        <p className="text-ink-soft text-sm">{words.welcomeLead}</p>
      </div>
      <ul className="stack gap-3">
        {offered.map(({ id, text, aiMayRead }) => (
          <li key={id} className="stack rounded-control border border-line bg-paper px-4 py-2">
            <p className="[overflow-wrap:anywhere]">{text}</p>
            <div className="text-sm">
              <Switch on={aiMayRead} onChange={(on) => choose(id, on)} label={notebookCopy.notes.mayRead} />
            </div>
          </li>
        ))}
      </ul>
      <SaveNotice state={state} />
      <div className="flex flex-wrap gap-3">
        <Button busy={state.kind === 'saving'} label={words.welcomeKeep} onClick={run} />
        <Button look="quiet" label={words.welcomeNo} onClick={answer} />
      </div>
    </section>
  )
}

function offersIn(messages: readonly ChatMessage[]) {
  const { name, values } = welcomeNotes(messages)
  const texts = [name && { text: name, isName: true }, values && { text: values, isName: false }]
  return texts.flatMap((one) => (one ? [{ ...one, id: newId(), aiMayRead: false }] : []))
}
