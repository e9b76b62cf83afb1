import type { ChatMessage } from '#domain/api/chat.ts'
import { chatCopy } from '#web/copy/chat-pt-br.ts'
import { replyCommands } from '#web/features/chat/engine/reply-commands.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { useToast } from '#web/ui/toast.tsx'
import { useChat } from '../chat-context.ts'

/** What a person can do to a reply; a failure is shown in a toast. */
export function useReplyCommands(message: ChatMessage) {
  const toast = useToast()
  return replyCommands(useChat(), message, (error) => {
    const known = error instanceof ApiError && error.code !== 'internal'
    toast({ message: known ? error.message : chatCopy.reply.failed, tone: 'danger' })
  })
}
