import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { chatOf } from '#web/features/chat/engine/chat.ts'
import { ChatContext, ChatExtrasContext } from '#web/features/chat/screen/chat-context.ts'
import { CrisisCard } from '#web/features/chat/screen/log/crisis-card.tsx'
import { useDiscreet } from '#web/features/discreet/discreet-mode.ts'
import { QuickExitButton } from '#web/features/discreet/quick-exit-button.tsx'
import { type Notebook, NotebookContext } from '#web/features/notebook/notebook-context.ts'
import { useHasPlan } from '#web/features/notebook/notebook-queries.ts'
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
      wayOut: <QuickExitButton />,
      crisisCard: ({ id, nivel, isReadHere }) => (
        <CrisisCard key={id} messageId={id} nivel={nivel} isReadHere={isReadHere} />
      ),
    }),
    [personId, drafts, connected, discreet],
  )
  return <NotebookContext value={notebook}>{children}</NotebookContext>
}

const EXTRAS = { useHasPlan }

/** The same on a screen without the chat, on its live events and what is typed there. */
export function NotebookOutsideChat({ children }: { children: ReactNode }) {
  const chat = chatOf(useSignedInPerson().id)
  return (
    <QueryClientProvider client={chat.client}>
      <ChatContext value={chat}>
        <ChatExtrasContext value={EXTRAS}>
          <InNotebook>{children}</InNotebook>
        </ChatExtrasContext>
      </ChatContext>
    </QueryClientProvider>
  )
}
