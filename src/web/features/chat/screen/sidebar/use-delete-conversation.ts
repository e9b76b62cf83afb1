import type { Conversation } from '#domain/api/chat.ts'
import { chatCopy } from '#web/copy/chat-pt-br.ts'
import { useToast } from '#web/ui/toast.tsx'
import { useChat } from '../chat-context.ts'
import { loadConversationParts } from '../lazy-parts.ts'

type Where = {
  selectedId: string | null
  /** Until the welcome has ended there is nothing else, and nowhere else to go. */
  welcoming: boolean
}

/** 'Excluir conversa'. The code of it is there with the menu. */
export function useDeleteConversation({ selectedId, welcoming }: Where) {
  const chat = useChat()
  const toast = useToast()

  return async (conversation: Conversation): Promise<void> => {
    if (welcoming) return toast({ message: chatCopy.onboarding.first })
    const { deleteConversation } = await loadConversationParts()
    deleteConversation({ chat, toast }, conversation, selectedId)
  }
}
