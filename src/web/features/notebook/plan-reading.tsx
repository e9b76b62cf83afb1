import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { notebookCopy } from '#web/copy/notebook-pt-br.ts'
import { useTitle } from '#web/lib/use-title.ts'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { useNotebook } from './notebook-context.ts'
import { planQuery } from './notebook-queries.ts'
import { PartLoading } from './part-loading.tsx'
import { planWith, readChanges, typedIn } from './plan-changes.ts'
import { PlanToRead } from './plan-to-read.tsx'
import { PLAN_CHANGES } from './typed-keys.ts'

/** Where 'Abrir meu plano' leads. */
export const READING = '#meu-plano'

/** The plan alone on the screen, to be read. */
export function PlanReading({ wayOut }: { wayOut: ReactNode }) {
  const { requests, typed } = useNotebook()
  const { data, isError, refetch } = useQuery(planQuery(requests))
  useTitle(notebookCopy.plan.heading)
  return (
    <div className="mx-auto stack w-full max-w-2xl gap-4 px-4 pt-3 pb-[max(2rem,env(safe-area-inset-bottom))] sm:px-6">
      <ScreenHeader back={notebookCopy.back} wayOut={wayOut} />
      <main className="stack gap-5">
        <h1 className="font-serif text-display">{notebookCopy.plan.heading}</h1>
        {data ? (
          <PlanToRead plan={planWith(data, typedIn(readChanges(typed.get(PLAN_CHANGES))))} />
        ) : (
          <PartLoading failed={isError} onRetry={refetch} />
        )}
      </main>
    </div>
  )
}
