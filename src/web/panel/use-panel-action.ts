import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '#web/lib/api.ts'
import { useToast } from '#web/ui/toast.tsx'

type ActionOptions<Given> = {
  method?: 'POST' | 'PUT' | 'DELETE'
  bodyOf?: (given: Given) => object | undefined
}

/** Something an operator does: afterwards everything that is shown is asked for anew. `noticeOf` gives the notice when it is done. */
export function usePanelAction<Given, Answer>(
  path: (given: Given) => `/api/painel/${string}`,
  noticeOf?: (answer: Answer, given: Given) => string | null,
  { method = 'POST', bodyOf = (given) => given ?? {} }: ActionOptions<Given> = {},
) {
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: (given: Given) => request<Answer>(method, path(given), { body: bodyOf(given) }),
    onSuccess: (answer, given) => {
      const message = noticeOf?.(answer, given)
      if (message) toast({ message })
      return client.invalidateQueries()
    },
  })
}
