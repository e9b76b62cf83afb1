import type { PersonaKey } from '#domain/personas/persona.ts'
import { chatCopy } from '#web/copy/chat-pt-br.ts'
import { NO_CONVERSATION } from '#web/features/chat/engine/drafts.ts'
import { localConversation } from '#web/features/chat/engine/fold-conversations.ts'
import type { MessagePages } from '#web/features/chat/engine/fold-messages.ts'
import { messagesKey } from '#web/features/chat/engine/queries.ts'
import { isRefused } from '#web/lib/api-error.ts'
import { runOptimistically, withRetry } from '#web/lib/commands.ts'
import { newId } from '#web/lib/new-id.ts'
import { navigate } from '#web/lib/router.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { useChat } from './chat-context.ts'
import { focusComposer } from './composer/focus-composer.ts'

const NOTHING_YET: MessagePages = { pages: [{ messages: [], more: false }], pageParams: [null] }

/** Begins a conversation in a style and goes there at once: what is typed next is typed in it. */
export function useNewConversation() {
  const { client, receive, outbox, drafts, localConversations, requests } = useChat()
  const toast = useToast()

  function goTo(id: string) {
    client.setQueryData<MessagePages>(messagesKey(id), (list) => list ?? NOTHING_YET)
    navigate(`/chat/${id}`)
    focusComposer()
  }

  return {
    /** With the words in the box as its first message; they get there even if the connection has to come back first. */
    beginWithMessage(style: PersonaKey) {
      const id = newId()
      outbox.add({ conversationId: id, content: drafts.take(NO_CONVERSATION), newStyle: style })
      goTo(id)
    },

    begin(style: PersonaKey) {
      const id = newId()
      void runOptimistically({
        show() {
          localConversations.put(id, style)
          receive({ type: 'conversa', conversation: localConversation(id, style, new Date().toISOString()) })
          drafts.set(id, drafts.take(NO_CONVERSATION))
          goTo(id)
        },
        send: () => withRetry(() => requests.createConversation({ id, style })),
        settle({ conversation }) {
          receive({ type: 'conversa', conversation })
          localConversations.remove(id)
        },
        // Without a connection or a session it is created together with its first message.
        keepsShown: (error) => !isRefused(error),
        rollBack() {
          const words = drafts.take(id)
          receive({ type: 'conversa-apagada', id })
          if (words !== '') drafts.giveBack(NO_CONVERSATION, words)
        },
        tell: () => toast({ message: chatCopy.conversation.createFailed, tone: 'danger' }),
      })
    },
  }
}
