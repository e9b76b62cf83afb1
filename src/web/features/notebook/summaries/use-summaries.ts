import { useQuery } from '@tanstack/react-query'
import type { NewSummary, SummaryAnswer, SummaryChange, WithLevel } from '#domain/api/notebook.ts'
import type { Summary } from '#domain/notebook/pages.ts'
import { notebookCopy } from '#web/copy/notebook-pt-br.ts'
import { newId } from '#web/lib/new-id.ts'
import { useToast } from '#web/ui/toast.tsx'
import type { TakeLevel } from '../danger.tsx'
import { summaryDraftKey, useNotebook } from '../notebook-context.ts'
import { useNotebookList } from '../notebook-list.ts'
import { summariesQuery } from '../notebook-queries.ts'
import { focusPart } from '../part-frame.tsx'

const SUMMARIES = '/api/notebook/summaries'
const words = notebookCopy.summaries

export function useSummaries({ enabled = true } = {}) {
  const { personId, typed } = useNotebook()
  const toast = useToast()
  const query = useQuery({ ...summariesQuery(personId), enabled })
  const list = useNotebookList<Summary>(summariesQuery(personId), SUMMARIES, words)

  async function create(wanted: NewSummary): Promise<WithLevel<SummaryAnswer>> {
    const kept = await list.post<WithLevel<SummaryAnswer>>(wanted)
    const text = wanted.text.trim()
    // An id that was sent before with other words, and arrived, gets these words.
    const answer = kept.summary.text === text ? kept : await list.patch<typeof kept>(wanted.id, { text })
    list.put(answer.summary)
    return answer
  }

  function change(summary: Summary, wanted: SummaryChange, takeLevel: TakeLevel): Promise<boolean> {
    const { id } = summary
    const send = () => takeLevel(id, wanted.text, list.patch<WithLevel<SummaryAnswer>>(id, wanted))
    const next = { ...summary, text: wanted.text }
    return list.change(summary, next, async () => (await send()).summary, words.changeFailed)
  }

  async function bringBack(conversationId: string, text: string): Promise<void> {
    try {
      await create({ id: newId(), conversationId, text })
    } catch {
      typed.set(summaryDraftKey(conversationId), text)
      toast({ message: words.undoFailed, tone: 'danger' })
    }
  }

  function remove(summary: Summary): Promise<void> {
    const { conversationId, text } = summary
    focusPart('resumos')
    // A summary belongs to a conversation: without it there is nothing to bring back.
    return list.remove(summary, conversationId ? () => bringBack(conversationId, text) : null)
  }

  return { ...query, summaries: query.data, create, change, remove }
}
