import { describe, expect, it } from 'vitest'
import type { ChatMessage } from '#domain/chat/conversation.ts'
import { replyMessage } from '#tests/support/product/reply-message.ts'
import {
  deletedSince,
  lastReply,
  type MessagePages,
  mergeNewest,
  removeMessages,
  upsertMessage,
} from './fold-messages.ts'

const message = (seq: number, extra: Partial<ChatMessage> = {}): ChatMessage => {
  const own = seq % 2 === 1
  const whose = { id: `m${seq}`, seq, role: own ? 'user' : 'assistant', whole: true } as const
  return replyMessage(`texto ${seq}`, own ? 'enviada' : 'completa', { ...whose, ...extra })
}

const loaded = (): MessagePages => ({
  pages: [
    { messages: [message(5), message(6)], more: true },
    { messages: [message(3), message(4)], more: true },
  ],
  pageParams: [null, 5],
})
const seqs = (list: MessagePages) =>
  list.pages.toReversed().flatMap(({ messages }) => messages.map(({ seq }) => seq))

describe('upsertMessage', () => {
  it('puts a new one at the end', () => {
    expect(seqs(upsertMessage(loaded(), message(7)))).toEqual([3, 4, 5, 6, 7])
  })

  it('changes one where it is, in any page', () => {
    const list = upsertMessage(loaded(), message(4, { status: 'erro', version: 2 }))
    expect(seqs(list)).toEqual([3, 4, 5, 6])
    expect(list.pages[1]?.messages[1]?.status).toBe('erro')
  })

  it('is the same object when nothing changed', () => {
    const list = loaded()
    expect(upsertMessage(list, message(6))).toBe(list)
  })

  it('ignores an older version that arrives late', () => {
    const list = upsertMessage(loaded(), message(6, { content: 'novo', version: 3 }))
    expect(upsertMessage(list, message(6, { content: 'velho, mas comprido', version: 2 }))).toBe(list)
  })

  it('orders by the server, not by arrival', () => {
    expect(seqs(upsertMessage(upsertMessage(loaded(), message(8)), message(7)))).toEqual([3, 4, 5, 6, 7, 8])
  })

  it('leaves out one from before what was loaded', () => {
    expect(seqs(upsertMessage(loaded(), message(1)))).toEqual([3, 4, 5, 6])
  })

  it('begins an empty conversation', () => {
    const empty: MessagePages = { pages: [{ messages: [], more: false }], pageParams: [null] }
    expect(seqs(upsertMessage(empty, message(1)))).toEqual([1])
  })
})

describe('mergeNewest', () => {
  it('adds what is new and keeps the older pages', () => {
    const newest = { messages: [message(6), message(7), message(8)], more: true }
    expect(seqs(mergeNewest(loaded(), newest))).toEqual([3, 4, 5, 6, 7, 8])
  })

  it('starts over when there is a gap', () => {
    const newest = { messages: [message(20), message(21)], more: true }
    expect(seqs(mergeNewest(loaded(), newest))).toEqual([20, 21])
  })
})

describe('lastReply', () => {
  it('is the newest one, also when the person wrote after it', () => {
    expect(lastReply(upsertMessage(loaded(), message(7)))?.id).toBe('m6')
  })
})

describe('messages that were deleted', () => {
  it('are what was asked about and is not in the answer, from where that begins', () => {
    const newest = { messages: [message(4), message(5)], more: true }
    expect(deletedSince(loaded(), newest)).toEqual(['m6'])
    expect(deletedSince(loaded(), { messages: [], more: false })).toEqual(['m5', 'm6', 'm3', 'm4'])
  })

  it('leave the pages they are in, and no others', () => {
    const list = loaded()
    const left = removeMessages(list, ['m3', 'm4'])
    expect(seqs(left)).toEqual([5, 6])
    expect(left.pages[0]).toBe(list.pages[0])
  })
})
