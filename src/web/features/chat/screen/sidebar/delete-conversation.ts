import type { Conversation } from '#domain/chat/conversation.ts'
import { UNDO_LASTS } from '#domain/limits.ts'
import { conversationMenuCopy } from '#web/copy/conversation-menu-pt-br.ts'
import { copy } from '#web/copy/pt-br.ts'
import type { Chat } from '#web/features/chat/engine/chat.ts'
import { ApiError } from '#web/lib/api.ts'
import { runOptimistically, sendInOrder, withRetry } from '#web/lib/commands.ts'
import { navigate } from '#web/lib/router.tsx'
import type { useToast } from '#web/ui/toast.tsx'

/** Deletes a conversation at once, and offers to undo it for a few seconds. */
export function deleteConversation(
  { chat: { receive, requests, drafts }, toast }: { chat: Chat; toast: ReturnType<typeof useToast> },
  conversation: Conversation,
  wasSelected: boolean,
): void {
  const { id } = conversation
  const draft = drafts.take(id)
  const deleting = sendInOrder(id, () => requests.deleteConversation(id))
  const fail = (message: string) => toast({ message, tone: 'danger' })

  function bringBack(restored: Conversation) {
    receive({ type: 'conversa', conversation: restored })
    drafts.set(id, draft)
  }

  async function undo() {
    try {
      await deleting
      bringBack((await withRetry(() => requests.restoreConversation(id))).conversation)
      if (wasSelected) navigate(`/chat/${id}`)
    } catch {
      fail(conversationMenuCopy.undoFailed)
    }
  }

  void runOptimistically({
    show() {
      receive({ type: 'conversa-apagada', id })
      if (wasSelected) navigate('/chat')
      toast({
        message: conversationMenuCopy.removed,
        action: { label: copy.ui.undo, onSelect: undo },
        lasts: UNDO_LASTS,
      })
    },
    send: () => deleting,
    // It was deleted before, on another screen.
    keepsShown: (error) => error instanceof ApiError && error.code === 'not_found',
    rollBack() {
      bringBack(conversation)
      // Nobody is led away from where they have gone meanwhile.
      if (wasSelected && location.pathname === '/chat') navigate(`/chat/${id}`)
    },
    tell: () => fail(conversationMenuCopy.removeFailed),
  })
}
