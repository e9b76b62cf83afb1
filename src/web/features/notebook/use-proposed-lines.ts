import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotebook } from './notebook-context.ts'

/**
 * Lines of a conversation that may become notes. The server proposes each only once, so those without an answer are held
 * here until the page is left. Whatever goes wrong, nothing is proposed.
 */
export function useProposedLines(conversationId: string) {
  const { requests } = useNotebook()
  const client = useQueryClient()
  const { queryKey } = queryOptions<string[]>({ queryKey: ['propostas', conversationId] })
  const held = () => client.getQueryData<string[]>(queryKey) ?? []
  const { data: lines = [] } = useQuery({
    queryKey,
    queryFn: async () => {
      const asked = await requests.proposeLines(conversationId).catch(() => ({ lines: [] }))
      return [...new Set([...held(), ...asked.lines])]
    },
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    gcTime: Number.POSITIVE_INFINITY,
  })

  /** Resolves to how many are left. */
  function answer(line: string): number {
    const left = held().filter((one) => one !== line)
    client.setQueryData(queryKey, left)
    return left.length
  }

  return { lines, answer }
}
