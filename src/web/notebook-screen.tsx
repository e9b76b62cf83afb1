import { QueryClientProvider } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { chatOf } from '#web/features/chat/engine/chat.ts'
import { ChatContext } from '#web/features/chat/screen/chat-context.ts'
import { ChatExtrasContext } from '#web/features/chat/screen/chat-extras.ts'
import { QuickExitButton } from '#web/features/discreet/quick-exit-button.tsx'
import { NotebookPage } from '#web/features/notebook/notebook-page.tsx'
import { useNotebookHasPlan } from '#web/features/notebook/notebook-queries.ts'
import { useSignedInPerson } from '#web/session/person-context.tsx'
import { InNotebook } from './in-notebook.tsx'
import { SignedInFrame } from './signed-in-frame.tsx'

const EXTRAS = { useHasPlan: useNotebookHasPlan }

/** /caderno: the notebook's own page, on the live events and the typed texts of the chat's engine. */
export function NotebookScreen() {
  const { id } = useSignedInPerson()
  const chat = chatOf(id)
  // Attached before the page fetches anything: an event after the answer was written must not be missed.
  useLayoutEffect(() => chat.attach(), [chat])

  return (
    <SignedInFrame>
      <QueryClientProvider client={chat.client}>
        <ChatContext value={chat}>
          <ChatExtrasContext value={EXTRAS}>
            <InNotebook>
              <NotebookPage wayOut={<QuickExitButton />} />
            </InNotebook>
          </ChatExtrasContext>
        </ChatContext>
      </QueryClientProvider>
    </SignedInFrame>
  )
}
