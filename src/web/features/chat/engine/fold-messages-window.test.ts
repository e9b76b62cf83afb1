import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MessagePage } from '#domain/api/chat.ts'
import type { ChatMessage } from '#domain/chat/conversation.ts'
import { replyMessage } from '#tests/support/product/reply-message.ts'
import {
  extendWindow,
  hasGap,
  keepNewest,
  laterParam,
  type MessagePages,
  mergeNewest,
  newestOf,
  openWindow,
  upsertMessage,
  windowOf,
} from './fold-messages.ts'

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

const messagesOf = ({ pages }: MessagePages) => pages.toReversed().flatMap(({ messages }) => messages)
const seqs = (list: MessagePages) => messagesOf(list).map(({ seq }) => seq)
const opened = (server: Server): MessagePages => ({ pages: [server.before()], pageParams: [null] })
const open = (server: Server, list: MessagePages, place: number) =>
  openWindow(list, server.around(place), `around ${place}`)

function older(server: Server, list: MessagePages): MessagePages {
  const last = list.pages.at(-1)
  const first = last?.messages[0]?.seq
  if (!last?.more || first === undefined) return list
  return { pages: [...list.pages, server.before(first)], pageParams: [...list.pageParams, first] }
}

function later(server: Server, list: MessagePages): MessagePages {
  const end = windowOf(list).pages[0]?.messages.at(-1)?.seq ?? 0
  return extendWindow(list, server.after(end), laterParam(end))
}

/** A piece has every message between its first and its last one, once and in order. */
function expectWhole(server: Server, piece: MessagePages): void {
  const own = seqs(piece)
  const between = server.all.filter(({ seq }) => seq >= (own[0] ?? 0) && seq <= (own.at(-1) ?? 0))
  expect(own).toEqual(between.map(({ seq }) => seq))
}

describe('a window around an old message', () => {
  it('is what is read, and live messages go to the newest piece', () => {
    const server = createServer(30)
    let list = open(server, opened(server), 4)
    list = upsertMessage(list, server.add())
    expect(seqs(windowOf(list))).toEqual([4, 5, 6, 7])
    expect(seqs(newestOf(list))).toEqual([27, 28, 29, 30, 31])
  })

  it('grows in both directions until it meets the newest messages, and then there is one piece', () => {
    const server = createServer(30)
    let list = older(server, open(server, opened(server), 14))
    expect([hasGap(list), seqs(windowOf(list))]).toEqual([true, [10, 11, 12, 13, 14, 15, 16, 17]])
    for (let turn = 0; turn < 3; turn += 1) list = later(server, list)
    expect([hasGap(list), seqs(list)]).toEqual([false, seqs(older(server, list)).slice(-21)])
    while (list.pages.at(-1)?.more) list = older(server, list)
    expect(seqs(list)).toEqual(server.all.map(({ seq }) => seq))
  })

  it('is no window where it meets the newest messages at once', () => {
    const server = createServer(30)
    const list = open(server, opened(server), 24)
    expect([hasGap(list), seqs(list)]).toEqual([false, [24, 25, 26, 27, 28, 29, 30]])
  })

  it('is left for another one', () => {
    const server = createServer(30)
    const list = open(server, open(server, opened(server), 4), 14)
    expect([seqs(windowOf(list)), seqs(newestOf(list))]).toEqual([
      [14, 15, 16, 17],
      [27, 28, 29, 30],
    ])
  })

  it('is not extended by what was asked for another one', () => {
    const server = createServer(30)
    const list = open(server, opened(server), 4)
    expect(extendWindow(list, server.after(17), laterParam(17))).toBe(list)
  })

  it('stays when the newest messages start over after a long time away', () => {
    const server = createServer(30)
    const list = open(server, opened(server), 4)
    for (let turn = 0; turn < 10; turn += 1) server.add()
    const refreshed = mergeNewest(list, server.before())
    expect([seqs(windowOf(refreshed)), seqs(newestOf(refreshed))]).toEqual([
      [4, 5, 6, 7],
      [37, 38, 39, 40],
    ])
  })
})

it('an answer from before a long time away does not bring back what has a hole', () => {
  const server = createServer(30)
  const asked = older(server, opened(server))
  for (let turn = 0; turn < 10; turn += 1) server.add()
  const here = mergeNewest(opened(server), server.before())
  expect(seqs(keepNewest(here, asked) as MessagePages)).toEqual([37, 38, 39, 40])
})

it('whatever is loaded and happens, both pieces are without holes, in order, and nothing is there twice', () => {
  const step = fc.record({
    what: fc.constantFrom('older', 'later', 'open', 'close', 'new', 'change', 'away', 'refresh'),
    place: fc.nat(200),
  })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.array(step, { maxLength: 60 }), (length, steps) => {
      const server = createServer(length)
      let list = opened(server)
      let away = false
      const happens = (message: ChatMessage) => {
        if (!away) list = upsertMessage(list, message)
      }
      for (const { what, place } of steps) {
        if (what === 'older') list = older(server, list)
        if (what === 'later') list = later(server, list)
        if (what === 'open') list = open(server, list, place)
        if (what === 'close') list = newestOf(list)
        if (what === 'new') happens(server.add())
        if (what === 'change') happens(server.change(place))
        if (what === 'away') away = true
        if (what === 'refresh') {
          list = mergeNewest(list, server.before())
          away = false
        }
        const [newest, window] = [newestOf(list), windowOf(list)]
        expectWhole(server, newest)
        expectWhole(server, window)
        if (!away) expect(seqs(newest).at(-1)).toBe(server.all.at(-1)?.seq)
        if (hasGap(list)) expect(seqs(window).at(-1)).toBeLessThan(seqs(newest)[0] ?? 0)
        expect(new Set(list.pageParams).size).toBe(list.pages.length)
      }
      list = mergeNewest(list, server.before())
      while (hasGap(list)) list = later(server, list)
      while (list.pages.at(-1)?.more) list = older(server, list)
      expect(seqs(list)).toEqual(server.all.map(({ seq }) => seq))
    }),
  )
})
