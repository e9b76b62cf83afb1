import { useEffect, useRef } from 'react'
import { chatCopy } from '#web/copy/chat-pt-br.ts'
import { ListSkeleton } from './list-skeleton.tsx'

/** Stands at the end of the list and asks for more before the reader gets there. */
export function MoreConversations({ busy, onNear }: { busy: boolean; onNear: () => void }) {
  const mark = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (busy || !mark.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onNear(), {
      root: mark.current.closest('nav'),
      rootMargin: '100% 0px',
    })
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [busy, onNear])

  return (
    <div ref={mark}>
      <ListSkeleton label={chatCopy.sidebar.loading} rows={3} />
    </div>
  )
}
