import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useLayoutEffect } from 'react'
import { chatOf } from '#web/features/chat/engine/chat.ts'
import type { PageProps } from '#web/lib/lazy-page.ts'
import { followTextSize } from '#web/lib/text-size.ts'
import { useSignedInPerson } from '#web/session/person-context.tsx'
import { ChatContext, type ChatExtras, ChatExtrasContext } from './chat-context.ts'
import { ChatScreen } from './chat-screen.tsx'
import './chat.css'
import './reply/letter.css'
import './print.css'

followTextSize()

type ChatPageProps = PageProps & {
  extras: ChatExtras
  /** What those extras open over the chat. */
  children: ReactNode
}

export function ChatPage({ params, extras, children }: ChatPageProps) {
  const { id } = useSignedInPerson()
  const chat = chatOf(id)
  // Attached before the screen fetches anything: an event after the answer was written must not be missed.
  useLayoutEffect(() => chat.attach(), [chat])

  return (
    <QueryClientProvider client={chat.client}>
      <ChatContext value={chat}>
        <ChatExtrasContext value={extras}>
          <ChatScreen selectedId={params.id ?? null} />
          {children}
        </ChatExtrasContext>
      </ChatContext>
    </QueryClientProvider>
  )
}
