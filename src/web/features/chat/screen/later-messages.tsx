import { useRef } from 'react'
import { chatCopy } from '#web/copy/chat-pt-br.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useNear } from './use-near.ts'

/** Stands below the last message of a window and asks for more before the reader gets there. */
export function LaterMessages({ busy, onNear }: { busy: boolean; onNear: () => void }) {
  const mark = useRef<HTMLDivElement>(null)
  useNear(mark, { scroller: '[role=log]', margin: '0px 0px 150% 0px', busy, onNear })

  return (
    <div ref={mark} className="grid gap-3 py-4" aria-busy={busy}>
      <span className="sr-only">{chatCopy.messages.loadingLater}</span>
      <Skeleton className="h-4 w-3/5" />
      <Skeleton className="h-10 w-2/5 justify-self-end rounded-card" />
    </div>
  )
}
