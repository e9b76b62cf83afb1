import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { NewSummary, Summary } from '#domain/api/notebook.ts'
import { notebookCopy } from '#web/copy/notebook-pt-br.ts'
import { runOptimistically } from '#web/lib/optimistic.ts'
import { withRetry } from '#web/lib/with-retry.ts'
import { useToast } from '#web/ui/toast.tsx'
import { withItem, withoutItem } from './fold-list.ts'
import { useNotebook } from './notebook-context.ts'
import { summariesQuery } from './notebook-queries.ts'

/** The kept summaries, and what can be done with them. */
export function useSummaries({ enabled = true } = {}) {
  const { requests } = useNotebook()
  const client = useQueryClient()
  const toast = useToast()
  const query = useQuery({ ...summariesQuery(requests), enabled })
  const { queryKey } = summariesQuery(requests)
  const words = notebookCopy.summaries

  const put = (summary: Summary) => client.setQueryData(queryKey, (list) => list && withItem(list, summary))

  async function create(wanted: NewSummary): Promise<void> {
    const { summary } = await withRetry(() => requests.createSummary(wanted))
    const text = wanted.text.trim()
    // An id that was sent before with other words, and arrived, gets these words.
    put(summary.text === text ? summary : (await requests.changeSummary(summary.id, { text })).summary)
  }

  function change(summary: Summary, text: string): Promise<boolean> {
    return runOptimistically({
      show: () => put({ ...summary, text }),
      send: () => withRetry(() => requests.changeSummary(summary.id, { text })),
      settle: (answer) => put(answer.summary),
      rollBack: () => put(summary),
      tell: () => toast({ message: words.changeFailed, tone: 'danger' }),
    })
  }

  async function remove({ id }: Summary): Promise<void> {
    const done = await runOptimistically({
      show: () => client.setQueryData(queryKey, (list) => list && withoutItem(list, id)),
      send: () => withRetry(() => requests.deleteSummary(id)),
      settle: () => {},
      rollBack: () => void client.invalidateQueries({ queryKey }),
      tell: () => toast({ message: words.removeFailed, tone: 'danger' }),
    })
    if (done) toast({ message: words.removed })
  }

  return { ...query, summaries: query.data, create, change, remove }
}
