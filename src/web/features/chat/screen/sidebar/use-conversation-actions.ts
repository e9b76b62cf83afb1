import type { Conversation } from '#domain/chat/conversation.ts'
import { PERSONA_LOOK, type PersonaKey } from '#domain/personas/persona.ts'
import { isBlank } from '#domain/text/is-blank.ts'
import { chatCopy } from '#web/copy/chat-pt-br.ts'
import { changeInOrder } from '#web/lib/commands.ts'
import { useToast } from '#web/ui/toast.tsx'
import { useChat } from '../chat-context.ts'
import { loadConversationParts } from '../load-rarely-needed.ts'

/** Changes of a conversation: shown at once, taken back if they can't be kept. */
export function useConversationActions() {
  const { receive, requests } = useChat()
  const toast = useToast()

  const show = (conversation: Conversation) => receive({ type: 'conversa', conversation })

  function change(
    conversation: Conversation,
    wanted: Partial<Pick<Conversation, 'title' | 'style' | 'titleUpdated' | 'keptHours' | 'pinned'>>,
    failed: (error: unknown) => string,
  ): Promise<boolean> {
    const { titleUpdated: _, ...body } = wanted
    return changeInOrder(conversation.id, {
      show: () => show({ ...conversation, ...wanted }),
      send: () => requests.changeConversation(conversation.id, body),
      settle: (answer) => show(answer.conversation),
      rollBack: () => show(conversation),
      tell: (error) => toast({ message: failed(error), tone: 'danger' }),
    })
  }

  return {
    change,
    async rename(conversation: Conversation, title: string) {
      const words = title.trim()
      if (isBlank(words) || words === conversation.title) return
      await change(
        conversation,
        { title: words, titleUpdated: true },
        () => chatCopy.conversation.renameFailed,
      )
    },
    async changeStyle(conversation: Conversation, style: PersonaKey) {
      const done = await change(conversation, { style }, () => chatCopy.persona.changeFailed)
      if (done) toast({ message: chatCopy.persona.changed(PERSONA_LOOK[style].displayName) })
    },
  }
}

/** 'Excluir conversa'. The code of it is there with the menu. Until the welcome has ended there is nowhere else to go. */
export function useDeleteConversation(welcoming: boolean) {
  const chat = useChat()
  const toast = useToast()

  return async (conversation: Conversation, isSelected: boolean): Promise<void> => {
    if (welcoming) return toast({ message: chatCopy.onboarding.first })
    const { deleteConversation } = await loadConversationParts()
    deleteConversation({ chat, toast }, conversation, isSelected)
  }
}
