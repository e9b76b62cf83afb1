import { MESSAGE_MAX } from '#domain/chat/message-problem.ts'
import { chatCopy } from '#web/copy/chat-pt-br.ts'

const NEAR = 0.9 * MESSAGE_MAX

/** Says how much room is left, once it matters. */
export function LengthNotice({ id, length }: { id: string; length: number }) {
  if (length < NEAR) return null
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
