import { useState } from 'react'
import { notebookChatCopy } from '#web/copy/notebook-chat-pt-br.ts'
import { Link } from '#web/lib/router.tsx'
import { dayHere } from './day-here.ts'
import { suggestionDay } from './suggestion-day.ts'

const LINK =
  'inline-flex min-h-11 items-center px-2 text-accent underline decoration-accent/40 underline-offset-4 hover:decoration-accent'

/** One quiet line in the empty chat, once a day, until it is followed or sent away. */
export function CheckInSuggestion({ personId }: { personId: string }) {
  const kept = suggestionDay(personId)
  const today = dayHere(new Date())
  const [answered, setAnswered] = useState(() => kept.get() === today)
  if (answered) return null

  function answer() {
    kept.set(today)
    setAnswered(true)
  }

  const words = notebookChatCopy
  return (
    <div className="hidden-when-discreet mt-3 text-ink-soft text-sm">
      <p>{words.suggestion}</p>
      <Link to="/caderno#como-estou" onClick={answer} className={LINK}>
        {words.suggestionOpen}
      </Link>
      <button type="button" onClick={answer} className={`${LINK} !text-ink-soft`}>
        {words.suggestionDismiss}
      </button>
    </div>
  )
}
