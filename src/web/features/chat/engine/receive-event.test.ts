import { InfiniteQueryObserver, type QueryKey, QueryObserver } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { LiveEvent, MessagePage } from '#domain/api/chat.ts'
import type { ChatMessage } from '#domain/chat/conversation.ts'
import { replyMessage } from '#tests/support/product/reply-message.ts'
import { until } from '#tests/support/time/soon.ts'
import { createChatRequests } from './chat-requests.ts'
import type { MessagePages } from './fold-messages.ts'
import {
  conversationKey,
  createQueryClient,
  LIST_KEY,
  messagesKey,
  messagesQuery,
  WELCOME_KEY,
} from './queries.ts'
import { createReceiver } from './receive-event.ts'
import { createRefreshMessages } from './refresh-messages.ts'
import { createReplyStore } from './reply-store.ts'

const message = (seq: number, change: Partial<ChatMessage> = {}): ChatMessage => {
  const own = seq % 2 === 0
  const whose = { id: `m${seq}`, seq, role: own ? 'user' : 'assistant', whole: false } as const
  return replyMessage('', own ? 'enviada' : 'completa', { ...whose, ...change })
}
const BEGUN = message(3, { status: 'escrevendo' })
const ENDED = message(3, { status: 'completa', content: 'Estou aqui.', whole: true, version: 2 })

/** A server that answers requests for messages when the test says so. */
function setUp() {
  const waiting: PromiseWithResolvers<MessagePage>[] = []
  vi.stubGlobal('requestAnimationFrame', () => 1)
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('fetch', async () => {
    const answer = Promise.withResolvers<MessagePage>()
    waiting.push(answer)
    return Response.json(await answer.promise)
  })
  const requests = createChatRequests('p')
  const client = createQueryClient()
  const replies = createReplyStore({ onBehind: () => {}, prefersStill: () => false })
  const receive = createReceiver({
    onGone: () => {},
    client,
    replies,
    refreshMessages: createRefreshMessages(client, replies, requests),
    onReplySettled: () => {},
    onSession: () => {},
  })
  const screen = new InfiniteQueryObserver(client, messagesQuery(replies, requests, 'c'))
  screen.subscribe(() => {})
  async function answer(messages: ChatMessage[], more = false) {
    await until(() => waiting.length > 0)
    waiting.shift()?.resolve({ messages, more })
  }
  /** The server is away until the request is given up. */
  async function failToLoad() {
    vi.useFakeTimers()
    while (screen.getCurrentResult().status !== 'error') {
      waiting.shift()?.reject(new TypeError('Failed to fetch'))
      await vi.advanceTimersByTimeAsync(100)
    }
    vi.useRealTimers()
  }
  const shown = () =>
    client.getQueryData<MessagePages>(messagesKey('c'))?.pages.flatMap(({ messages }) => messages) ?? []
  return { client, receive, replies, screen, answer, failToLoad, shown, asked: () => waiting.length }
}

beforeEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('what happens while the messages are on their way', () => {
  it('ends a reply on the screen that ended before the screen knew of it', async () => {
    const { receive, replies, answer, shown } = setUp()
    receive({ type: 'texto', conversationId: 'c', id: 'm3', pos: 0, text: 'Estou aqui.' })
    receive({ type: 'mensagem', message: ENDED })
    await answer([message(2), BEGUN])
    await answer([message(2), ENDED])
    await until(() => shown().at(-1)?.status === 'completa')
    expect(replies.get('m3')?.reply).toMatchObject({ status: 'completa', text: 'Estou aqui.' })
  })

  it('is shown also when it happened before the stream of events was there', async () => {
    const { receive, replies, answer, shown, asked } = setUp()
    receive({ type: 'ola' })
    await answer([message(2), BEGUN])
    await until(() => shown().length === 2)
    await answer([message(2), ENDED])
    await until(() => shown().at(-1)?.status === 'completa')
    expect(replies.get('m3')?.reply).toMatchObject({ status: 'completa', text: 'Estou aqui.' })
    expect(asked()).toBe(0)
  })

  it('is not undone by earlier messages that come in', async () => {
    const { receive, screen, answer, shown } = setUp()
    await answer([message(2)], true)
    await until(() => shown().length === 1)
    const earlier = screen.fetchNextPage()
    receive({ type: 'mensagem', message: ENDED })
    await answer([message(0), message(1)])
    await earlier
    expect(shown().map(({ id }) => id)).toEqual(['m2', 'm3', 'm0', 'm1'])
  })
})

