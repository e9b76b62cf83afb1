import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SummaryDraft } from '#domain/api/notebook.ts'
import { SUMMARY_MAX } from '#domain/limits.ts'
import type { ProposedLine } from '#domain/notebook/pages.ts'
import { isBlank } from '#domain/text/is-blank.ts'
import { notebookCopy } from '#web/copy/notebook-pt-br.ts'
import { toApiError } from '#web/lib/api.ts'
import { newId } from '#web/lib/new-id.ts'
import { navigate } from '#web/lib/router.tsx'
import { LoadFailed } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form } from '#web/ui/form.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { DangerCard, useDanger } from '../danger.tsx'
import { summaryDraftKey, useNotebook, useTyped } from '../notebook-context.ts'
import { MODEL_PATIENCE, ProposedLines, useProposalsOf } from '../notes/proposed-lines.tsx'
import { SaveNotice, useSaving } from '../saving.tsx'
import { TextArea } from '../text-area.tsx'
import { WaysOut } from '../who-could-know.tsx'
import { useSummaries } from './use-summaries.ts'

const words = notebookCopy.summaries

type SummaryDraftFormProps = { conversationId: string; onDone: () => void }

function SummaryDraftForm({ conversationId, onDone }: SummaryDraftFormProps) {
  const draft = useSummaryDraft(conversationId)
  if (draft.isFetching) {
    return (
      <div role="status" className="stack gap-3">
        <p className="text-ink-soft">{words.writing}</p>
        <Skeleton className="h-4" />
        <Skeleton className="h-4 w-11/12" />
        <Skeleton className="h-4 w-2/3" />
      </div>
    )
  }
  if (draft.error)
    return <LoadFailed reason={toApiError(draft.error).message} onRetry={() => draft.refetch()} />
  return <ReadyDraft conversationId={conversationId} draft={draft} onDone={onDone} />
}

type Draft = ReturnType<typeof useSummaryDraft>

function ReadyDraft({ conversationId, draft, onDone }: SummaryDraftFormProps & { draft: Draft }) {
  const { text, setText, lead } = draft
  const { state, run, danger, isKept, proposed, discard, answer } = useKeepDraft(
    conversationId,
    draft,
    onDone,
  )
  const busy = state.kind === 'saving'
  const off = isBlank(text) || text.length > SUMMARY_MAX

  return (
    <div className="stack gap-4">
      {isKept ? (
        <p role="status">{words.kept}</p>
      ) : (
        <Form onSubmit={() => !busy && !off && run()} className="stack gap-4">
          <p className="text-ink-soft text-sm">{lead}</p>
          <TextArea label={words.draft} text={text} onChange={setText} max={SUMMARY_MAX} rows={8} />
          <SaveNotice state={state} />
          <div className="flex flex-wrap gap-3">
            <Button
              type="submit"
              busy={busy}
              disabled={off}
              label={busy ? notebookCopy.typing.saving : words.keep}
            />
            <Button look="secondary" label={words.discard} onClick={discard} />
          </div>
          <DangerCard danger={danger} />
        </Form>
      )}
      <ProposedLines lines={proposed.lines} onAnswer={answer} />
      <section aria-label={notebookCopy.who} className="stack gap-3 border-line border-t pt-4">
        <h3 className="font-semibold">{notebookCopy.who}</h3>
        <WaysOut />
      </section>
    </div>
  )
}

/** Keeps the draft as a summary, and then what still waits: lines that are proposed as notes, or a card. */
function useKeepDraft(conversationId: string, { text, setText }: Draft, onDone: () => void) {
  const { typed } = useNotebook()
  const { create } = useSummaries({ enabled: false })
  const toast = useToast()
  const [id] = useState(newId)
  const { danger, takeLevel } = useDanger()
  const { state, run } = useSaving(save)
  const proposed = useProposalsOf(conversationId)
  // The summary is kept, and lines still wait for an answer.
  const [isKept, setIsKept] = useState(false)

  async function save() {
    const { nivel } = await takeLevel(id, text, create({ id, conversationId, text }))
    const now = typed.get(summaryDraftKey(conversationId))
    // What was typed meanwhile stays in the field; under the same id it becomes the text of the same summary.
    if (now !== '' && now !== text) return
    // The card is where the words were written: the dialog stays.
    if (nivel === 'nenhum' && proposed.lines.length > 0) {
      setText('')
      setIsKept(true)
    } else if (nivel === 'nenhum') discard()
    else typed.set(summaryDraftKey(conversationId), '')
    toast({
      message: words.kept,
      action: { label: notebookCopy.chat.see, onSelect: () => navigate('/caderno#resumos') },
    })
  }

  function discard() {
    setText('')
    onDone()
  }

  function answer(line: ProposedLine) {
    proposed.answer(line)
    if (proposed.lines.length === 1 && isKept) onDone()
  }

  return { state, run, danger, isKept, proposed, discard, answer }
}

type SummarizeDialogProps = { conversationId: string | null; onClose: () => void }

/** 'Resumir esta conversa': a draft that is stored only on request. */
export const SummarizeDialog = ({ conversationId, onClose }: SummarizeDialogProps) => (
  <Dialog open={conversationId !== null} title={notebookCopy.summaries.dialog} onClose={onClose}>
    {conversationId !== null && <SummaryDraftForm conversationId={conversationId} onDone={onClose} />}
  </Dialog>
)

/** The draft of a conversation's summary: asked for once, and kept as typed until it is kept for good or discarded. */
function useSummaryDraft(conversationId: string) {
  const { request, typed } = useNotebook()
  const key = summaryDraftKey(conversationId)
  const [text, setText] = useTyped(key)
  const [wasHere] = useState(text !== '')
  const { data, isFetching, error, refetch } = useQuery({
    queryKey: ['rascunho', conversationId],
    queryFn: async () => {
      const path = `/api/conversations/${conversationId}/summary` as const
      const draft = await request<SummaryDraft>('POST', path, { timeout: MODEL_PATIENCE })
      typed.set(key, draft.text)
      return draft.by === 'model' ? words.draftByModel : words.draftByRule
    },
    enabled: !wasHere,
    retry: false,
    // Asked for again at the next visit, unless a draft is here by then.
    gcTime: 0,
  })
  return { isFetching, error, refetch, text, setText, lead: data ?? words.found }
}
