import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { NewSummary, Summary, SummaryAnswer, SummaryChange, WithLevel } from '#domain/api/notebook.ts'
import { notebookCopy } from '#web/copy/notebook-pt-br.ts'
import { changeInOrder } from '#web/lib/change-in-order.ts'
import { newId } from '#web/lib/new-id.ts'
import { withRetry } from '#web/lib/with-retry.ts'
import { useToast } from '#web/ui/toast.tsx'
import { reasonOf } from './after-failure.ts'
import { changeList } from './change-list.ts'
import type { Hear } from './danger.tsx'
import { withItem, withoutItem } from './fold-list.ts'
import { useNotebook } from './notebook-context.ts'
import { summariesQuery } from './notebook-queries.ts'
import { summaryDraftKey } from './typed-keys.ts'

/** The kept summaries, and what can be done with them. */
export function useSummaries({ enabled = true } = {}) {
  const { requests, typed } = useNotebook()
  const client = useQueryClient()
  const toast = useToast()
  const query = useQuery({ ...summariesQuery(requests), enabled })
  const { queryKey } = summariesQuery(requests)
  const words = notebookCopy.summaries

  const put = (summary: Summary) => changeList<Summary>(client, queryKey, (list) => withItem(list, summary))

  async function create(wanted: NewSummary): Promise<WithLevel<SummaryAnswer>> {
    const kept = await withRetry(() => requests.createSummary(wanted))
    const text = wanted.text.trim()
    // An id that was sent before with other words, and arrived, gets these words.
    const answer = kept.summary.text === text ? kept : await requests.changeSummary(wanted.id, { text })
    put(answer.summary)
    return answer
  }

  function change(summary: Summary, wanted: SummaryChange, hear: Hear): Promise<boolean> {
    return changeInOrder(summary.id, {
      show: () => put({ ...summary, text: wanted.text }),
      send: () => hear(summary.id, requests.changeSummary(summary.id, wanted)),
      settle: (answer) => put(answer.summary),
      rollBack: () => {
        put(summary)
        void client.invalidateQueries({ queryKey })
      },
      tell: (error) => toast({ message: reasonOf(error, words.changeFailed), tone: 'danger' }),
    })
  }

  async function undoRemove(conversationId: string, text: string): Promise<void> {
    try {
      await create({ id: newId(), conversationId, text })
    } catch {
      typed.set(summaryDraftKey(conversationId), text)
      toast({ message: words.undoFailed, tone: 'danger' })
    }
  }

  async function remove({ id, conversationId, text, unreadable }: Summary): Promise<void> {
    const drop = () => changeList<Summary>(client, queryKey, (list) => withoutItem(list, id))
    const done = await changeInOrder(id, {
      show: drop,
      send: () => requests.deleteSummary(id),
      settle: drop,
      rollBack: () => void client.invalidateQueries({ queryKey }),
      tell: () => toast({ message: words.removeFailed, tone: 'danger' }),
    })
    if (!done) return
    // A summary belongs to a conversation: without it there is nothing to bring back.
    const undo = conversationId &&
      !unreadable && { label: words.undo, onSelect: () => void undoRemove(conversationId, text) }
    toast({ message: words.removed, ...(undo && { action: undo }) })
  }

  return { ...query, summaries: query.data, create, change, remove }
}
