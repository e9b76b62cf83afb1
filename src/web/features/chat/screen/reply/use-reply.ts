import { useCallback, useSyncExternalStore } from 'react'
import { type ChatMessage, isReplyStatus, type ReplyStatus } from '#domain/chat/conversation.ts'
import type { ReplyView } from '#domain/chat/predicates.ts'
import { chatCopy } from '#web/copy/chat-pt-br.ts'
import { replyCommands } from '#web/features/chat/engine/reply-commands.ts'
import { isRevealing, waitsFrom } from '#web/features/chat/engine/reply-entry.ts'
import { ApiError } from '#web/lib/api.ts'
import { useToast } from '#web/ui/toast.tsx'
import { useChat } from '../chat-context.ts'

/** Follows one reply, letter by letter. Only its bubble should. */
export function useReply(message: ChatMessage) {
  const { replies } = useChat()
  const entry = useSyncExternalStore(useSubscribe(message.id), () => replies.get(message.id))
  const text = entry?.reply.text ?? message.content
  return {
    status: entry?.reply.status ?? replyStatusOf(message),
    revealing: isRevealing(entry),
    text,
    visible: text.slice(0, entry?.revealed),
    startsAt: entry?.startsAt ?? 0,
    waitsFrom: entry ? waitsFrom(entry) : null,
  }
}

/** The state of a reply, for everything that does not care about its letters. */
export function useReplyState(message: ChatMessage | null): ReplyView | null {
  const { replies } = useChat()
  const subscribe = useSubscribe(message?.id ?? '')
  const entry = () => replies.get(message?.id ?? '')
  const status = useSyncExternalStore(subscribe, () => entry()?.reply.status)
  const revealing = useSyncExternalStore(subscribe, () => isRevealing(entry()))
  return message && { status: status ?? replyStatusOf(message), revealing }
}

function useSubscribe(id: string) {
  const { replies } = useChat()
  return useCallback((listener: () => void) => replies.subscribe(id, listener), [replies, id])
}

const replyStatusOf = ({ status }: ChatMessage): ReplyStatus => (isReplyStatus(status) ? status : 'completa')

/** What a person can do to a reply; a failure is shown in a toast. */
export function useReplyCommands(message: ChatMessage) {
  const toast = useToast()
  return replyCommands(useChat(), message, (error) => {
    const known = error instanceof ApiError && error.code !== 'internal'
    toast({ message: known ? error.message : chatCopy.reply.failed, tone: 'danger' })
  })
}