describe('a stream of events that is there for the first time', () => {
  const A_MINUTE = 60_000

  it('asks for nothing again while nothing has happened since the page was opened', async () => {
    const { receive, answer, shown, asked } = setUp()
    await answer([message(2)])
    await until(() => shown().length === 1)
    receive({ type: 'ola', quiet: A_MINUTE })
    expect(asked()).toBe(0)
  })

  it('asks again when something has happened since', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { receive, answer, shown } = setUp()
    await answer([message(2)])
    await until(() => shown().length === 1)
    vi.advanceTimersByTime(A_MINUTE + 1)
    receive({ type: 'ola', quiet: A_MINUTE })
    await answer([message(2), ENDED])
    await until(() => shown().length === 2)
  })

  it.each<[string, LiveEvent]>([
    ['says nothing of it', { type: 'ola' }],
    ['knows of no quiet', { type: 'ola', quiet: 0 }],
  ])('asks again when it %s, also after the clock was set back', async (_, event) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { receive, answer, shown } = setUp()
    await answer([message(2)])
    await until(() => shown().length === 1)
    vi.setSystemTime(Date.now() - 60 * A_MINUTE)
    receive(event)
    await answer([message(2), ENDED])
    await until(() => shown().length === 2)
  })

  it('leaves messages alone whose earlier ones could not be loaded', async () => {
    const { receive, screen, answer, failToLoad, shown, asked } = setUp()
    await answer([message(2)], true)
    await until(() => shown().length === 1)
    void screen.fetchNextPage()
    await failToLoad()
    receive({ type: 'ola', quiet: A_MINUTE })
    expect(asked()).toBe(0)
  })

  it('asks again for what could not be loaded', async () => {
    const { receive, answer, failToLoad, shown } = setUp()
    await failToLoad()
    receive({ type: 'ola', quiet: A_MINUTE })
    await answer([message(2)])
    await until(() => shown().length === 1)
  })
})

describe('messages that could not be loaded', () => {
  it('are asked for again when the server is back', async () => {
    const { receive, answer, failToLoad, shown, asked } = setUp()
    await failToLoad()
    receive({ type: 'ola' })
    await answer([message(2), ENDED])
    await until(() => shown().length === 2)
    expect(asked()).toBe(0)
  })

  it('are asked for again when there is news of one of them', async () => {
    const { receive, answer, failToLoad, shown } = setUp()
    await failToLoad()
    receive({ type: 'mensagem', message: message(2) })
    await answer([message(2)])
    await until(() => shown().length === 1)
  })
})

it.each<[string, QueryKey, LiveEvent]>([
  ['a part of the notebook that changed', ['caderno', 'notas'], { type: 'caderno', part: 'notas' }],
  ['a part of the notebook, asked for before the stream of events', ['caderno', 'notas'], { type: 'ola' }],
  ['a conversation, asked for before the stream of events', conversationKey('c'), { type: 'ola' }],
  ['a conversation that is gone', conversationKey('c'), { type: 'conversa-apagada', id: 'c' }],
  ['the list of conversations, asked for before the stream of events', LIST_KEY, { type: 'ola' }],
  ['the welcome, which may have ended while there was no stream', WELCOME_KEY, { type: 'ola' }],
])(
  'a first answer that may be older than what happened is followed by another: %s',
  async (_, queryKey, event) => {
    const { client, receive } = setUp()
    const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
    let asked = 0
    const queryFn = () => answers[asked++]?.promise ?? Promise.reject(new Error('asked too often'))
    const screen = new QueryObserver(client, { queryKey, queryFn })
    screen.subscribe(() => {})
    receive(event)
    answers[0]?.resolve('before')
    await until(() => asked === 2)
    answers[1]?.resolve('now')
    await until(() => screen.getCurrentResult().data === 'now')
  },
)

describe('a message that was deleted', () => {
  const both: LiveEvent = { type: 'mensagens-apagadas', conversationId: 'c', ids: ['m2', 'm3'] }
  const four = () => [message(0), message(1), message(2), message(3)]
  const ids = (messages: ChatMessage[]) => messages.map(({ id }) => id)

  it('leaves the screen with its reply, and comes back when it is restored', async () => {
    const { receive, screen, answer, shown } = setUp()
    await answer(four())
    await until(() => screen.getCurrentResult().isSuccess)
    receive(both)
    expect(ids(shown())).toEqual(['m0', 'm1'])
    receive({ type: 'mensagem', message: message(2, { version: 2 }) })
    expect(ids(shown())).toEqual(['m0', 'm1', 'm2'])
  })

  it('is not brought back by an answer that was on its way', async () => {
    const { receive, screen, answer, shown } = setUp()
    receive(both)
    await answer(four())
    await until(() => screen.getCurrentResult().isSuccess)
    await until(() => shown().length === 2)
  })

  it('is gone on a screen that was away meanwhile', async () => {
    const { receive, screen, answer, shown } = setUp()
    await answer(four())
    await until(() => screen.getCurrentResult().isSuccess)
    receive({ type: 'ola' })
    await answer([message(0), message(1)])
    await until(() => shown().length === 2)
  })
})
