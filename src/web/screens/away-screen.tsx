import { useEffect } from 'react'
import { awayCopy } from '#web/copy/away-pt-br.ts'
import { notebookCopy } from '#web/copy/notebook-pt-br.ts'
import { chatOf } from '#web/features/chat/engine/chat.ts'
import { hasPin } from '#web/features/discreet/pin.ts'
import { QuickExitButton, QuickExitKeys } from '#web/features/discreet/quick-exit-button.tsx'
import { ExerciseChoice } from '#web/features/notebook/exercises/exercise-list.tsx'
import { ExerciseRunner } from '#web/features/notebook/exercises/exercise-runner.tsx'
import { PlanInHelp } from '#web/features/notebook/plan/plan-in-help.tsx'
import { lazyPart } from '#web/lib/lazy-part.tsx'
import { matchPath } from '#web/lib/match-path.ts'
import { useLocation } from '#web/lib/router.tsx'
import { DangerOutside } from '#web/session/danger-outside.tsx'
import type { AwayScreenProps } from '#web/session/guards.tsx'
import { usePersonState } from '#web/session/person-context.tsx'
import { personHere } from '#web/session/person-here.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { CallSomebody } from '#web/ui/call-links.tsx'
import { NOTHING_KNOWN, NotebookOutsideChat } from './in-notebook.tsx'
import { FollowSession } from './signed-in-frame.tsx'

const Unsent = lazyPart(() => import('#web/features/notebook/unsent.tsx').then((m) => m.Unsent))

/**
 * A screen of somebody who was here before, while nobody can be asked who is signed in: what needs no server. Behind a PIN
 * only what belongs to nobody.
 */
export function AwayScreen({ message, hold }: AwayScreenProps) {
  const { path } = useLocation()
  const locked = hasPin()
  const personId = locked ? null : personHere()
  const exercise = matchPath('/caderno/:page', path)?.page
  const writes = personId !== null && exercise !== undefined && exercise !== 'consulta'
  const isKnown = usePersonState().status === 'signed-in'
  useEffect(() => hold(writes ? personId : null), [writes, hold, personId])
  if (writes)
    return (
      <NotebookOutsideChat personId={personId} extras={NOTHING_KNOWN}>
        <QuickExitKeys />
        {isKnown && <FollowSession />}
        <ExerciseRunner key={exercise} id={exercise} />
      </NotebookOutsideChat>
    )
  return message(
    <div className="stack mt-4 gap-5 text-left">
      <QuickExitKeys />
      <QuickExitButton className="justify-self-center" />
      {personId && <UnsentDanger personId={personId} />}
      <p role="status" className="text-center">
        <CallSomebody />
      </p>
      <ButtonLink
        to="/ajuda#respirar"
        look="secondary"
        className="justify-self-center"
        label={awayCopy.breathe}
      />
      <PlanInHelp personId={null} locked={locked} />
      {personId && (
        <section aria-label={notebookCopy.exercises.heading} className="stack gap-3">
          <h2 className="font-semibold">{awayCopy.exercises}</h2>
          <p className="text-ink-soft text-sm">{awayCopy.exercisesLater}</p>
          <ExerciseChoice />
        </section>
      )}
    </div>,
  )
}

/** The cards for what this person wrote before and could not send, without a word of it. */
function UnsentDanger({ personId }: { personId: string }) {
  // It reads what still waits.
  chatOf(personId)
  return (
    <>
      <DangerOutside />
      <NotebookOutsideChat personId={personId} extras={NOTHING_KNOWN}>
        <Unsent isAnswered />
      </NotebookOutsideChat>
    </>
  )
}
