import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Done } from '#domain/api/account.ts'
import type { SuggestionAnswer } from '#domain/api/notebook.ts'
import { notebookChatCopy } from '#web/copy/notebook-chat-pt-br.ts'
import { withRetry } from '#web/lib/commands.ts'
import { Link } from '#web/lib/router.tsx'
import { linkClass } from '#web/ui/button.tsx'
import { dayHere } from '../day-here.ts'
import { useNotebook } from '../notebook-context.ts'

const PATH = '/api/notebook/suggestion'

/** One quiet line in the empty chat, once a day, until it is followed or dismissed, here or on another device. */
export function CheckInSuggestion() {
  const { request } = useNotebook()
  const client = useQueryClient()
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
      <Link to="/caderno#como-estou" onClick={hide} className={`${linkClass} px-2`}>
        {words.suggestionOpen}
      </Link>
      <button type="button" onClick={dismiss} className={`${linkClass} !text-ink-soft px-2`}>
        {words.suggestionDismiss}
      </button>
    </div>
  )
}
