import type { ComponentType } from 'react'
import { KeepDialog as Keep } from '#web/features/notebook/keep-form.tsx'
import { NotesOfReply as Of } from '#web/features/notebook/notes-of-reply.tsx'
import { RestedLines as Rested } from '#web/features/notebook/proposed-lines.tsx'
import { ReadNotes as Read } from '#web/features/notebook/read-notes.tsx'
import { SummarizeDialog as Summarize } from '#web/features/notebook/summary-draft-form.tsx'
import { WelcomeCard as Welcome } from '#web/features/notebook/welcome-card.tsx'
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
