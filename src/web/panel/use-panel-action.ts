import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '#web/lib/api.ts'
import { useToast } from '#web/ui/toast.tsx'

/** Something an operator does: afterwards everything that is shown is asked for anew. `said` is told when it is done. */
export function usePanelAction<Body, Answer>(
  path: (body: Body) => `/api/painel/${string}`,
  said?: (answer: Answer, body: Body) => string | null,
) {
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: (body: Body) => request<Answer>('POST', path(body), { body: body ?? {} }),
    onSuccess: (answer, body) => {
      const message = said?.(answer, body)
      if (message) toast({ message })
      return client.invalidateQueries()
    },
  })
}
