import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { CheckInAnswer, NewCheckIn } from '#domain/api/notebook.ts'
import { isFeeling } from '#domain/notebook/feelings.ts'
import type { CheckIn } from '#domain/notebook/pages.ts'
import { notebookCopy } from '#web/copy/notebook-pt-br.ts'
import { withRetry } from '#web/lib/commands.ts'
import { newId } from '#web/lib/new-id.ts'
import { Button } from '#web/ui/button.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { useNotebook } from '../notebook-context.ts'
import { useNotebookList } from '../notebook-list.ts'
import { checkInsQuery } from '../notebook-queries.ts'
import { focusPart, PartExample, PartFrame, PartLoading } from '../part-frame.tsx'
import { CheckInForm } from './check-in-form.tsx'
import { CheckInHistory } from './check-in-history.tsx'

const words = notebookCopy.checkIns

/** 'Como estou': a check-in in two taps, and how the last days were. */
export function CheckInsPart() {
  const { checkIns, isError, refetch, create, remove } = useCheckIns()
  return (
    <PartFrame
      id="como-estou"
      heading={words.heading}
      lead={words.lead}
      ready={checkIns !== undefined || isError}
    >
      <CheckInForm onCreate={create} />
      {checkIns?.length === 0 && (
        <PartExample text={words.example}>
          <Button
            look="secondary"
            label={words.begin}
            onClick={() => document.querySelector<HTMLElement>('#como-estou [type=radio]')?.focus()}
          />
        </PartExample>
      )}
      {checkIns ? (
        <CheckInHistory checkIns={checkIns} onRemove={remove} />
      ) : (
        <PartLoading failed={isError} onRetry={refetch} />
      )}
    </PartFrame>
  )
}

function useCheckIns() {
  const { personId, requests } = useNotebook()
  const client = useQueryClient()
  const toast = useToast()
  const query = useQuery(checkInsQuery(personId))
  const { queryKey } = checkInsQuery(personId)
  const list = useNotebookList<CheckIn>(queryKey)

  async function create(wanted: NewCheckIn): Promise<CheckInAnswer> {
    const answer = await withRetry(() => requests.createCheckIn(wanted))
    list.put(answer.checkIn)
    // What the suggestion in the chat knows (check-in-suggestion.tsx).
    client.setQueryData([...queryKey, 'sugestao'], wanted.day)
    return answer
  }

  async function undoRemove({ day, mood, feelings, words: said }: CheckIn): Promise<void> {
    const again = { id: newId(), day, mood, feelings: feelings.filter(isFeeling), words: said }
    await create(again).catch(() => toast({ message: words.undoFailed, tone: 'danger' }))
  }

  function remove(checkIn: CheckIn): Promise<void> {
    const { id } = checkIn
    focusPart('como-estou')
    return list.remove(
      id,
      () => requests.deleteCheckIn(id),
      words,
      () => undoRemove(checkIn),
    )
  }

  return { ...query, checkIns: query.data, create, remove }
}
