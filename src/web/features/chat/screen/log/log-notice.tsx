import { chatCopy } from '#web/copy/chat-pt-br.ts'
import { Button } from '#web/ui/button.tsx'

/** Something could not be loaded, with the one thing to do about it. */
export function LogNotice({ words, onRetry }: { words: string; onRetry: () => void }) {
  return (
    <div className="centred grid justify-items-center gap-4 text-center">
      <p className="text-ink-soft">{words}</p>
      <Button look="secondary" onClick={onRetry}>
        {chatCopy.messages.retry}
      </Button>
    </div>
  )
}
