import { useCallback, useEffect, useRef, useState } from 'react'
import { notebookCopy } from '#web/copy/notebook-pt-br.ts'
import { toApiError } from '#web/lib/api-error.ts'
import { summaryDraftKey, useNotebook, useTyped } from './notebook-context.ts'

type DraftState = { kind: 'writing' } | { kind: 'failed'; sentence: string } | { kind: 'ready'; lead: string }

const words = notebookCopy.summaries

/** The draft of a conversation's summary: asked for once, and kept as typed until it is kept for good or discarded. */
export function useSummaryDraft(conversationId: string) {
  const { requests, typed } = useNotebook()
  const key = summaryDraftKey(conversationId)
  const [text, setText] = useTyped(key)
  const [state, setState] = useState<DraftState>(() =>
    typed.get(key) === '' ? { kind: 'writing' } : { kind: 'ready', lead: words.found },
  )
  const asked = useRef(false)

  const ask = useCallback(async () => {
    setState({ kind: 'writing' })
    try {
      const { text: draft, by } = await requests.draftSummary(conversationId)
      typed.set(key, draft)
      setState({ kind: 'ready', lead: by === 'model' ? words.draftByModel : words.draftByRule })
    } catch (error) {
      setState({ kind: 'failed', sentence: toApiError(error).message })
    }
  }, [requests, typed, key, conversationId])

  useEffect(() => {
    if (asked.current || typed.get(key) !== '') return
    asked.current = true
    void ask()
  }, [ask, typed, key])

  return { state, text, setText, ask }
}
