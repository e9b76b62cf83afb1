import type { ChatMessage, ReplyAnswer } from '#domain/api/chat.ts'
import { endHere, type ReplyEvent } from '#domain/chat/reply.ts'
import { chatCopy } from '#web/copy/chat-pt-br.ts'
import { createTurns } from '#web/features/chat/engine/in-turn.ts'
import { withRetry } from '#web/features/chat/engine/with-retry.ts'
import { ApiError, isSessionRefusal } from '#web/lib/api-error.ts'
import { useToast } from '#web/ui/toast.tsx'
import { useChat } from './chat-context.ts'

const turns = createTurns()

/** What can be done to a reply. Each shows at once what it is going to be, and goes back if the server can't. */
export function useReplyCommands(message: ChatMessage) {
  const { replies, receive, requests } = useChat()
  const toast = useToast()
  const { id, conversationId } = message

  async function command(event: ReplyEvent, send: () => Promise<ReplyAnswer>): Promise<void> {
    const before = replies.get(id)
    replies.fold(id, event)
    replies.update(id, (entry) => ({ ...entry, commandPending: true }))
    try {
      const { reply } = await turns.take(id, () => withRetry(send))
      if (!turns.isOver(id)) return
      replies.update(id, (entry) => ({ ...entry, commandPending: false }))
      receive({ type: 'mensagem', message: reply })
    } catch (error) {
      if (!turns.isOver(id)) return
      if (before) replies.put(id, before)
      if (isSessionRefusal(error)) return
      receive({ type: 'ola' })
      const known = error instanceof ApiError && error.code !== 'internal'
      toast({ message: known ? error.message : chatCopy.reply.failed, tone: 'danger' })
    }
  }

  function shown(): number {
    replies.adopt(message)
    return replies.get(id)?.revealed ?? 0
  }

  return {
    pause() {
      const at = shown()
      return command({ type: 'pausa', shown: at }, () =>
        requests.pauseReply(conversationId, id, { shown: at }),
      )
    },
    endHere() {
      const at = shown()
      const entry = replies.get(id)
      if (!entry) return
      return command(endHere(entry.reply), () => requests.endReply(conversationId, id, { shown: at }))
    },
    goOn() {
      replies.adopt(message)
      return command({ type: 'continua' }, () => requests.continueReply(conversationId, id))
    },
    retry() {
      replies.adopt(message)
      return command({ type: 'recomeca' }, () => requests.retryReply(conversationId, id))
    },
    skip: () => replies.skip(id),
  }
}
