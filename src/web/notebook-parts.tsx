import type { ComponentProps } from 'react'
import { KeepDialog as Keep } from '#web/features/notebook/keep-dialog.tsx'
import { NotesOfReply as Of } from '#web/features/notebook/notes-of-reply.tsx'
import { ReadNotes as Read } from '#web/features/notebook/read-notes.tsx'
import { RestedLines as Rested } from '#web/features/notebook/rested-lines.tsx'
import { SummarizeDialog as Summarize } from '#web/features/notebook/summarize-dialog.tsx'
import { WelcomeCard as Welcome } from '#web/features/notebook/welcome-card.tsx'
import { InNotebook } from './in-notebook.tsx'

/** The parts of the notebook that are shown in the chat. They load when they are needed. */
export const KeepDialog = (props: ComponentProps<typeof Keep>) => (
  <InNotebook>
    <Keep {...props} />
  </InNotebook>
)

export const SummarizeDialog = (props: ComponentProps<typeof Summarize>) => (
  <InNotebook>
    <Summarize {...props} />
  </InNotebook>
)

export const ReadNotes = (props: ComponentProps<typeof Read>) => (
  <InNotebook>
    <Read {...props} />
  </InNotebook>
)

export const NotesOfReply = (props: ComponentProps<typeof Of>) => (
  <InNotebook>
    <Of {...props} />
  </InNotebook>
)

export const RestedLines = (props: ComponentProps<typeof Rested>) => (
  <InNotebook>
    <Rested {...props} />
  </InNotebook>
)

export const WelcomeCard = (props: ComponentProps<typeof Welcome>) => (
  <InNotebook>
    <Welcome {...props} />
  </InNotebook>
)
