import { MESSAGE_MAX } from '#domain/chat/message-problem.ts'
import { chatCopy } from '#web/copy/chat-pt-br.ts'

/** How many characters of a long message there are, or are too many. */
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
