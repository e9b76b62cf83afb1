import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ChatMessage } from '#domain/chat/conversation.ts'
import { versionsCopy } from '#web/copy/versions-pt-br.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useLateActions } from '../actions/message-actions.tsx'

/** 'Informações': which of several services wrote the reply. */
export const ReplyDetails = ({ service }: { service: string }) => (
  <details className="text-ink-soft text-xs open:basis-full">
    <summary className="more-quietly">{versionsCopy.details}</summary>
    <p className="break-all px-2.5 pb-2">{versionsCopy.writtenBy(service)}</p>
  </details>
)

export function VersionSwitch({ reply }: { reply: ChatMessage }) {
  const late = useLateActions()
  if (!reply.versions) return null
  const { number, total } = reply.versions
  const steps = [
    { label: versionsCopy.earlier, icon: ChevronLeft, to: number - 1 },
    { label: versionsCopy.later, icon: ChevronRight, to: number + 1 },
  ]
  const [back, forth] = steps.map(({ label, icon, to }) => {
    const isEnd = to < 1 || to > total
    return (
      <button
        key={label}
        type="button"
        // Not disabled: the focus stays on it at either end.
        aria-disabled={isEnd}
        onClick={() => isEnd || late(({ showVersion }, tools) => showVersion(tools, reply, to))}
        className={`action rounded-control text-ink-soft text-xs ${isEnd ? 'opacity-40' : 'hover:bg-accent-soft hover:text-ink'}`}
      >
        <Icon of={icon} size={18} />
        <span className="sr-only">{label}</span>
      </button>
    )
  })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in
    <div role="group" aria-label={versionsCopy.group} className="flex items-center">
      {back}
      <span aria-live="polite" className="text-ink-soft text-xs tabular-nums">
        {versionsCopy.place(number, total)}
      </span>
      {forth}
    </div>
  )
}
