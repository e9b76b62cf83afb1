import { expect, it } from 'vitest'
import type { Conversation } from '#domain/chat/conversation.ts'
import { listParts } from './conversation-list.tsx'

const now = new Date('2026-11-17T12:00:00Z')
const conversation = (id: number, timestamp: string, pinned = false) =>
  ({ id: String(id), timestamp, pinned }) as Conversation

it('begins with the pinned ones, under a heading of their own', () => {
  const old = conversation(1, '2026-01-01T12:00:00Z', true)
  const newer = conversation(2, '2026-11-17T11:00:00Z')
  expect(listParts([old, newer], now).map(({ label, items }) => ({ label, items }))).toEqual([
    { label: 'Fixadas', items: [old] },
    { label: 'Hoje', items: [newer] },
  ])
  expect(listParts([newer], now)).toHaveLength(1)
})

it('shows all conversations of a long day in their order, under one heading', () => {
  const all = Array.from({ length: 70 }, (_, id) => conversation(id, '2026-11-17T11:00:00Z'))
  const parts = listParts(all, now)
  expect(parts.flatMap(({ items }) => items)).toEqual(all)
  expect(parts.map(({ label }) => label)).toEqual(['Hoje', null, null])
  expect(new Set(parts.map(({ key }) => key)).size).toBe(parts.length)
})
