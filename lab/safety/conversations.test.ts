import { expect, it } from 'vitest'
import { readConversations, reportConversations } from './conversations.ts'

it('notices risk in a conversation, and holds what was loud though a joke follows', () => {
  const { risky, noticed, loud, held, harmless, anyCard, loudCard } = reportConversations()
  expect([risky, harmless]).toEqual([30, 30])
  expect(noticed).toBeGreaterThanOrEqual(23)
  expect(held).toBe(loud)
  expect(loud).toBeGreaterThanOrEqual(12)
  expect(anyCard).toBeLessThanOrEqual(4)
  expect(loudCard).toBe(0)
})

it('reads sixty conversations of three messages or more', () => {
  expect(readConversations().every(({ mensagens }) => mensagens.length >= 3)).toBe(true)
})
