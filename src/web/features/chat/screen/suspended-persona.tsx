import { chatCopy } from '#web/copy/chat-pt-br.ts'
import { copy } from '#web/copy/pt-br.ts'
import { Mark } from '#web/ui/mark.tsx'

/** Who is writing while somebody may be in danger: the product itself, and it says what it is. */
export function SuspendedPersona({ demo }: { demo: boolean }) {
  return (
    <>
      <Mark className="size-9 max-[24rem]:hidden" />
      <span className="grid min-w-0 leading-tight">
        <span className="truncate font-semibold text-sm">{copy.product.name}</span>
        <span className="truncate text-ink-soft text-xs">{demo ? chatCopy.demo : chatCopy.ai}</span>
      </span>
    </>
  )
}
