import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import type { SendAnswer } from '#domain/api/chat.ts'
import type { PersonaKey } from '#domain/personas/persona.ts'
import type { RiskLevel } from '#domain/safety/risk-level.ts'
import { apiError } from '#tests/support/browser/api-error.ts'
import { stubStorage } from '#tests/support/browser/stub-storage.ts'
import { replyMessage } from '#tests/support/product/reply-message.ts'
import { createSignalMap } from '#web/lib/signal.ts'
import { leftBehind, waitingDanger } from '#web/lib/waiting-danger.ts'
import { createDelivery, createRefusals } from './delivery.ts'
import { NO_CONVERSATION } from './drafts.ts'
import { localConversation } from './fold-conversations.ts'
import { createOutbox, type OutboxHandlers } from './outbox.ts'

type Given = Parameters<OutboxHandlers['giveBack']>[0]

const ITEM: Given = {
  id: 'm',
  conversationId: 'c',
  content: 'Oi',
  createdAt: '2025-04-20T12:00:00.000Z',
  newStyle: null,
  queued: false,
  nivel: 'nenhum',
}
const FIRST: Given = { ...ITEM, newStyle: 'maternal' }
const CONVERSATION = localConversation('c', 'maternal', ITEM.createdAt)
const ANSWER: SendAnswer = {
  message: replyMessage('Oi', 'enviada', { id: 'm', role: 'user' }),
  reply: replyMessage('', 'escrevendo'),
}
const { signal } = new AbortController()

beforeEach(() => void vi.stubGlobal('location', { pathname: '/chat/c' }))
afterEach(() => {
  waitingDanger.clear()
  vi.unstubAllGlobals()
})

function setUp(send: () => Promise<SendAnswer> = async () => ANSWER, read: RiskLevel = 'nenhum') {
  const requests = {
    createConversation: vi.fn(async () => ({ conversation: CONVERSATION })),
    sendMessage: vi.fn(() => send()),
    readWaiting: vi.fn(async () => ({ nivel: 'nenhum' as const })),
  }
  const receive = vi.fn()
  const drafts = { giveBack: vi.fn() }
  const refusals = createRefusals()
  const localConversations = createSignalMap<PersonaKey>()
  localConversations.put('c', 'maternal')
  const readHere = vi.fn(async () => read)
  const delivery = createDelivery({
    requests,
    receive,
    drafts,
    refusals,
    localConversations,
    readHere: async () => read,
  })
  return { ...delivery, readHere, requests, receive, drafts, refusals, localConversations }
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

it('creates the conversation before its first message', async () => {
  const { deliver, requests, receive, localConversations } = setUp()
  await deliver(FIRST, signal)
  expect(requests.createConversation).toHaveBeenCalledWith({ id: 'c', style: 'maternal' }, { signal })
  expect(receive.mock.calls[0]).toEqual([{ type: 'conversa', conversation: CONVERSATION }])
  expect(localConversations.get().has('c')).toBe(false)
})

it('gives refused words back to the conversation, with the reason and what was read in them', () => {
  const { giveBack, drafts, refusals, receive } = setUp()
  giveBack({ ...ITEM, nivel: 'risco' }, apiError('too_many_messages', { message: 'Espere.' }))
  expect(drafts.giveBack).toHaveBeenCalledWith('c', 'Oi')
  expect(refusals.get().get('c')).toMatchObject({ reason: 'Espere.', nivel: 'risco' })
  expect(receive).not.toHaveBeenCalled()
})

it('keeps showing help for danger in words given back before, and shows the newest reason', () => {
  const { giveBack, refusals } = setUp()
  giveBack({ ...ITEM, nivel: 'risco' }, apiError('plan_ended'))
  giveBack({ ...ITEM, id: 'n' }, apiError('account_suspended', { message: 'Não.' }))
  expect(refusals.get().get('c')).toMatchObject({ reason: 'Não.', nivel: 'risco' })
})

it('shows help for the gravest danger in the words given back, whichever came last', () => {
  const { giveBack, refusals } = setUp()
  giveBack({ ...ITEM, nivel: 'risco' }, apiError('plan_ended'))
  giveBack({ ...ITEM, id: 'n', nivel: 'atencao' }, apiError('plan_ended'))
  expect(refusals.get().get('c')?.nivel).toBe('risco')
  giveBack({ ...ITEM, id: 'o', nivel: 'emergencia' }, apiError('plan_ended'))
  expect(refusals.get().get('c')?.nivel).toBe('emergencia')
})

it('continues showing help for danger that was read while a message waited, when it is given back', async () => {
  stubStorage()
  vi.stubGlobal('navigator', { onLine: false })
  onTestFinished(() => void vi.unstubAllGlobals())
  let refusal = apiError('reply_in_progress', { nivel: 'emergencia' })
  const { refusals, ...delivery } = setUp(() => Promise.reject(refusal))
  const outbox = createOutbox({ personId: 'p', ...delivery })
  outbox.add({ conversationId: 'c', content: 'Oi', newStyle: null })
  await outbox.flush()
  expect(outbox.entries()[0]?.nivel).toBe('emergencia')
  refusal = apiError('plan_ended')
  await outbox.flush()
  expect(refusals.get().get('c')?.nivel).toBe('emergencia')
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

it('reads what was refused without a reading, and shows what it finds beside the reason', async () => {
  const { giveBack, refusals } = setUp(undefined, 'risco')
  giveBack(ITEM, apiError('too_many_messages'))
  await vi.waitFor(() => expect(refusals.get().get('c')).toMatchObject({ nivel: 'risco', readHere: true }))
})

it('shows danger of what was refused elsewhere, where the conversation was left', async () => {
  vi.stubGlobal('location', { pathname: '/conta' })
  const { giveBack } = setUp(undefined, 'risco')
  giveBack(ITEM, apiError('too_many_messages'))
  await vi.waitFor(() => expect(leftBehind.get()).toMatchObject({ id: 'm', nivel: 'risco' }))
})

it('leaves a refusal alone that the server has read', async () => {
  const { giveBack, readHere, refusals } = setUp()
  giveBack({ ...ITEM, nivel: 'emergencia' }, apiError('too_many_messages'))
  expect(refusals.get().get('c')).toMatchObject({ nivel: 'emergencia' })
  expect(readHere).not.toHaveBeenCalled()
})
