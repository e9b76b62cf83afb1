import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MessagePage } from '#domain/api/chat.ts'
import type { ChatMessage } from '#domain/chat/conversation.ts'
import { replyMessage } from '#tests/support/product/reply-message.ts'
import { keepNewest, type MessagePages, mergeNewest, upsertMessage } from './fold-messages.ts'

const PAGE = 4

/** A conversation as the server has it, and how it answers. */
function createServer(length: number) {
  const all: ChatMessage[] = []
  const add = () => {
    const seq = (all.at(-1)?.seq ?? 0) + 1
    const message = replyMessage(`texto ${seq}`, 'completa', { id: `m${seq}`, seq })
    all.push(message)
    return message
  }
  while (all.length < length) add()
  return {
    all,
    add,
    change(place: number): ChatMessage {
      const at = place % all.length
      const message = all[at] as ChatMessage
      const next = { ...message, content: `${message.content}!`, version: message.version + 1 }
      all[at] = next
      return next
    },
    before(seq = Number.POSITIVE_INFINITY): MessagePage {
      const found = all.filter((one) => one.seq < seq)
      return { messages: found.slice(-PAGE), more: found.length > PAGE }
    },
    after(seq: number): MessagePage {
      const found = all.filter((one) => one.seq > seq)
      return { messages: found.slice(0, PAGE), more: true, newer: found.length > PAGE }
    },
    around(place: number): MessagePage {
      const at = place % all.length
      const from = Math.max(0, at + 1 - PAGE / 2)
      const to = at + 1 + PAGE / 2
      return { messages: all.slice(from, to), more: from > 0, newer: to < all.length }
    },
  }
}

type Server = ReturnType<typeof createServer>

const seqs = ({ pages }: MessagePages) =>
  pages.toReversed().flatMap(({ messages }) => messages.map(({ seq }) => seq))
const opened = (server: Server): MessagePages => ({ pages: [server.before()], pageParams: [''] })
const windowAt = (server: Server, place: number): MessagePages => ({
  pages: [server.around(place)],
  pageParams: [`?around=${place}`],
})

function older(server: Server, list: MessagePages): MessagePages {
  const last = list.pages.at(-1)
  const first = last?.messages[0]?.seq
  if (!last?.more || first === undefined) return list
  return { pages: [...list.pages, server.before(first)], pageParams: [...list.pageParams, first] }
}

function later(server: Server, list: MessagePages): MessagePages {
  const [first] = list.pages
  const end = first?.messages.at(-1)?.seq ?? 0
  if (!first?.newer) return list
  return { pages: [server.after(end), ...list.pages], pageParams: [end, ...list.pageParams] }
}

/** It has every message between its first and its last one, once and in order. */
function expectWhole(server: Server, list: MessagePages): void {
  const own = seqs(list)
  const between = server.all.filter(({ seq }) => seq >= (own[0] ?? 0) && seq <= (own.at(-1) ?? 0))
  expect(own).toEqual(between.map(({ seq }) => seq))
}

describe('a window around an old message', () => {
  it('is left alone by messages that come after it', () => {
    const server = createServer(30)
    const list = windowAt(server, 4)
    expect(upsertMessage(list, server.add())).toBe(list)
  })

  it('gets them once it has grown to the newest ones', () => {
    const server = createServer(10)
    let list = windowAt(server, 4)
    while (list.pages[0]?.newer) list = later(server, list)
    expect(seqs(upsertMessage(list, server.add()))).toEqual([4, 5, 6, 7, 8, 9, 10, 11])
  })

  it('stays when the newest messages start over after a long time away', () => {
    const server = createServer(30)
    const list = windowAt(server, 4)
    for (let turn = 0; turn < 10; turn += 1) server.add()
    expect(mergeNewest(list, server.before())).toBe(list)
    expect(seqs(mergeNewest(opened(server), server.before()))).toEqual([37, 38, 39, 40])
  })
})

it('an answer from before a long time away does not bring back what has a hole', () => {
  const server = createServer(30)
  const asked = older(server, opened(server))
  for (let turn = 0; turn < 10; turn += 1) server.add()
  const here = mergeNewest(opened(server), server.before())
  expect(seqs(keepNewest(here, asked) as MessagePages)).toEqual([37, 38, 39, 40])
})

it('whatever is loaded and happens, newest messages and window are without holes, in order, and nothing is there twice', () => {
  const step = fc.record({
    what: fc.constantFrom('older', 'later', 'open', 'new', 'change', 'away', 'refresh'),
    place: fc.nat(200),
  })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.array(step, { maxLength: 60 }), (length, steps) => {
      const server = createServer(length)
      let lists = [opened(server), windowAt(server, 0)]
      let away = false
      const change = (changed: (list: MessagePages) => MessagePages) => {
        lists = lists.map((list) => keepNewest(list, changed(list)) as MessagePages)
      }
      const happens = (message: ChatMessage) => {
        if (!away) change((list) => upsertMessage(list, message))
      }
      for (const { what, place } of steps) {
        if (what === 'older') change((list) => older(server, list))
        if (what === 'later') change((list) => later(server, list))
        if (what === 'open') lists = [...lists.slice(0, 1), windowAt(server, place)]
        if (what === 'new') happens(server.add())
        if (what === 'change') happens(server.change(place))
        if (what === 'away') away = true
        if (what === 'refresh') {
          change((list) => mergeNewest(list, server.before()))
          away = false
        }
        for (const list of lists) {
          expectWhole(server, list)
          if (!away && !list.pages[0]?.newer) expect(seqs(list).at(-1)).toBe(server.all.at(-1)?.seq)
          expect(new Set(list.pageParams).size).toBe(list.pages.length)
        }
      }
      change((list) => mergeNewest(list, server.before()))
      while (lists.some(({ pages }) => pages[0]?.newer)) change((list) => later(server, list))
      while (lists.some(({ pages }) => pages.at(-1)?.more)) change((list) => older(server, list))
      for (const list of lists) expect(seqs(list)).toEqual(server.all.map(({ seq }) => seq))
    }),
  )
})
