import { expect, it } from 'vitest'
import { readConversations, reportConversations } from './report.ts'

it('holds what was said three messages ago, and a joke does not erase it', () => {
  const { risky, held, harmless, anyCard, loudCard } = reportConversations()
  expect([risky, harmless]).toEqual([30, 30])
  expect(held).toBeGreaterThanOrEqual(28)
  expect(anyCard).toBeLessThanOrEqual(4)
  expect(loudCard).toBe(0)
})

it('reads sixty conversations of three messages or more', () => {
  expect(readConversations().every(({ mensagens }) => mensagens.length >= 3)).toBe(true)
})
