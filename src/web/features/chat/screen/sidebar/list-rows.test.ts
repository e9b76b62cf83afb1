// biome-ignore lint/style/noRestrictedImports: the test reads the stylesheet as it is; the app never does
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Conversation } from '#domain/chat/conversation.ts'
import { DAY_HEIGHT, ENTRY_HEIGHT, groupConversations, groupRows, listRows, rowWindow } from './list-rows.ts'

const conversation = (id: number) => ({ id: String(id) }) as Conversation
const groups = [
  { label: 'Hoje', items: [1, 2].map(conversation) },
  { label: 'Ontem', items: [3, 4, 5].map(conversation) },
]
const rows = listRows(groups)
const total = 2 * DAY_HEIGHT + 5 * ENTRY_HEIGHT

describe('the rows of the list', () => {
  it('are as high as in the stylesheet', () => {
    const styles = readFileSync(new URL('../chat.css', import.meta.url), 'utf8')
    const heightOf = (name: string) =>
      new RegExp(`^\\.${name} {[^}]*height: ([\\d.]+)rem`, 'm').exec(styles)?.[1]
    expect([heightOf('day'), heightOf('entry')].map(Number)).toEqual([DAY_HEIGHT, ENTRY_HEIGHT])
  })

  it('begin with the pinned ones, under a heading of their own', () => {
    const now = new Date('2026-11-17T12:00:00Z')
    const [old, newer] = [
      { ...conversation(1), timestamp: '2026-01-01T12:00:00Z', pinned: true },
      { ...conversation(2), timestamp: '2026-11-17T11:00:00Z', pinned: false },
    ]
    expect(groupConversations([old, newer], now)).toEqual([
      { label: 'Fixadas', items: [old] },
      { label: 'Hoje', items: [newer] },
    ])
    expect(groupConversations([newer], now)).toHaveLength(1)
  })

  it('go back under their days', () => {
    expect(groupRows(rows)).toEqual(groups)
  })

  it('may begin in the middle of a day', () => {
    expect(groupRows(rows.slice(2)).map(({ label, items }) => [label, items.length])).toEqual([
      ['', 1],
      ['Ontem', 3],
    ])
  })

  it('are all drawn when all are seen', () => {
    expect(rowWindow(rows, 0, 100, 0)).toEqual({ from: 0, to: 7, before: 0, after: 0 })
  })

  it('leave room for those that are not drawn', () => {
    for (let top = 0; top < total; top += 1) {
      const { from, to, before, after } = rowWindow(rows, top, 5, 2)
      const drawn = rows
        .slice(from, to)
        .reduce((sum, { kind }) => sum + (kind === 'day' ? DAY_HEIGHT : ENTRY_HEIGHT), 0)
      expect(before + drawn + after).toBeCloseTo(total)
      expect(before).toBeLessThanOrEqual(top)
      expect(to).toBeGreaterThan(from)
    }
  })
})
