import type { QueryClient } from '@tanstack/react-query'
import { isSessionRefusal } from '#web/lib/api-error.ts'
import type { ChatRequests } from './chat-requests.ts'
import { type MessagePages, mergeNewest } from './fold-messages.ts'
import { messagesKey } from './queries.ts'
import type { ReplyStore } from './reply-store.ts'

export type RefreshMessages = ((conversationId: string) => void) & {
  isAsking: (conversationId: string) => boolean
}

const RETRY_AFTER = 3000

/** Asks for the newest messages of a conversation again and puts them with what is there, once at a time each. */
export function createRefreshMessages(
  client: QueryClient,
  replies: ReplyStore,
  { fetchMessages }: Pick<ChatRequests, 'fetchMessages'>,
): RefreshMessages {
  const asking = new Map<string, { again: boolean }>()

  function refresh(id: string): void {
    const running = asking.get(id)
    if (running) running.again = true
    else void ask(id)
  }

  async function ask(id: string): Promise<void> {
    const turn = { again: false }
    asking.set(id, turn)
    // The first load has everything, and more than this would bring.
    await client
      .getQueryCache()
      .find({ queryKey: messagesKey(id) })
      ?.promise?.catch(() => {})
    try {
      const page = await fetchMessages(id, null)
      replies.receiveHistory(page.messages)
      client.setQueryData<MessagePages>(messagesKey(id), (list) => list && mergeNewest(list, page))
    } catch (error) {
      // A reply that lost its thread has nobody else to mend it. Once its person is back, everything is asked for anew.
      if (!isSessionRefusal(error))
        setTimeout(() => client.getQueryData(messagesKey(id)) && refresh(id), RETRY_AFTER)
    }
    asking.delete(id)
    if (turn.again) void ask(id)
  }

  return Object.assign(refresh, { isAsking: (id: string) => asking.has(id) })
}
