import { CircleAlert, Clock3 } from 'lucide-react'
import { Icon } from '#web/ui/icon.tsx'
import type { SaveState } from './after-failure.ts'

/** Why what was typed is not kept yet. */
export function SaveNotice({ state }: { state: SaveState }) {
  if (state.kind !== 'waiting' && state.kind !== 'failed') return null
  const waits = state.kind === 'waiting'
  return (
    <p
      role={waits ? 'status' : 'alert'}
      className={`flex gap-2 text-sm ${waits ? 'text-ink-soft' : 'text-danger'}`}
    >
      <Icon of={waits ? Clock3 : CircleAlert} size={18} className="mt-0.5" />
      <span className="min-w-0">{state.sentence}</span>
    </p>
  )
}
