import { PencilLine } from 'lucide-react'
import { MESSAGE_MAX } from '#domain/limits.ts'
import { chatCopy } from '#web/copy/chat-pt-br.ts'
import { versionsCopy } from '#web/copy/versions-pt-br.ts'
import { Icon } from '#web/ui/icon.tsx'

export function LengthNotice({ id, length }: { id: string; length: number }) {
  const over = length - MESSAGE_MAX
  return (
    <p
      id={id}
      role="status"
      className={`px-5 text-right text-xs tabular-nums ${over > 0 ? 'font-medium text-danger' : 'text-ink-soft'}`}
    >
      {over > 0 ? chatCopy.composer.tooLong(over) : chatCopy.composer.counter(length)}
    </p>
  )
}

export const EditingNotice = ({ busy, onCancel }: { busy: boolean; onCancel: () => void }) => (
  <div className="flex animate-rise flex-wrap items-center justify-end gap-2.5 rounded-control border border-line bg-accent-soft py-1.5 pr-1.5 pl-4 text-sm">
    <Icon of={PencilLine} size={18} />
    <p role="status" className="min-w-[7rem] flex-1 font-medium">
      {versionsCopy.editing}
    </p>
    <button
      type="button"
      disabled={busy}
      onClick={onCancel}
      aria-label={versionsCopy.cancel}
      className="min-h-11 rounded-control px-3 font-semibold text-accent hover:bg-surface"
    >
      {versionsCopy.cancelShort}
    </button>
  </div>
)
