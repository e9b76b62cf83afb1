import { chatCopy } from '#web/copy/chat-pt-br.ts'
import { copy } from '#web/copy/pt-br.ts'
import { useAfter } from '#web/lib/use-after.ts'
import { Button } from '#web/ui/button.tsx'
import { CallSomebody } from '#web/ui/call-links.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** After so long somebody can be called, whatever it is that does not come. */
const LONG = 4000

export const MessageSkeleton = () => (
  <>
    {useAfter(LONG) && (
      <p role="status" className="text-center">
        <CallSomebody />
      </p>
    )}
    <div className="appear-late grid gap-6" aria-busy="true">
      <span className="sr-only">{chatCopy.messages.loading}</span>
      <Skeleton className="h-11 w-2/5 justify-self-end rounded-card" />
      <div className="grid gap-3">
        <Skeleton className="size-9 rounded-full" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-11/12" />
        <Skeleton className="h-4 w-3/5" />
      </div>
      <Skeleton className="h-16 w-3/5 justify-self-end rounded-card" />
    </div>
  </>
)

/** Something could not be loaded, with the one thing to do about it. */
export const LogNotice = ({ words, onRetry }: { words: string; onRetry: () => void }) => (
  <div className="centred grid justify-items-center gap-4 text-center">
    <p className="text-ink-soft">{words}</p>
    <p role="status">
      <CallSomebody />
    </p>
    <Button look="secondary" label={copy.ui.retry} onClick={onRetry} />
  </div>
)
