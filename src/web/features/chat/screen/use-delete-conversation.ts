import type { Conversation } from '#domain/api/chat.ts'
import { UNDO_LASTS } from '#domain/limits.ts'
import { chatCopy } from '#web/copy/chat-pt-br.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { runOptimistically } from '#web/lib/optimistic.ts'
import { navigate } from '#web/lib/router.tsx'
import { withRetry } from '#web/lib/with-retry.ts'
import { useToast } from '#web/ui/toast.tsx'
import { useChat } from './chat-context.ts'

/** Deletes a conversation at once, and offers to undo it for a few seconds. */
export function useDeleteConversation(selectedId: string | null) {
  const { receive, requests, drafts } = useChat()
  const toast = useToast()

  return function remove(conversation: Conversation): void {
    const { id } = conversation
    const wasSelected = id === selectedId
    const draft = drafts.take(id)
    const deleting = withRetry(() => requests.deleteConversation(id))
    const fail = (message: string) => toast({ message, tone: 'danger' })

    function bringBack(restored: Conversation) {
      receive({ type: 'conversa', conversation: restored })
      drafts.set(id, draft)
      if (wasSelected) navigate(`/chat/${id}`)
    }

    async function undo() {
      try {
        await deleting
        bringBack((await withRetry(() => requests.restoreConversation(id))).conversation)
      } catch {
        fail(chatCopy.conversation.undoFailed)
      }
    }

    void runOptimistically({
      show() {
        receive({ type: 'conversa-apagada', id })
        if (wasSelected) navigate('/chat')
        toast({
          message: chatCopy.conversation.removed,
          action: { label: chatCopy.conversation.undo, onSelect: undo },
          lasts: UNDO_LASTS,
        })
      },
      send: () => deleting,
      settle() {},
      // It was deleted before, on another screen.
      stands: (error) => error instanceof ApiError && error.code === 'not_found',
      rollBack: () => bringBack(conversation),
      tell: () => fail(chatCopy.conversation.removeFailed),
    })
  }
}
