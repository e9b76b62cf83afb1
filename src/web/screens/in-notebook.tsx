import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { chatOf } from '#web/features/chat/engine/chat.ts'
import { ChatContext, type ChatExtras, ChatExtrasContext } from '#web/features/chat/screen/chat-context.ts'
import { CrisisCard } from '#web/features/chat/screen/log/crisis-card.tsx'
import { useDiscreet } from '#web/features/discreet/discreet-mode.ts'
import { QuickExitButton } from '#web/features/discreet/quick-exit-button.tsx'
import { type Notebook, NotebookContext } from '#web/features/notebook/notebook-context.ts'
import { useHasPlan } from '#web/features/notebook/notebook-queries.ts'
import { requestAs } from '#web/lib/api.ts'

type OfPerson = { personId: string; children: ReactNode }

/** Gives parts of the notebook what they share with the chat: what is typed, the connection, the crisis card. */
export function InNotebook({ personId, children }: OfPerson) {
  const { drafts, connected } = chatOf(personId)
  const discreet = useDiscreet()
  const notebook = useMemo(
    (): Notebook => ({
      personId,
      request: requestAs(personId),
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

const KNOWN: ChatExtras = { useHasPlan }
/** While it is not known who is signed in: nothing is asked of the server but to take what was written. */
export const NOTHING_KNOWN: ChatExtras = { useHasPlan: () => false }

/** The same on a screen without the chat, on its live events and what is typed there. */
export function NotebookOutsideChat({
  personId,
  extras = KNOWN,
  children,
}: OfPerson & { extras?: ChatExtras }) {
  const chat = chatOf(personId)
  return (
    <QueryClientProvider client={chat.client}>
      <ChatContext value={chat}>
        <ChatExtrasContext value={extras}>
          <InNotebook personId={personId}>{children}</InNotebook>
        </ChatExtrasContext>
      </ChatContext>
    </QueryClientProvider>
  )
}
