import { FileWarning } from 'lucide-react'
import { memo } from 'react'
import type { ChatMessage } from '#domain/api/chat.ts'
import { MESSAGE_UNREADABLE } from '#domain/browser-errors.ts'
import { chatCopy } from '#web/copy/chat-pt-br.ts'
import { copy } from '#web/copy/pt-br.ts'
import { Icon } from '#web/ui/icon.tsx'
import { CrisisCard } from './crisis-card.tsx'
import { When } from './when.tsx'

/** Shown where a message was whose stored form is not what was stored for it. Help that was shown with it stays. */
export const UnreadableMessage = memo(function UnreadableMessage({ message }: { message: ChatMessage }) {
  const { id, role, status, nivel, timestamp } = message
  const own = role === 'user'
  return (
    <>
      <article
        data-role={role}
        data-status={status}
        className={`relative grid ${own ? 'justify-items-end pl-10' : ''}`}
      >
        <h2 className="sr-only">{own ? chatCopy.messages.you : copy.product.name}</h2>
        <p
          data-part="texto"
          className="flex items-center gap-2 rounded-card border border-line border-dashed px-4 py-2.5 text-ink-soft"
        >
          <Icon of={FileWarning} size={18} />
          {MESSAGE_UNREADABLE}
        </p>
        <When timestamp={timestamp} className="absolute top-full right-0 mt-0.5" />
      </article>
      {own && <CrisisCard messageId={id} nivel={nivel} />}
    </>
  )
})
