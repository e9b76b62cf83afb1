import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { copy } from '#web/copy/pt-br.ts'
import { chatOf } from '#web/features/chat/engine/chat.ts'
import { DangerLeftBehind } from '#web/features/notebook/left-behind.tsx'
import { hasUnsaved, useNotebook } from '#web/features/notebook/notebook-context.ts'
import { NotebookPage } from '#web/features/notebook/notebook-page.tsx'
import type { PageProps } from '#web/lib/lazy-page.ts'
import { lazyPart } from '#web/lib/lazy-part.tsx'
import { leftBehind } from '#web/lib/waiting-danger.ts'
import { useSignedInPerson } from '#web/session/person-context.tsx'
import { PageSkeleton } from '#web/ui/skeleton.tsx'
import { NotebookOutsideChat } from './in-notebook.tsx'
import { SignedInFrame } from './signed-in-frame.tsx'

const waiting = <PageSkeleton label={copy.session.waiting} />
const ExerciseRunner = lazyPart(
  () => import('#web/features/notebook/exercises/exercise-runner.tsx').then((m) => m.ExerciseRunner),
  waiting,
)
const ConsultationPage = lazyPart(
  () => import('#web/features/notebook/consultation/consultation-page.tsx').then((m) => m.ConsultationPage),
  waiting,
)
const Unsent = lazyPart(() => import('#web/features/notebook/unsent.tsx').then((m) => m.Unsent))

/** /caderno and the pages below it, on the live events and the typed texts of the chat's engine. */
export function NotebookScreen({ params: { page } }: PageProps) {
  const { id } = useSignedInPerson()
  const chat = chatOf(id)
  // Attached before the page fetches anything: an event after the answer was written must not be missed.
  useLayoutEffect(() => chat.attach(), [chat])

  return (
    <SignedInFrame>
      <NotebookOutsideChat personId={id}>
        <Page page={page} />
      </NotebookOutsideChat>
    </SignedInFrame>
  )
}

/** The notebook itself, the page for an appointment, or an exercise by its id. */
function Page({ page }: { page: string | undefined }) {
  if (page === undefined)
    return (
      <>
        <NotebookPage />
        <DangerLeftBehind />
      </>
    )
  return (
    <>
      {page === 'consulta' ? <ConsultationPage /> : <ExerciseRunner id={page} />}
      <UnsentElsewhere key={page} page={page} />
    </>
  )
}

/** Sends from a page of its own what was written in the rest of the notebook and has not left yet. */
function UnsentElsewhere({ page }: { page: string }) {
  const { typed } = useNotebook()
  const [unsent, setUnsent] = useState(() => hasUnsaved(typed))
  const left = useSyncExternalStore(leftBehind.subscribe, leftBehind.get)
  if (left && !unsent) setUnsent(true)
  return unsent && <Unsent except={page} />
}
