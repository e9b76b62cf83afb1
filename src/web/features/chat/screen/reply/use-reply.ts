import { useCallback, useSyncExternalStore } from 'react'
import type { ChatMessage } from '#domain/chat/message.ts'
import { isReplyStatus, type ReplyStatus } from '#domain/chat/message-status.ts'
import type { ReplyView } from '#domain/chat/predicates.ts'
import { chatCopy } from '#web/copy/chat-pt-br.ts'
import { replyCommands } from '#web/features/chat/engine/reply-commands.ts'
import { isRevealing, waitsFrom } from '#web/features/chat/engine/reply-entry.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { useToast } from '#web/ui/toast.tsx'
import { useChat } from '../chat-context.ts'

type ShownReply = ReplyView & {
  /** All of it, as far as it is known. */
  text: string
  /** What of it is on the screen. */
  visible: string
  /** When its first letter may come, by the clock of the frames. */
  startsAt: number
  /** From when on it shows that more is waited for; null when nothing is. */
  waitsFrom: number | null
}

/** Follows one reply, letter by letter. Only its bubble should. */
export function useReply(message: ChatMessage): ShownReply {
  const { replies } = useChat()
  const entry = useSyncExternalStore(useSubscribe(message.id), () => replies.get(message.id))
  if (!entry) {
    const { content: text } = message
    return {
      status: replyStatusOf(message),
      revealing: false,
      text,
      visible: text,
      startsAt: 0,
      waitsFrom: null,
    }
  }
  const { reply, revealed } = entry
  return {
    status: reply.status,
    revealing: isRevealing(entry),
    text: reply.text,
    visible: reply.text.slice(0, revealed),
    startsAt: entry.startsAt,
    waitsFrom: waitsFrom(entry),
  }
}

/** The state of a reply, for everything that does not care about its letters. */
export function useReplyState(message: ChatMessage | null): ReplyView | null {
  const { replies } = useChat()
  const subscribe = useSubscribe(message?.id ?? '')
  const status = useSyncExternalStore(subscribe, () =>
    message ? (replies.get(message.id)?.reply.status ?? replyStatusOf(message)) : null,
  )
  const revealing = useSyncExternalStore(subscribe, () => {
    const entry = message && replies.get(message.id)
    return entry ? isRevealing(entry) : false
  })
  return status && { status, revealing }
}

function useSubscribe(id: string) {
  const { replies } = useChat()
  return useCallback((listener: () => void) => replies.subscribe(id, listener), [replies, id])
}

function replyStatusOf({ status }: ChatMessage): ReplyStatus {
  return isReplyStatus(status) ? status : 'completa'
}

/** What a person can do to a reply; a failure is shown in a toast. */
export function useReplyCommands(message: ChatMessage) {
  const toast = useToast()
  return replyCommands(useChat(), message, (error) => {
    const known = error instanceof ApiError && error.code !== 'internal'
    toast({ message: known ? error.message : chatCopy.reply.failed, tone: 'danger' })
  })
}
