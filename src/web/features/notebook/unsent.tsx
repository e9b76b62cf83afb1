import { useState } from 'react'
import { useCheckInForm } from './check-ins/use-check-in-form.ts'
import { useSendingExercises } from './exercises/use-exercises.ts'
import { DangerDialog, useDangerLeftBehind } from './left-behind.tsx'
import { PLAN_CHANGES, useNotebook } from './notebook-context.ts'
import { useKeeping } from './notes/keep-form.tsx'
import { useNoteOutbox } from './notes/use-notes.ts'
import { useSendingPlan } from './plan/use-plan-writing.ts'

type UnsentProps = {
  /** The exercise that is shown, which answers danger in itself. */
  except?: string
  /** The screen has the card for all that waits. */
  isAnswered?: boolean
}

/** On screens that do not show it: what was written in the notebook leaves all the same, and danger in it is answered here. */
export function Unsent({ except, isAnswered = false }: UnsentProps) {
  const { typed } = useNotebook()
  const exercises = useSendingExercises()
  const notes = useNoteOutbox()
  const plan = useSendingPlan({ id: 'plano', pending: () => typed.get(PLAN_CHANGES) !== '' })
  const words = useKeeping(() => {})
  const checkIn = useCheckInForm()
  const read = [exercises, notes, plan, words, checkIn].map(({ danger }) => danger)
  // What was read before was answered where it was written.
  const [answered, setAnswered] = useState(read)
  const left = useDangerLeftBehind()
  const danger = read.find((one) => one && one.id !== except && !answered.includes(one)) ?? left.danger
  function close() {
    setAnswered(read)
    left.forget()
  }
  return !isAnswered && <DangerDialog danger={danger} onClose={close} />
}
