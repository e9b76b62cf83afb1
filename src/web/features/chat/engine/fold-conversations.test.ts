import { describe, expect, it } from 'vitest'
import type { Conversation } from '#domain/chat/conversation.ts'
import {
  allConversations,
  type ConversationPages,
  localConversation,
  removeConversation,
  upsertConversation,
} from './fold-conversations.ts'

const conversation = (id: string, minute: number): Conversation =>
  localConversation(id, 'acolhedora', `2025-04-20T12:${String(minute).padStart(2, '0')}:00.000Z`)

const loaded = (next: string | null): ConversationPages => ({
  pages: [
    { conversations: [conversation('a', 50), conversation('b', 40)], next: 'x' },
    { conversations: [conversation('c', 30), conversation('d', 20)], next },
  ],
  pageParams: [null, 'x'],
})
const ids = (list: ConversationPages) => allConversations(list).map(({ id }) => id)

describe('upsertConversation', () => {
  it('puts a new one on top', () => {
    expect(ids(upsertConversation(loaded(null), conversation('n', 55)))).toEqual(['n', 'a', 'b', 'c', 'd'])
  })

  it('moves one that was written in to the top', () => {
    expect(ids(upsertConversation(loaded('y'), conversation('d', 55)))).toEqual(['d', 'a', 'b', 'c'])
  })

  it('puts a pinned one on top, and back in its place when it is unpinned', () => {
    const pinned = upsertConversation(loaded('y'), { ...conversation('c', 30), pinned: true })
    expect(ids(pinned)).toEqual(['c', 'a', 'b', 'd'])
    expect(ids(upsertConversation(pinned, conversation('n', 55)))).toEqual(['c', 'n', 'a', 'b', 'd'])
    expect(ids(upsertConversation(pinned, conversation('c', 30)))).toEqual(['a', 'b', 'c', 'd'])
  })

  it('keeps a renamed one in its place', () => {
    const list = upsertConversation(loaded('y'), { ...conversation('c', 30), title: 'Nova' })
    expect(ids(list)).toEqual(['a', 'b', 'c', 'd'])
    expect(allConversations(list)[2]?.title).toBe('Nova')
  })

  it('brings a restored one back where it was', () => {
    expect(ids(upsertConversation(removeConversation(loaded('y'), 'b'), conversation('b', 40)))).toEqual([
      'a',
      'b',
      'c',
      'd',
    ])
  })

  it('adds an old one at the end only when everything was loaded', () => {
    expect(ids(upsertConversation(loaded(null), conversation('z', 5)))).toEqual(['a', 'b', 'c', 'd', 'z'])
    expect(ids(upsertConversation(loaded('y'), conversation('z', 5)))).toEqual(['a', 'b', 'c', 'd'])
  })

  it('begins an empty list', () => {
    const empty: ConversationPages = { pages: [{ conversations: [], next: null }], pageParams: [null] }
    expect(ids(upsertConversation(empty, conversation('a', 1)))).toEqual(['a'])
  })
})

describe('allConversations', () => {
  it('shows once what two pages brought', () => {
    const list = loaded(null)
    list.pages[1]?.conversations.push(conversation('a', 50))
    expect(ids(list)).toEqual(['a', 'b', 'c', 'd'])
  })
})
