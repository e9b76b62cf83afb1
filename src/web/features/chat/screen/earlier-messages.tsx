import { type RefObject, useEffect, useRef } from 'react'
import { chatCopy } from '#web/copy/chat-pt-br.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

type EarlierMessagesProps = { scroller: RefObject<HTMLElement | null>; busy: boolean; onNear: () => void }

/** Stands above the earliest loaded message and asks for more before the reader gets there. */
export function EarlierMessages({ scroller, busy, onNear }: EarlierMessagesProps) {
  const mark = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (busy || !mark.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onNear(), {
      root: scroller.current,
      rootMargin: '150% 0px 0px 0px',
    })
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [scroller, busy, onNear])

  return (
    <div ref={mark} className="grid gap-3 py-4" aria-busy={busy}>
      <span className="sr-only">{chatCopy.messages.loadingEarlier}</span>
      <Skeleton className="h-4 w-3/5" />
      <Skeleton className="h-10 w-2/5 justify-self-end rounded-card" />
    </div>
  )
}
