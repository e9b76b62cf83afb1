import { ERRORS } from '#domain/errors.ts'
import type { PersonaKey } from '#domain/personas/persona.ts'
import { chatCopy } from '#web/copy/chat-pt-br.ts'
import { NO_CONVERSATION } from '#web/features/chat/engine/drafts.ts'
import type { MessagePages } from '#web/features/chat/engine/fold-messages.ts'
import { localConversation } from '#web/features/chat/engine/local-conversation.ts'
import { messagesKey } from '#web/features/chat/engine/queries.ts'
import { uuidv7 } from '#web/features/chat/engine/uuidv7.ts'
import { withRetry } from '#web/features/chat/engine/with-retry.ts'
import { ApiError, isSessionRefusal } from '#web/lib/api-error.ts'
import { navigate } from '#web/lib/router.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { useChat } from './chat-context.ts'
import { focusComposer } from './focus-composer.ts'

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
      const id = uuidv7()
      outbox.add({ conversationId: id, content: drafts.take(NO_CONVERSATION), newStyle: style })
      goTo(id)
    },

    async begin(style: PersonaKey) {
      const id = uuidv7()
      localConversations.put(id, style)
      const conversation = localConversation(id, style, new Date().toISOString())
      receive({ type: 'conversa', conversation })
      drafts.set(id, drafts.take(NO_CONVERSATION))
      goTo(id)
      try {
        const answer = await withRetry(() => requests.createConversation({ id, style }))
        receive({ type: 'conversa', conversation: answer.conversation })
        localConversations.remove(id)
      } catch (error) {
        // Without a connection or a session it is made together with its first message.
        if (!isRefusal(error)) return
        receive({ type: 'conversa-apagada', id })
        toast({ message: chatCopy.conversation.createFailed, tone: 'danger' })
      }
    },
  }
}

function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError) || isSessionRefusal(error)) return false
  const { status } = ERRORS[error.code]
  return status >= 400 && status < 500
}
