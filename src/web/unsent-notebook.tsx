import { UnsentExercises } from '#web/features/notebook/exercises/unsent-exercises.tsx'
import { NotebookOutsideChat } from './in-notebook.tsx'

/** Sends what was written in the notebook and has not left yet, from a screen that does not show it. */
export function UnsentNotebook() {
  return (
    <NotebookOutsideChat>
      <UnsentExercises />
    </NotebookOutsideChat>
  )
}
