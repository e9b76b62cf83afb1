import { isRefused } from '#web/lib/api.ts'
import type { Chat } from './chat.ts'
import { NO_CONVERSATION } from './drafts.ts'

type Deps = {
  requests: Pick<Chat['requests'], 'fetchConversation'>
  drafts: Pick<Chat['drafts'], 'keys' | 'set' | 'take' | 'giveBack'>
  outbox: Pick<Chat['outbox'], 'entries'>
  localConversations: Pick<Chat['localConversations'], 'get'>
}

/** A draft's key is its conversation, or names it with a message; keys of the notebook hold the ids of other things. */
const CONVERSATION = /^(?:editar-)?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?=-|$)/

/** What was typed in a conversation that is gone comes into the box of a new one; what was edited there goes with it. */
export async function moveStrayDrafts(deps: Deps, goneMessages: readonly string[] = []): Promise<void> {
  const { drafts } = deps
  for (const key of drafts.keys())
    if (goneMessages.some((id) => key.startsWith('editar-') && key.endsWith(`-${id}`))) drafts.set(key, '')
  const byConversation = Map.groupBy(drafts.keys(), (key) => CONVERSATION.exec(key)?.[1])
  for (const [id, keys] of byConversation) {
    if (!id || !(await isGone(deps, id))) continue
    for (const key of keys) {
      const words = drafts.take(key)
      if (key === id && words !== '') drafts.giveBack(NO_CONVERSATION, words)
    }
  }
}

/** One that only this browser knows of is made with its first message. */
async function isGone({ requests, outbox, localConversations }: Deps, id: string): Promise<boolean> {
  const isOnlyHere = () =>
    localConversations.get().has(id) || outbox.entries().some(({ conversationId }) => conversationId === id)
  if (isOnlyHere()) return false
  return requests.fetchConversation(id).then(
    () => false,
    (error) => isRefused(error) && error.code === 'not_found' && !isOnlyHere(),
  )
}
