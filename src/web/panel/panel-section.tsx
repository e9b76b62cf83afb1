import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { panelCopy } from '#web/copy/panel-pt-br.ts'
import { request, toApiError } from '#web/lib/api.ts'
import { Alert, LoadFailed } from '#web/ui/alert.tsx'
import { Button, type ButtonProps } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useToast } from '#web/ui/toast.tsx'

type PanelSectionProps = {
  heading: string
  lead?: string | undefined
  className?: string
  children: ReactNode
}

export function PanelSection({ heading, lead, className = '', children }: PanelSectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={`stack content-start gap-4 rounded-card border border-line bg-surface p-4 sm:p-6 ${className}`}
    >
      <div className="stack gap-1">
        <h3 id={id} className="font-serif text-title">
          {heading}
        </h3>
        {lead && <p className="max-w-prose text-ink-soft">{lead}</p>}
      </div>
      {children}
    </section>
  )
}

export function ActionFailure({ error }: { error: Error | null }) {
  return error && <Alert>{sentenceOf(error)}</Alert>
}

type SubmitProps = Pick<ButtonProps, 'look' | 'label' | 'disabled'> & {
  action: { error: Error | null; isPending: boolean }
}

export const Submit = ({ action, ...button }: SubmitProps) => (
  <>
    <ActionFailure error={action.error} />
    <Button {...button} type="submit" busy={action.isPending} className="justify-self-start" />
  </>
)

/** Why something failed. Unlike the product, the panel keeps nothing that is written without a connection. */
export function sentenceOf(error: Error): string {
  const { code, message } = toApiError(error)
  return code === 'offline' ? panelCopy.offline : message
}

export const PanelFailure = ({ error, retry }: { error: Error; retry: () => void }) => (
  <div className="stack max-w-md justify-items-start gap-4">
    <LoadFailed reason={sentenceOf(error)} onRetry={() => retry()} />
  </div>
)

type PanelPath = `/api/painel/${string}`
type Next = string | number | null
type Asked = Record<string, string>

/** A list that is read page by page, from what is `next` on; `failure` is shown in its place, `more` under it. */
export function usePanelPages<Page extends { next: Next }, Row>(
  path: PanelPath,
  asked: Asked,
  nextOf: (next: string) => Asked,
  rowsOf: (page: Page) => readonly Row[],
) {
  const pages = useInfiniteQuery({
    queryKey: [path, asked],
    queryFn({ pageParam: next }) {
      const search = new URLSearchParams({ ...asked, ...(next !== null && nextOf(String(next))) })
      return request<Page>('GET', `${path}?${search}`)
    },
    initialPageParam: null as Next,
    getNextPageParam: ({ next }) => next,
  })
  return {
    rows: pages.data?.pages.flatMap(rowsOf) ?? [],
    isPending: pages.isPending,
    failure: pages.error && <PanelFailure error={pages.error} retry={pages.refetch} />,
    more: pages.hasNextPage && (
      <Button
        look="secondary"
        className="justify-self-start"
        busy={pages.isFetchingNextPage}
        label={panelCopy.more}
        onClick={() => pages.fetchNextPage()}
      />
    ),
  }
}

/** The one answer that a page is made of; `instead` is shown until it is here, or when it does not come. */
export function usePanelAnswer<Answer>(path: PanelPath) {
  const { data, error, refetch } = useQuery({
    queryKey: [path],
    queryFn: () => request<Answer>('GET', path),
  })
  if (error) return { data: undefined, instead: <PanelFailure error={error} retry={refetch} /> }
  return { data, instead: <Skeleton className="h-64 w-full" /> }
}

/** Something an operator does: afterwards everything that is shown is asked for anew. `noticeOf` gives the notice when it is done. */
export function usePanelAction<Body, Answer>(
  path: PanelPath,
  noticeOf?: (answer: Answer) => string,
  method: 'POST' | 'PUT' | 'DELETE' = 'POST',
) {
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: (body: Body) => request<Answer>(method, path, { body }),
    onSuccess: (answer) => {
      if (noticeOf) toast({ message: noticeOf(answer) })
      return client.invalidateQueries()
    },
  })
}
