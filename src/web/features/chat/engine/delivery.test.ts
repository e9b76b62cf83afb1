import { expect, it, vi } from 'vitest'
import type { NewMessage, SendAnswer, WaitingWords } from '#domain/api/chat.ts'
import { BODY_MAX_BYTES, READ_AT_MOST } from '#domain/limits.ts'
import type { PersonaKey } from '#domain/personas/persona.ts'
import { apiError } from '#tests/support/browser/api-error.ts'
import { stubStorage } from '#tests/support/browser/stub-storage.ts'
import { replyMessage } from '#tests/support/product/reply-message.ts'
import { createDelivery, type Refused } from './delivery.ts'
import { NO_CONVERSATION } from './drafts.ts'
import { localConversation } from './fold-conversations.ts'
import { createOutboxStore, type OutboxItem } from './outbox-store.ts'
import { createSignalMap } from './signal.ts'

const ITEM: OutboxItem = {
  id: 'm',
  conversationId: 'c',
  content: 'Oi',
  createdAt: '2025-04-20T12:00:00.000Z',
  newStyle: null,
  queued: false,
}
const FIRST: OutboxItem = { ...ITEM, newStyle: 'maternal' }
const CONVERSATION = localConversation('c', 'maternal', ITEM.createdAt)
const ANSWER: SendAnswer = {
  message: replyMessage('Oi', 'enviada', { id: 'm', role: 'user' }),
  reply: replyMessage('', 'escrevendo'),
}
const { signal } = new AbortController()

function setUp(send: () => Promise<SendAnswer> = async () => ANSWER) {
  const requests = {
    createConversation: vi.fn(async () => ({ conversation: CONVERSATION })),
    sendMessage: vi.fn((_: string, _body: NewMessage) => send()),
    readDanger: vi.fn(async (_: WaitingWords) => ({ nivel: 'nenhum' as const })),
  }
  const receive = vi.fn()
  const drafts = { giveBack: vi.fn() }
  const refusals = createSignalMap<Refused>()
  const localConversations = createSignalMap<PersonaKey>()
  localConversations.put('c', 'maternal')
  const delivery = createDelivery({ requests, receive, drafts, refusals, localConversations })
  return { ...delivery, requests, receive, drafts, refusals, localConversations }
}

it('tells the screen of the message and of its empty reply once both are stored', async () => {
  const { deliver, requests, receive } = setUp()
  await deliver(ITEM, signal)
  expect(requests.createConversation).not.toHaveBeenCalled()
  expect(receive.mock.calls).toEqual([
    [{ type: 'mensagem', message: ANSWER.message }],
    [{ type: 'mensagem', message: ANSWER.reply }],
  ])
})

it.each(['a', 'ç', '"', '語', '🙂'])(
  'sends as much of a message of any length as the server takes and reads: %s',
  async (letter) => {
    const { deliver, readBehind, requests, drafts, giveBack } = setUp()
    const long = { ...ITEM, content: letter.repeat(500_000) }
    await deliver(long, signal)
    stubStorage()
    const store = createOutboxStore('p')
    store.add({ ...long, id: `${letter} behind` }, null)
    await readBehind(store, long)
    const bodies = [requests.sendMessage.mock.calls[0]?.[1], requests.readDanger.mock.calls[0]?.[0]]
    for (const body of bodies) {
      expect(body?.content).toBe(long.content.slice(0, READ_AT_MOST))
      expect(new Blob([JSON.stringify(body)]).size).toBeLessThan(BODY_MAX_BYTES)
    }
    giveBack(long, apiError('message_too_long'))
    expect(drafts.giveBack).toHaveBeenCalledWith('c', long.content)
  },
)

it('creates the conversation before its first message', async () => {
  const { deliver, requests, receive, localConversations } = setUp()
  await deliver(FIRST, signal)
  expect(requests.createConversation).toHaveBeenCalledWith({ id: 'c', style: 'maternal' }, { signal })
  expect(receive.mock.calls[0]).toEqual([{ type: 'conversa', conversation: CONVERSATION }])
  expect(localConversations.get().has('c')).toBe(false)
})

it('gives refused words back to the conversation, with the reason and what was read in them', () => {
  const { giveBack, drafts, refusals, receive } = setUp()
  giveBack(ITEM, apiError('too_many_messages', { message: 'Espere.', nivel: 'risco' }))
  expect(drafts.giveBack).toHaveBeenCalledWith('c', 'Oi')
  expect(refusals.get().get('c')).toMatchObject({ reason: 'Espere.', nivel: 'risco' })
  expect(receive).not.toHaveBeenCalled()
})

it('keeps showing help for danger in words given back before, and shows the newest reason', () => {
  const { giveBack, refusals } = setUp()
  giveBack(ITEM, apiError('plan_ended', { nivel: 'risco' }))
  giveBack({ ...ITEM, id: 'n' }, apiError('account_suspended', { message: 'Não.' }))
  expect(refusals.get().get('c')).toMatchObject({ reason: 'Não.', nivel: 'risco' })
})

it('gives the words back to no conversation when theirs was never created, and removes it from the list', () => {
  const { giveBack, drafts, receive } = setUp()
  giveBack(FIRST, apiError('message_too_long'))
  expect(drafts.giveBack).toHaveBeenCalledWith(NO_CONVERSATION, 'Oi')
  expect(receive.mock.calls).toEqual([[{ type: 'conversa-apagada', id: 'c' }]])
})

it('gives the words back to the box of a new conversation when theirs was deleted meanwhile', () => {
  const { giveBack, drafts, refusals, receive } = setUp()
  giveBack(ITEM, apiError('not_found'))
  expect(drafts.giveBack).toHaveBeenCalledWith(NO_CONVERSATION, 'Oi')
  expect(refusals.get().has(NO_CONVERSATION)).toBe(true)
  expect(receive.mock.calls).toEqual([[{ type: 'conversa-apagada', id: 'c' }]])
})

it('gives the words back to their conversation when it was created and only the message was refused', async () => {
  const { deliver, giveBack, drafts, receive } = setUp(() => Promise.reject(apiError('message_too_long')))
  await expect(deliver(FIRST, signal)).rejects.toThrow()
  receive.mockClear()
  giveBack(FIRST, apiError('message_too_long'))
  expect(drafts.giveBack).toHaveBeenCalledWith('c', 'Oi')
  expect(receive).not.toHaveBeenCalled()
})
