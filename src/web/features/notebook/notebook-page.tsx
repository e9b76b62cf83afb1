import './notebook.css'
import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { type UIEvent, useEffect, useRef, useState } from 'react'
import type { Done } from '#domain/api/account.ts'
import { notebookCopy } from '#web/copy/notebook-pt-br.ts'
import { withRetry } from '#web/lib/commands.ts'
import { lazyPart } from '#web/lib/lazy-part.tsx'
import { useLocation, useTitle } from '#web/lib/router.tsx'
import { useMedia } from '#web/lib/use-media.ts'
import { ButtonLink, linkClass } from '#web/ui/button.tsx'
import { ConfirmButton } from '#web/ui/confirm-button.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { CheckInsPart } from './check-ins/check-ins-part.tsx'
import { useNotebook } from './notebook-context.ts'
import { exercisesQuery, planQuery, summariesQuery } from './notebook-queries.ts'
import { NotesPart } from './notes/notes-part.tsx'
import { PageFrame, PartFrame, PartLoading } from './part-frame.tsx'
import { keptPlan } from './plan/kept-plan.ts'
import { PlanToRead, READING } from './plan/plan-in-help.tsx'
import { PlanPart } from './plan/plan-part.tsx'
import { planWith, unsavedSteps } from './plan/use-plan-writing.ts'
import { textsIn } from './text-change.ts'

const loading = <PartLoading failed={false} onRetry={() => {}} />
const ExerciseList = lazyPart(
  () => import('./exercises/exercise-list.tsx').then((m) => m.ExerciseList),
  loading,
)
const SummaryList = lazyPart(() => import('./summaries/summary-list.tsx').then((m) => m.SummaryList), loading)

const { notes, checkIns, plan, summaries, exercises } = notebookCopy

/** Each part has a page of its own, which on a phone is as wide as the screen. */
const PAGES = [
  { id: 'notas', label: notes.short, page: <NotesPart /> },
  { id: 'como-estou', label: checkIns.short, page: <CheckInsPart /> },
  { id: 'plano', label: plan.short, page: <PlanPart /> },
  { id: 'exercicios', label: exercises.short, page: <ExercisesPart /> },
  {
    id: 'resumos',
    label: summaries.short,
    page: (
      <>
        <SummariesPart />
        <EraseNotebook />
      </>
    ),
  },
]

export function NotebookPage() {
  const { hash } = useLocation()
  return hash === READING ? <PlanReading /> : <Parts />
}

function Parts() {
  useTitle(notebookCopy.title)
  const [shown, setShown] = useState(0)

  function follow({ currentTarget: { scrollLeft, clientWidth } }: UIEvent) {
    setShown(Math.round(scrollLeft / clientWidth))
  }

  return (
    <PageFrame back={notebookCopy.back} className="notebook max-w-2xl gap-6">
      <div className="notebook-top stack gap-2">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h1 className="font-serif text-display">{notebookCopy.heading}</h1>
          <ButtonLink to="/caderno/consulta" look="link" className="text-sm" label={notebookCopy.take} />
        </div>
        <p className="max-w-prose text-ink-soft max-sm:hidden">{notebookCopy.lead}</p>
        <Tabs shown={shown} />
      </div>
      <div className="notebook-parts stack gap-5" onScroll={follow}>
        {PAGES.map(({ id, page }) => (
          <div key={id} className="notebook-page stack gap-5">
            {page}
          </div>
        ))}
      </div>
    </PageFrame>
  )
}

/** Links to the parts. On a phone, where one part is seen at a time, they say which. */
function Tabs({ shown }: { shown: number }) {
  const isPhone = useMedia('(max-width: 39.99rem)')
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    const tab = nav.current?.querySelectorAll('li')[shown]
    if (tab && isPhone) nav.current?.scrollTo({ left: tab.offsetLeft - (innerWidth - tab.offsetWidth) / 2 })
  }, [isPhone, shown])
  return (
    <nav ref={nav} aria-label={notebookCopy.index} className="notebook-tabs">
      <ul className="flex flex-wrap gap-x-5">
        {PAGES.map(({ id, label }, at) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={isPhone && at === shown ? 'true' : undefined}
              className={`${linkClass} text-sm`}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function PlanReading() {
  const { personId, typed } = useNotebook()
  const { data, isError, refetch } = useQuery(planQuery(personId))
  useTitle(notebookCopy.plan.heading)
  return (
    <PageFrame back={notebookCopy.back} className="max-w-2xl gap-4">
      <h1 className="font-serif text-display">{notebookCopy.plan.heading}</h1>
      {data ? (
        <PlanToRead plan={planWith(data, textsIn(unsavedSteps(typed)))} />
      ) : (
        <PartLoading failed={isError} onRetry={refetch} />
      )}
    </PageFrame>
  )
}

/** 'Exercícios'. What is in it comes in a file of its own, with all their words. */
function ExercisesPart() {
  const { isPending } = useQuery(exercisesQuery(useNotebook().personId))
  // Nothing above it grows any more.
  const settled = useIsFetching({ queryKey: ['caderno'] }) === 0
  return (
    <PartFrame id="exercicios" words={exercises} ready={settled && !isPending}>
      <ExerciseList />
    </PartFrame>
  )
}

/** 'Resumos'. It is the last part: what is in it comes in a file of its own. */
function SummariesPart() {
  const { isPending } = useQuery(summariesQuery(useNotebook().personId))
  return (
    <PartFrame id="resumos" words={summaries} ready={!isPending}>
      <SummaryList />
    </PartFrame>
  )
}

/** All four parts at once and for good, after one clear question. */
function EraseNotebook() {
  const { personId, request } = useNotebook()
  const client = useQueryClient()
  const toast = useToast()

  async function erase() {
    await withRetry(() => request<Done>('DELETE', '/api/notebook'))
    keptPlan(personId).remove()
    await client.invalidateQueries({ queryKey: ['caderno'] })
    toast({ message: notebookCopy.erase.done })
  }

  return (
    <div className="justify-self-start">
      <ConfirmButton
        words={notebookCopy.erase}
        work={erase}
        look="quiet"
        icon={Trash2}
        iconSize={18}
        className="-ml-3 text-sm"
      />
    </div>
  )
}
