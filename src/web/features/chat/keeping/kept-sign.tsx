import { Hourglass } from 'lucide-react'
import type { Conversation } from '#domain/chat/conversation.ts'
import { erasedSoon } from '#domain/chat/keeping.ts'
import { clockTime } from '#web/copy/dates-pt-br.ts'
import { keepingCopy } from '#web/copy/keeping-pt-br.ts'
import { Icon } from '#web/ui/icon.tsx'
import { daysBetween, useNow } from '../screen/calendar.ts'

type Kept = Pick<Conversation, 'timestamp' | 'keptHours'>

/** That a conversation is not kept for ever: in the list, and with words where there is room in the header. */
export function KeptSign({ keptHours, wide = false }: Pick<Kept, 'keptHours'> & { wide?: boolean }) {
  const words = keepingCopy.sign(keptHours)
  return (
    <span title={words} className="inline-flex shrink-0 items-center gap-1 text-ink-soft text-xs">
      <Icon of={Hourglass} size={wide ? 16 : 13} />
      <span className={wide ? 'max-xl:sr-only' : 'sr-only'}>{words}</span>
    </span>
  )
}

/** From a day before on: when the conversation is erased, and that writing in it postpones that. */
export function KeptLine({ conversation }: { conversation: Kept }) {
  const now = useNow()
  const due = erasedSoon(conversation, now)
  if (!due) return null
  const day = daysBetween(now, due) > 0 ? keepingCopy.tomorrow : keepingCopy.today
  return (
    <p
      role="note"
      data-prazo
      className="mx-auto mt-5 mb-2 max-w-prose text-balance text-center text-ink-soft text-sm"
    >
      {keepingCopy.soon(day, clockTime(due))}
    </p>
  )
}
