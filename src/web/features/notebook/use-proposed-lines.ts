import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ProposedLine } from '#domain/api/notebook.ts'
import { withRetry } from '#web/lib/with-retry.ts'
import { useNotebook } from './notebook-context.ts'
import { proposalsQuery } from './notebook-queries.ts'

/** Lines that may become notes and wait for an answer. Whatever goes wrong, nothing is proposed. */
export function useProposedLines() {
  const { requests } = useNotebook()
  const client = useQueryClient()
  const query = proposalsQuery(requests)
  const { data: lines = [] } = useQuery(query)

  /** It was kept or refused. Where the server can't be told, it comes back. */
  function answer({ id }: ProposedLine) {
    client.setQueryData(query.queryKey, (before) => before?.filter((line) => line.id !== id))
    withRetry(() => requests.answerProposal(id)).catch(() => client.invalidateQueries(query))
  }

  return { lines, answer }
}

/** Those of one conversation, in which more are looked for: at once, or at the time when it has rested. */
export function useProposalsOf(conversationId: string, restedAt?: number) {
  const { requests } = useNotebook()
  const client = useQueryClient()
  const { lines, answer } = useProposedLines()

  useEffect(() => {
    const { queryKey } = proposalsQuery(requests)
    const ask = () =>
      requests
        .proposeLines(conversationId, { rested: restedAt !== undefined })
        .then(({ lines }) => client.setQueryData(queryKey, lines))
        .catch(() => {})
    const timer = setTimeout(ask, Math.max(0, (restedAt ?? 0) - Date.now()))
    return () => clearTimeout(timer)
  }, [requests, client, conversationId, restedAt])

  return { lines: lines.filter((line) => line.conversationId === conversationId), answer }
}
