import { useRef } from 'react'
import { chatCopy } from '#web/copy/chat-pt-br.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useNear } from '../use-near.ts'

/** How far around what is seen of the log this counts as near: a page and a half above it, or below it. */
const NEAR = { earlier: '150% 0px 0px 0px', later: '0px 0px 150% 0px' }

type MoreMessagesProps = { which: keyof typeof NEAR; busy: boolean; onNear: () => void }

/** Stands where loaded messages begin or end, and asks for more before the reader gets there. */
export function MoreMessages({ which, busy, onNear }: MoreMessagesProps) {
  const mark = useRef<HTMLDivElement>(null)
  useNear(mark, { scroller: '[role=log]', margin: NEAR[which], busy, onNear })

  return (
    <div ref={mark} className="grid gap-3 py-4" aria-busy={busy}>
      <span className="sr-only">{chatCopy.messages.loadingMore[which]}</span>
      <Skeleton className="h-4 w-3/5" />
      <Skeleton className="h-10 w-2/5 justify-self-end rounded-card" />
    </div>
  )
}
