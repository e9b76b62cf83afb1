import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { notebookCopy } from '#web/copy/notebook-pt-br.ts'
import { lazyPart } from '#web/lib/lazy-part.ts'
import { useNotebook } from './notebook-context.ts'
import { summariesQuery } from './notebook-queries.ts'
import { PartFrame } from './part-frame.tsx'
import { PartLoading } from './part-loading.tsx'

const SummaryList = lazyPart(() => import('./summary-list.tsx').then((m) => m.SummaryList))

const words = notebookCopy.summaries

/** 'Resumos'. It stands last: what is in it comes in a file of its own. */
export function SummariesPart() {
  const { isPending } = useQuery(summariesQuery(useNotebook().requests))
  return (
    <PartFrame id="resumos" heading={words.heading} lead={words.lead} ready={!isPending}>
      <Suspense fallback={<PartLoading failed={false} onRetry={() => {}} />}>
        <SummaryList />
      </Suspense>
    </PartFrame>
  )
}
