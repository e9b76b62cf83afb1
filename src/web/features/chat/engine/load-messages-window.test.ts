import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { MessagePage } from '#domain/api/chat.ts'
import type { ChatMessage } from '#domain/chat/conversation.ts'
import { replyMessage } from '#tests/support/product/reply-message.ts'
import type { ChatRequests } from './chat-requests.ts'
import { hasGap, type MessagePages, newestOf, upsertMessage, windowOf } from './fold-messages.ts'
import { createWindowLoader } from './load-messages.ts'
import { messagesKey, messagesQuery } from './queries.ts'
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

let stop = () => {}
afterEach(() => stop())

/** A conversation of 10,000 messages on the screen, and what was asked of the server for it. */
async function setUp() {
  const asked: string[] = []
  let rows = 0
  const answer = (what: string, page: MessagePage) => {
    asked.push(what)
    rows += page.messages.length
    return Promise.resolve(page)
  }
  const requests = {
    fetchMessages: (_id: string, before: number | null) => {
      const end = before ?? TOTAL
      const from = Math.max(0, end - PAGE)
      return answer(`before ${before}`, { messages: range(from, end), more: from > 0 })
    },
    fetchMessagesAround: (_id: string, messageId: string) => {
      const seq = Number(messageId.slice(1))
      const [from, to] = [Math.max(0, seq + 1 - PAGE / 2), Math.min(TOTAL, seq + 1 + PAGE / 2)]
      return answer(`around ${seq}`, { messages: range(from, to), more: from > 0, newer: to < TOTAL })
    },
    fetchLaterMessages: (_id: string, after: number) => {
      const to = Math.min(TOTAL, after + 1 + PAGE)
      return answer(`after ${after}`, { messages: range(after + 1, to), more: true, newer: to < TOTAL })
    },
  }
  const client = new QueryClient()
  const replies = createReplyStore({ onBehind: () => {}, prefersStill: () => false })
  const options = messagesQuery(replies, requests as unknown as ChatRequests, 'c')
  const observer = new InfiniteQueryObserver(client, { ...options, staleTime: Number.POSITIVE_INFINITY })
  stop = observer.subscribe(() => {})
  await observer.refetch()
  asked.length = 0
  rows = 0
  const windows = createWindowLoader({ client, replies, requests })
  const list = () => client.getQueryData<MessagePages>(messagesKey('c')) ?? { pages: [], pageParams: [] }
  return { client, observer, windows, list, asked, rows: () => rows }
}
const ends = ({ pages }: MessagePages) => [pages.at(-1)?.messages[0]?.seq, pages[0]?.messages.at(-1)?.seq]

it('brings the first of 10,000 messages with one request and half a page', async () => {
  const { windows, list, asked, rows } = await setUp()
  await windows.open('c', 'm0')
  expect([asked, rows()]).toEqual([['around 0'], 21])
  expect([ends(windowOf(list())), ends(newestOf(list()))]).toEqual([
    [0, 20],
    [9960, 9999],
  ])
})

it('shows nothing to somebody who has left before the answer came', async () => {
  const { windows, list } = await setUp()
  const left = new AbortController()
  const opening = windows.open('c', 'm0', left.signal)
  left.abort()
  await opening
  expect([hasGap(list()), ends(list())]).toEqual([false, [9960, 9999]])
})

it('continues in both directions, and becomes one piece where both meet', async () => {
  const { windows, observer, list, asked } = await setUp()
  await windows.open('c', 'm9900')
  await observer.fetchNextPage()
  await windows.extend('c')
  expect([hasGap(list()), ends(list())]).toEqual([false, [9841, 9999]])
  expect(asked).toEqual(['around 9900', 'before 9881', 'after 9920'])
  await windows.extend('c')
  expect(asked).toHaveLength(3)
})

it('leads back to the newest messages without asking, with what came meanwhile', async () => {
  const { client, windows, list, asked } = await setUp()
  await windows.open('c', 'm7')
  client.setQueryData<MessagePages>(messagesKey('c'), (now) => now && upsertMessage(now, message(TOTAL)))
  await windows.close('c')
  expect([hasGap(list()), ends(list()), asked]).toEqual([false, [9960, 10_000], ['around 7']])
})

it('asks for nothing where the message is loaded with the newest ones', async () => {
  const { windows, list, asked } = await setUp()
  await windows.open('c', 'm7')
  await windows.open('c', 'm9990')
  expect([hasGap(list()), asked]).toEqual([false, ['around 7']])
})

it('is not undone by earlier messages that were on their way', async () => {
  const { windows, observer, list } = await setUp()
  const late = observer.fetchNextPage()
  await windows.open('c', 'm7')
  await late
  expect(ends(windowOf(list()))).toEqual([0, 27])
})
