import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { MessagePage } from '#domain/api/chat.ts'
import type { ChatMessage } from '#domain/chat/conversation.ts'
import { replyMessage } from '#tests/support/product/reply-message.ts'
import { until } from '#tests/support/time/soon.ts'
import type { ChatRequests } from './chat-requests.ts'
import type { MessagePages } from './fold-messages.ts'
import { messagesQuery, windowQuery } from './queries.ts'
import { createReceiver } from './receive-event.ts'
import { createRefreshMessages } from './refresh-messages.ts'
import { createReplyStore } from './reply-store.ts'

beforeEach(() => {
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('requestAnimationFrame', () => 1)
})

const TOTAL = 10_000
const PAGE = 40
const message = (seq: number): ChatMessage => replyMessage(`texto ${seq}`, 'completa', { id: `m${seq}`, seq })
const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => message(from + index))

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

/** A conversation of 10,000 messages on the screen, and what was asked of the server for it. */
async function setUp() {
  const asked: string[] = []
  let total = TOTAL
  let rows = 0
  const answer = (what: string, page: MessagePage) => {
    asked.push(what)
    rows += page.messages.length
    return Promise.resolve(page)
  }
  const requests = {
    fetchMessages(_id: string, place: string) {
      const [what, value] = place.slice(1).split('=')
      const seq = Number(value?.replace('m', '') ?? total)
      const from =
        what === 'after' ? seq + 1 : Math.max(0, what === 'around' ? seq + 1 - PAGE / 2 : seq - PAGE)
      const to = Math.min(
        total,
        what === 'after' ? seq + 1 + PAGE : what === 'around' ? seq + 1 + PAGE / 2 : seq,
      )
      return answer(place, { messages: range(from, to), more: from > 0, newer: to < total })
    },
  } as unknown as ChatRequests
  const client = new QueryClient()
  const replies = createReplyStore({ onBehind: () => {}, prefersStill: () => false })
  const stale = { staleTime: Number.POSITIVE_INFINITY }
  const newest = new InfiniteQueryObserver(client, { ...messagesQuery(replies, requests, 'c'), ...stale })
  stops.push(newest.subscribe(() => {}))
  await newest.refetch()
  asked.length = 0
  rows = 0
  /** Looks at the messages around one. */
  async function open(id: string) {
    const options = windowQuery(replies, requests, 'c', id)
    const observer = new InfiniteQueryObserver(client, { ...options, ...stale })
    stops.push(observer.subscribe(() => {}))
    await until(() => observer.getCurrentResult().isSuccess)
    return observer
  }
  const refresh = createRefreshMessages(client, replies, requests)
  const receive = createReceiver({
    client,
    replies,
    refreshMessages: refresh,
    onReplySettled: () => {},
    onGone: () => {},
    onSession: () => {},
  })
  /** Somebody writes, and the server tells of it. */
  function write() {
    receive({ type: 'mensagem', message: message(total) })
    total += 1
  }
  return { newest, open, receive, write, asked, rows: () => rows }
}
const ends = (observer: { getCurrentResult: () => { data: MessagePages | undefined } }) => {
  const { pages = [] } = observer.getCurrentResult().data ?? {}
  return [pages.at(-1)?.messages[0]?.seq, pages[0]?.messages.at(-1)?.seq]
}

it('brings the first of 10,000 messages with one request and half a page', async () => {
  const { open, newest, asked, rows } = await setUp()
  const window = await open('m0')
  expect([asked, rows()]).toEqual([['?around=m0'], 21])
  expect([ends(window), ends(newest)]).toEqual([
    [0, 20],
    [9960, 9999],
  ])
})

it('continues in both directions, until it ends with the newest message', async () => {
  const { open, asked } = await setUp()
  const window = await open('m9900')
  await window.fetchNextPage()
  for (let turn = 0; turn < 2; turn += 1) await window.fetchPreviousPage()
  expect(ends(window)).toEqual([9841, 9999])
  expect(window.getCurrentResult().hasPreviousPage).toBe(false)
  expect(asked).toEqual(['?around=m9900', '?before=9881', '?after=9920', '?after=9960'])
})

it('leaves the newest messages as they are, with what comes meanwhile', async () => {
  const { open, newest, write, asked } = await setUp()
  await open('m7')
  write()
  expect([ends(newest), asked]).toEqual([[9960, 10_000], ['?around=m7']])
})

it('gets what happens once it has grown to the newest message', async () => {
  const { open, receive, write } = await setUp()
  const window = await open('m9985')
  write()
  expect(ends(window)).toEqual([9966, 10_000])
  receive({ type: 'mensagens-apagadas', conversationId: 'c', ids: ['m9999', 'm10000'] })
  expect(ends(window)).toEqual([9966, 9998])
})

it('misses nothing that happens while its last messages are on their way', async () => {
  const { open, write, asked } = await setUp()
  const window = await open('m9950')
  const later = window.fetchPreviousPage()
  write()
  await later
  await until(() => asked.includes(''))
  await until(() => ends(window)[1] === TOTAL)
})
