import { Unsent } from '#web/features/notebook/unsent.tsx'
import { NotebookOutsideChat } from './in-notebook.tsx'

/** Sends what was written in the notebook and has not left yet, from a screen that does not show it. */
export const UnsentNotebook = ({ personId }: { personId: string }) => (
  <NotebookOutsideChat personId={personId}>
    <Unsent />
  </NotebookOutsideChat>
)
