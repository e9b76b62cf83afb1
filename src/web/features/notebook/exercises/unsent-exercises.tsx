import { useState } from 'react'
import { exercisesCopy as words } from '#web/copy/exercises-pt-br.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { useNotebook } from '../notebook-context.ts'
import { useSendingExercises } from './use-sending-exercises.ts'

/** On screens that show no exercise: what was written in one leaves all the same, and danger in it is answered here. */
export function UnsentExercises() {
  const { crisisCard } = useNotebook()
  const { danger } = useSendingExercises()
  // What was read before was answered where it was written.
  const [answered, setAnswered] = useState(danger)
  const open = danger !== null && danger !== answered
  return (
    <Dialog open={open} title={words.readLater} onClose={() => setAnswered(danger)}>
      {open && crisisCard(danger.id, danger.nivel)}
    </Dialog>
  )
}
