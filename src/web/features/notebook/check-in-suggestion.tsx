import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Done } from '#domain/api/account.ts'
import type { SuggestionAnswer } from '#domain/api/notebook.ts'
import { notebookChatCopy } from '#web/copy/notebook-chat-pt-br.ts'
import { requestAs } from '#web/lib/api.ts'
import { withRetry } from '#web/lib/commands.ts'
import { Link } from '#web/lib/router.tsx'
import { useSignedInPerson } from '#web/session/person-context.tsx'
import { dayHere } from './day-here.ts'

const LINK =
  'inline-flex min-h-11 items-center px-2 text-accent underline decoration-accent/40 underline-offset-4 hover:decoration-accent'

/** One quiet line in the empty chat, once a day, until it is followed or dismissed, here or on another device. */
export function CheckInSuggestion() {
  const { id } = useSignedInPerson()
  const client = useQueryClient()
  const query = suggestionQuery(id)
  const { data: answeredDay } = useQuery(query)
  const today = dayHere(new Date())
  if (answeredDay === undefined || (answeredDay ?? '') >= today) return null

  function hide() {
    client.setQueryData(query.queryKey, today)
  }

  function dismiss() {
    hide()
    // Where it can't be kept, it is suggested once more at another visit.
    withRetry(() => dismissSuggestion(id, today)).catch(() => {})
  }

  const words = notebookChatCopy
  return (
    <div className="hidden-when-discreet text-ink-soft text-sm">
      <p>{words.suggestion}</p>
      <Link to="/caderno#como-estou" onClick={hide} className={LINK}>
        {words.suggestionOpen}
      </Link>
      <button type="button" onClick={dismiss} className={`${LINK} !text-ink-soft`}>
        {words.suggestionDismiss}
      </button>
    </div>
  )
}

const PATH = '/api/notebook/suggestion'

/** When the suggestion of a check-in was last answered, on any device. A change of the check-ins asks again. */
const suggestionQuery = (personId: string) =>
  queryOptions({
    queryKey: ['caderno', 'como-estou', 'sugestao'],
    queryFn: async ({ signal }) =>
      (await requestAs(personId)<SuggestionAnswer>('GET', PATH, { signal })).answeredDay,
  })

const dismissSuggestion = (personId: string, day: string) =>
  requestAs(personId)<Done>('PUT', PATH, { body: { day } })
