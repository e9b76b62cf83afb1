import { type ReactNode, useMemo } from 'react'
import { chatOf } from '#web/features/chat/engine/chat.ts'
import { CrisisCard } from '#web/features/chat/screen/log/crisis-card.tsx'
import { useDiscreet } from '#web/features/discreet/discreet-mode.ts'
import { type Notebook, NotebookContext } from '#web/features/notebook/notebook-context.ts'
import { createNotebookRequests } from '#web/features/notebook/notebook-requests.ts'
import { useSignedInPerson } from '#web/session/person-context.tsx'

/** Gives a part of the notebook what it shares with the chat: what is typed, the connection, the crisis card. */
export function InNotebook({ children }: { children: ReactNode }) {
  const { id: personId } = useSignedInPerson()
  const { drafts, connected } = chatOf(personId)
  const discreet = useDiscreet()
  const notebook = useMemo(
    (): Notebook => ({
      personId,
      requests: createNotebookRequests(personId),
      typed: drafts,
      connected,
      discreet,
      crisisCard: (id, nivel) => <CrisisCard key={id} messageId={id} nivel={nivel} />,
    }),
    [personId, drafts, connected, discreet],
  )
  return <NotebookContext value={notebook}>{children}</NotebookContext>
}
