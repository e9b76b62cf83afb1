import { QueryClientProvider } from '@tanstack/react-query'
import { chatOf } from '#web/features/chat/engine/chat.ts'
import { ChatContext, ChatExtrasContext } from '#web/features/chat/screen/chat-context.ts'
import { UnsentExercises } from '#web/features/notebook/exercises/unsent-exercises.tsx'
import { useNotebookHasPlan } from '#web/features/notebook/notebook-queries.ts'
import { InNotebook } from './in-notebook.tsx'

const EXTRAS = { useHasPlan: useNotebookHasPlan }

/** Sends what was written in the notebook and has not left yet, from a screen that does not show it. */
export function UnsentNotebook({ personId }: { personId: string }) {
  const chat = chatOf(personId)
  return (
    <QueryClientProvider client={chat.client}>
      <ChatContext value={chat}>
        <ChatExtrasContext value={EXTRAS}>
          <InNotebook>
            <UnsentExercises />
          </InNotebook>
        </ChatExtrasContext>
      </ChatContext>
    </QueryClientProvider>
  )
}
