import type { Conversation } from '#domain/api/chat.ts'
import type { PersonaKey } from '#domain/personas/persona.ts'
import { PERSONA_LOOK } from '#domain/personas/persona-look.ts'
import { isBlank } from '#domain/text/is-blank.ts'
import { chatCopy } from '#web/copy/chat-pt-br.ts'
import { withRetry } from '#web/features/chat/engine/with-retry.ts'
import { isSessionRefusal } from '#web/lib/api-error.ts'
import { useToast } from '#web/ui/toast.tsx'
import { useChat } from './chat-context.ts'

/** Renaming and changing the persona: shown at once, taken back if it can't be kept. */
export function useConversationActions() {
  const { receive, requests } = useChat()
  const toast = useToast()

  async function change(
    conversation: Conversation,
    wanted: Partial<Pick<Conversation, 'title' | 'style' | 'titleUpdated'>>,
    failed: string,
  ): Promise<boolean> {
    receive({ type: 'conversa', conversation: { ...conversation, ...wanted } })
    const { titleUpdated: _, ...body } = wanted
    try {
      const answer = await withRetry(() => requests.changeConversation(conversation.id, body))
      receive({ type: 'conversa', conversation: answer.conversation })
      return true
    } catch (error) {
      receive({ type: 'conversa', conversation })
      if (!isSessionRefusal(error)) toast({ message: failed, tone: 'danger' })
      return false
    }
  }

  return {
    async rename(conversation: Conversation, title: string) {
      const words = title.trim()
      if (isBlank(words) || words === conversation.title) return
      await change(conversation, { title: words, titleUpdated: true }, chatCopy.conversation.renameFailed)
    },
    async changeStyle(conversation: Conversation, style: PersonaKey) {
      const done = await change(conversation, { style }, chatCopy.persona.changeFailed)
      if (done) toast({ message: chatCopy.persona.changed(PERSONA_LOOK[style].displayName) })
    },
  }
}
