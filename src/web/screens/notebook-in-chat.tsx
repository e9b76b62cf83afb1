import type { ComponentType } from 'react'
import { KeepDialog as Keep } from '#web/features/notebook/notes/keep-form.tsx'
import { RestedLines as Rested } from '#web/features/notebook/notes/proposed-lines.tsx'
import { NotesOfReply as Of, ReadNotes as Read } from '#web/features/notebook/notes/read-notes.tsx'
import { WelcomeCard as Welcome } from '#web/features/notebook/notes/welcome-card.tsx'
import { SummarizeDialog as Summarize } from '#web/features/notebook/summaries/summary-draft-form.tsx'
import { InNotebook } from './in-notebook.tsx'

function inNotebook<Props extends object>(Part: ComponentType<Props>) {
  return (props: Props) => (
    <InNotebook>
      <Part {...props} />
    </InNotebook>
  )
}

/** The parts of the notebook that are shown in the chat. They load when they are needed. */
export const KeepDialog = inNotebook(Keep)
export const SummarizeDialog = inNotebook(Summarize)
export const ReadNotes = inNotebook(Read)
export const NotesOfReply = inNotebook(Of)
export const RestedLines = inNotebook(Rested)
export const WelcomeCard = inNotebook(Welcome)
