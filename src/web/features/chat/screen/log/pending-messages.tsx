import type { OutboxEntry } from '#web/features/chat/engine/outbox-store.ts'
import { UserMessage } from './user-message.tsx'

/** What was written and has not arrived yet, after everything that has. */
export function PendingMessages({ entries }: { entries: readonly OutboxEntry[] }) {
  return entries.map(({ id, content, waiting }) => (
    <div key={id} data-id={id} className="message">
      <UserMessage id={id} content={content} status="enviando" waiting={waiting} />
    </div>
  ))
}
