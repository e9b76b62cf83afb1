import { memo } from 'react'
import { wholeMoment } from '#web/copy/dates-pt-br.ts'
import { messageTime, useNow } from '../calendar.ts'

type WhenProps = { timestamp: string; className?: string }

/** When a message was written: for screen readers always, seen on hover, focus and long press. Its place is always kept. */
export const When = memo(function When({ timestamp, className = '' }: WhenProps) {
  const now = useNow()
  const moment = new Date(timestamp)
  return (
    <time
      dateTime={timestamp}
      title={wholeMoment(moment)}
      className={`when whitespace-nowrap text-ink-soft text-xs leading-4 ${className}`}
    >
      {messageTime(moment, now)}
    </time>
  )
})
