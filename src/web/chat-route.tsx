import { lazy, Suspense } from 'react'
import { ChatPage } from '#web/features/chat/chat-page.tsx'
import { QuickExitButton } from '#web/features/discreet/quick-exit-button.tsx'
import type { PageProps } from '#web/lib/lazy-page.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SignedInFrame } from './signed-in-frame.tsx'

const SearchPanel = lazy(() =>
  import('#web/features/search/search-panel.tsx').then((m) => ({ default: m.SearchPanel })),
)

/** /chat, put together from the chat's own page and what other features have there. */
export function ChatRoute({ params }: PageProps) {
  return (
    <SignedInFrame>
      <ChatPage
        params={params}
        wayOut={<QuickExitButton className="max-sm:order-last max-sm:w-full" />}
        search={(onOpen) => (
          <Suspense fallback={<Skeleton className="appear-late h-20" />}>
            <SearchPanel compact onOpen={onOpen} />
          </Suspense>
        )}
      />
    </SignedInFrame>
  )
}
