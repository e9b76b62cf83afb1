import type { Conversation } from '#domain/api/chat.ts'
import { chatCopy } from '#web/copy/chat-pt-br.ts'
import { withRetry } from '#web/features/chat/engine/with-retry.ts'
import { ApiError, isSessionRefusal } from '#web/lib/api-error.ts'
import { navigate } from '#web/lib/router.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { useChat } from './chat-context.ts'

/** As long as the server keeps what was deleted. */
const UNDO_LASTS = 8000

/** Deletes a conversation at once, with a way back for a few seconds. */
export function useDeleteConversation(selectedId: string | null) {
  const { receive, requests, drafts } = useChat()
  const toast = useToast()

  return async function remove(conversation: Conversation): Promise<void> {
    const { id } = conversation
    const wasSelected = id === selectedId
    const draft = drafts.take(id)
    receive({ type: 'conversa-apagada', id })
    if (wasSelected) navigate('/chat')

    function bringBack(restored: Conversation) {
      receive({ type: 'conversa', conversation: restored })
      drafts.set(id, draft)
      if (wasSelected) navigate(`/chat/${id}`)
    }

    const deleting = withRetry(() => requests.deleteConversation(id))

    async function undo() {
      try {
        await deleting
        bringBack((await withRetry(() => requests.restoreConversation(id))).conversation)
      } catch {
        toast({ message: chatCopy.conversation.undoFailed, tone: 'danger' })
      }
    }

    toast({
      message: chatCopy.conversation.removed,
      action: { label: chatCopy.conversation.undo, onSelect: undo },
      lasts: UNDO_LASTS,
    })
    try {
      await deleting
    } catch (error) {
      if (error instanceof ApiError && error.code === 'not_found') return
      bringBack(conversation)
      if (!isSessionRefusal(error)) toast({ message: chatCopy.conversation.removeFailed, tone: 'danger' })
    }
  }
}
