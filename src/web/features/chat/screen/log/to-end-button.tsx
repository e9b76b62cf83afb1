import { ArrowDown } from 'lucide-react'
import { chatCopy } from '#web/copy/chat-pt-br.ts'
import { Icon } from '#web/ui/icon.tsx'

/** Leads back to the end of the conversation from further up. */
export function ToEndButton({ onPress }: { onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="to-end absolute bottom-3 left-1/2 flex min-h-11 -translate-x-1/2 animate-rise items-center gap-2 rounded-full border border-line bg-surface px-4 font-semibold text-sm shadow-float hover:bg-accent-soft"
    >
      <Icon of={ArrowDown} size={18} />
      {chatCopy.messages.toEnd}
    </button>
  )
}
