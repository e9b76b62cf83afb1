import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { LiveEvent } from '#domain/api/chat.ts'
import type { Conversation } from '#domain/chat/conversation.ts'
import { apiError } from '#tests/support/browser/api-error.ts'
import { runHook } from '#tests/support/browser/run-hook.ts'
import type { Chat } from '#web/features/chat/engine/chat.ts'
import { ChatContext } from '../chat-context.ts'
import { useConversationActions, useDeleteConversation } from './use-conversation-actions.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const useChanges = () => ({
  ...useConversationActions(),
  remove: useDeleteConversation(false),
})

const BEFORE = { id: 'c', title: 'Segunda', style: 'acolhedora' } as Conversation

/** A conversation whose first request does not arrive: as the server has it, as it is shown, and what can be done. */
function setUp() {
  let kept: Conversation | null = BEFORE
  let shown: Conversation | null = BEFORE
  let failures = 1
  async function request(change: (before: Conversation) => Conversation | null) {
    failures -= 1
    if (failures >= 0) throw apiError('offline')
    if (!kept) throw apiError('not_found')
    kept = change(kept)
    return { conversation: kept }
  }
  const chat = {
    requests: {
      changeConversation: (_: string, wanted: Partial<Conversation>) =>
        request((before) => ({ ...before, ...wanted })),
      deleteConversation: () => request(() => null),
    },
    receive(event: LiveEvent) {
      if (event.type === 'conversa') shown = event.conversation
      if (event.type === 'conversa-apagada') shown = null
    },
    drafts: { take: () => '', set: () => {} },
  } as unknown as Chat
  const actions = runHook(useChanges, (children) => <ChatContext value={chat}>{children}</ChatContext>)
  return { ...actions, results: () => ({ kept, shown }) }
}

it('keeps the persona that was chosen last, also when the choice before it was retried', async () => {
  const { changeStyle, results } = setUp()
  void changeStyle(BEFORE, 'direta')
  void changeStyle({ ...BEFORE, style: 'direta' }, 'maternal')
  await vi.runAllTimersAsync()
  const after = { ...BEFORE, style: 'maternal' }
  expect(results()).toEqual({ kept: after, shown: after })
})

it('does not bring back a conversation that was deleted while its new title was retried', async () => {
  const { rename, remove, results } = setUp()
  void rename(BEFORE, 'Terça')
  await remove({ ...BEFORE, title: 'Terça' }, false)
  await vi.runAllTimersAsync()
  expect(results()).toEqual({ kept: null, shown: null })
})
