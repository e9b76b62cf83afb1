import { useNow } from '../use-now.ts'
import { dayOf } from './day-of.ts'

export function DaySeparator({ timestamp }: { timestamp: string }) {
  const now = useNow()
  return (
    <p className="justify-self-center rounded-full bg-sunken px-3.5 py-0.5 text-ink-soft text-xs">
      <time dateTime={timestamp}>{dayOf(new Date(timestamp), now)}</time>
    </p>
  )
}
