import { ChatPage } from '#web/features/chat/chat-page.tsx'
import { QuickExitButton } from '#web/features/discreet/quick-exit-button.tsx'
import type { PageProps } from '#web/lib/lazy-page.ts'

/** /chat, put together from the chat's own page and what other features have there. */
export function ChatRoute({ params }: PageProps) {
  return <ChatPage params={params} wayOut={<QuickExitButton className="max-sm:order-last max-sm:w-full" />} />
}
