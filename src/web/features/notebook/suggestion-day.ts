import { queryOptions } from '@tanstack/react-query'
import type { Done } from '#domain/api/account.ts'
import type { SuggestionAnswer } from '#domain/api/notebook.ts'
import { requestAs } from '#web/lib/api.ts'

const PATH = '/api/notebook/suggestion'

/** When the suggestion of a check-in was last answered, on any device. A change of the check-ins asks again. */
export const suggestionQuery = (personId: string) =>
  queryOptions({
    queryKey: ['caderno', 'como-estou', 'sugestao'],
    queryFn: async ({ signal }) =>
      (await requestAs(personId)<SuggestionAnswer>('GET', PATH, { signal })).answeredDay,
  })

export const dismissSuggestion = (personId: string, day: string) =>
  requestAs(personId)<Done>('PUT', PATH, { body: { day } })
