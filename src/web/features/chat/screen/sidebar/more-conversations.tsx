import { useRef } from 'react'
import { chatCopy } from '#web/copy/chat-pt-br.ts'
import { useNear } from '../use-near.ts'
import { ListSkeleton } from './list-skeleton.tsx'

/** Stands at the end of the list and asks for more before the reader gets there. */
export function MoreConversations({ busy, onNear }: { busy: boolean; onNear: () => void }) {
  const mark = useRef<HTMLDivElement>(null)
  useNear(mark, { scroller: 'nav', margin: '100% 0px', busy, onNear })

  return (
    <div ref={mark}>
      <ListSkeleton label={chatCopy.sidebar.loading} rows={3} />
    </div>
  )
}
