import { useIsFetching, useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { notebookCopy } from '#web/copy/notebook-pt-br.ts'
import { lazyPart } from '#web/lib/lazy-part.ts'
import { useNotebook } from './notebook-context.ts'
import { exercisesQuery } from './notebook-queries.ts'
import { PartFrame } from './part-frame.tsx'
import { PartLoading } from './part-loading.tsx'

const ExerciseList = lazyPart(() => import('./exercises/exercise-list.tsx').then((m) => m.ExerciseList))

const words = notebookCopy.exercises

/** 'Exercícios'. What is in it comes in a file of its own, with all their words. */
export function ExercisesPart() {
  const { requests } = useNotebook()
  const { isPending } = useQuery(exercisesQuery(requests))
  // Nothing above it grows any more.
  const settled = useIsFetching({ queryKey: ['caderno'] }) === 0
  return (
    <PartFrame id="exercicios" heading={words.heading} lead={words.lead} ready={settled && !isPending}>
      <Suspense fallback={<PartLoading failed={false} onRetry={() => {}} />}>
        <ExerciseList />
      </Suspense>
    </PartFrame>
  )
}
