import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { LiveEvent } from '#domain/api/chat.ts'
import { replyMessage } from '#tests/support/product/reply-message.ts'
import { until } from '#tests/support/time/soon.ts'
import { ApiError } from '#web/lib/api.ts'
import { createChatRequests } from './chat-requests.ts'
import { replyCommands } from './reply-commands.ts'
import { createReplyStore } from './reply-store.ts'

const WRITING = replyMessage('Que bom', 'escrevendo')
const PAUSED = replyMessage('Que bom', 'pausada', { shown: 7, version: 2 })
const GOES_ON = replyMessage('Que bom', 'escrevendo', { version: 3 })

/** A server that answers each command when the test says so. */
function setUp(message = WRITING) {
  vi.stubGlobal('requestAnimationFrame', () => 1)
  vi.stubGlobal('document', new EventTarget())
  const sent: { path: string; body: unknown; answer: PromiseWithResolvers<Response> }[] = []
  vi.stubGlobal('fetch', (path: string, { body }: RequestInit) => {
    const answer = Promise.withResolvers<Response>()
    sent.push({ path, body: body && JSON.parse(String(body)), answer })
    return answer.promise
  })
  const replies = createReplyStore({ onBehind: () => {}, prefersStill: () => false })
  replies.receiveMessage(message, { live: false })
  const events: LiveEvent[] = []
  const receive = (event: LiveEvent) => {
    events.push(event)
    if (event.type === 'mensagem') replies.receiveMessage(event.message, { live: true })
  }
  const tell = vi.fn()
  const commands = replyCommands({ replies, receive, requests: createChatRequests('p') }, message, tell)
  async function answer(index: number, response: Response) {
    await until(() => sent.length > index)
    sent[index]?.answer.resolve(response)
  }
  const status = () => replies.get('r')?.reply.status
  return { ...commands, sent, answer, replies, events, tell, status }
}

const answerOf = (reply: unknown) => Response.json({ reply })
const refusal = (code: 'not_found' | 'not_signed_in') =>
  Response.json({ error: { code, message: 'Não.' } }, { status: 400 })

beforeEach(() => {
  vi.unstubAllGlobals()
})

describe('a command to a reply', () => {
  it('pauses at once where the person has read to, and tells the server where that is', async () => {
    const { pause, sent, answer, status, replies } = setUp()
    const paused = pause()
    expect(status()).toBe('pausada')
    await answer(0, answerOf(PAUSED))
    expect(await paused).toBe(true)
    expect(sent[0]).toMatchObject({ path: '/api/conversations/c/replies/r/pause', body: { shown: 7 } })
    expect(replies.get('r')).toMatchObject({ commandPending: false, reply: { version: 2 } })
  })

  it('is taken back and reported when the server refuses it, and the screen loads the state again', async () => {
    const { pause, answer, status, tell, events } = setUp()
    const paused = pause()
    await answer(0, refusal('not_found'))
    expect(await paused).toBe(false)
    expect(status()).toBe('escrevendo')
    expect(events).toEqual([{ type: 'ola' }])
    expect(tell.mock.calls[0]?.[0]).toBeInstanceOf(ApiError)
  })

  it('is taken back without a word when the session is refused', async () => {
    const { pause, answer, status, tell, events } = setUp()
    const paused = pause()
    await answer(0, refusal('not_signed_in'))
    await paused
    expect([status(), events, tell.mock.calls]).toEqual(['escrevendo', [], []])
  })

  it('is sent after the one before it, and only the last one shows the status of the reply', async () => {
    const { pause, goOn, sent, answer, status, events } = setUp()
    const paused = pause()
    const continued = goOn()
    expect(status()).toBe('escrevendo')
    await answer(0, answerOf(PAUSED))
    await paused
    expect([status(), events]).toEqual(['escrevendo', []])
    await answer(1, answerOf(GOES_ON))
    await continued
    expect(sent.map(({ path }) => path.split('/').at(-1))).toEqual(['pause', 'continue'])
    expect(events).toEqual([{ type: 'mensagem', message: GOES_ON }])
  })

  it('is forgotten when it and the one before it are refused: what the server says of the reply counts again', async () => {
    const { pause, goOn, answer, replies } = setUp()
    const both = Promise.all([pause(), goOn()])
    await answer(0, refusal('not_found'))
    await answer(1, refusal('not_found'))
    await both
    replies.receiveMessage(replyMessage('Que bom ver você', 'completa', { version: 2 }), { live: true })
    expect(replies.get('r')).toMatchObject({ commandPending: false, reply: { status: 'completa' } })
  })

  it('ends a paused reply with exactly what was shown of it', async () => {
    const { endHere, answer, replies } = setUp(replyMessage('Que bom', 'pausada', { shown: 3 }))
    const ended = endHere()
    expect(replies.get('r')?.reply).toMatchObject({ status: 'completa', text: 'Que' })
    await answer(0, answerOf(replyMessage('Que', 'completa', { version: 2 })))
    await ended
  })

  it('tries again a failed reply that was only history', async () => {
    const { retry, answer, status } = setUp(replyMessage('Desculpe', 'erro'))
    expect(status()).toBeUndefined()
    const retried = retry()
    expect(status()).toBe('escrevendo')
    await answer(0, answerOf(replyMessage('', 'escrevendo', { version: 2 })))
    await retried
  })
})
