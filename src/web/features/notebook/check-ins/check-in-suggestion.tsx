import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Done } from '#domain/api/account.ts'
import type { SuggestionAnswer } from '#domain/api/notebook.ts'
import { notebookChatCopy } from '#web/copy/notebook-chat-pt-br.ts'
import { requestAs } from '#web/lib/api.ts'
import { withRetry } from '#web/lib/commands.ts'
import { Link } from '#web/lib/router.tsx'
import { useSignedInPerson } from '#web/session/person-context.tsx'
import { dayHere } from '../day-here.ts'

const PATH = '/api/notebook/suggestion'
const LINK =
  'inline-flex min-h-11 items-center px-2 text-accent underline decoration-accent/40 underline-offset-4 hover:decoration-accent'

/** One quiet line in the empty chat, once a day, until it is followed or dismissed, here or on another device. */
export function CheckInSuggestion() {
  const { id } = useSignedInPerson()
  const client = useQueryClient()
  const request = requestAs(id)
  // When it was last answered, on any device. A change of the check-ins asks again.
  const query = queryOptions({
    queryKey: ['caderno', 'como-estou', 'sugestao'],
    queryFn: async ({ signal }) => (await request<SuggestionAnswer>('GET', PATH, { signal })).answeredDay,
  })
  const { data: answeredDay } = useQuery(query)
  const today = dayHere(new Date())
  if (answeredDay === undefined || (answeredDay ?? '') >= today) return null

  const hide = () => client.setQueryData(query.queryKey, today)

  function dismiss() {
    hide()
    // Where it can't be kept, it is suggested once more at another visit.
    withRetry(() => request<Done>('PUT', PATH, { body: { day: today } })).catch(() => {})
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
