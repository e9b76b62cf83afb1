import { useMemo, useState } from 'react'
import { chatOf } from '#web/features/chat/engine/chat.ts'
import type { ChatExtras } from '#web/features/chat/screen/chat-context.ts'
import { ChatPage } from '#web/features/chat/screen/chat-page.tsx'
import { wantsDictation } from '#web/features/dictation/dictation-choice.ts'
import { QuickExitButton } from '#web/features/discreet/quick-exit-button.tsx'
import { hasUnsaved } from '#web/features/notebook/notebook-context.ts'
import { sendWithdrawals } from '#web/lib/consent.ts'
import type { PageProps } from '#web/lib/lazy-page.ts'
import { lazyPart } from '#web/lib/lazy-part.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SignedInFrame } from './signed-in-frame.tsx'
import { useNotebookExtras } from './use-notebook-extras.tsx'

const SearchPanel = lazyPart(
  () => import('#web/features/search/search-panel.tsx').then((m) => m.SearchPanel),
  <Skeleton className="appear-late h-20" />,
)

const DictationButton = lazyPart(() =>
  import('#web/features/dictation/dictation-button.tsx').then((m) => m.DictationButton),
)

/** For screens that follow the chat without showing it. */
export const engineOf = chatOf

/** Sends what still waits to be sent. False when something of the chat or the notebook could not leave. */
export async function deliver(personId: string): Promise<boolean> {
  const { outbox, drafts } = chatOf(personId)
  const withdrawn = await sendWithdrawals(personId).then(
    () => true,
    () => false,
  )
  return (await outbox.flush()) && withdrawn && !hasUnsaved(drafts)
}

/** /chat, put together from the chat's own page and what other features have there. */
export function ChatRoute({ params }: PageProps) {
  const [speaks] = useState(wantsDictation)
  const { extras, dialogs } = useNotebookExtras()
  const all = useMemo(
    (): ChatExtras => ({
      ...extras,
      wayOut: <QuickExitButton className="ml-auto max-sm:w-full" />,
      voice: (onWords) => speaks && <DictationButton onWords={onWords} />,
      search: (onOpen) => <SearchPanel compact onOpen={onOpen} />,
    }),
    [extras, speaks],
  )
  return (
    <SignedInFrame>
      <ChatPage params={params} extras={all}>
        {dialogs}
      </ChatPage>
    </SignedInFrame>
  )
}
