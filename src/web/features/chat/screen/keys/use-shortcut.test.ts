import { describe, expect, it } from 'vitest'
import { shortcutOf } from './use-shortcut.ts'

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }
const anywhere = { typing: false, single: true }

describe('a shortcut', () => {
  it.each([
    [{ key: '?', shiftKey: true }, 'list'],
    [{ key: '/', ctrlKey: true }, 'list'],
    [{ key: '/' }, 'write'],
    [{ key: 'k', ctrlKey: true }, 'search'],
    [{ key: 'K', metaKey: true }, 'search'],
    [{ key: 'O', ctrlKey: true, shiftKey: true }, 'create'],
    [{ key: '.', metaKey: true }, 'pause'],
    [{ key: 'b', ctrlKey: true }, 'menu'],
  ])('%j is %s', (press, shortcut) => {
    expect(shortcutOf({ ...none, ...press }, anywhere)).toBe(shortcut)
  })

  it.each([
    { key: 'k' },
    { key: 'k', ctrlKey: true, altKey: true },
    { key: 'k', ctrlKey: true, shiftKey: true },
    { key: 'o', ctrlKey: true },
    { key: 'constructor', ctrlKey: true },
    { key: '/', altKey: true },
  ])('%j is none', (press) => {
    expect(shortcutOf({ ...none, ...press }, anywhere)).toBeNull()
  })

  it('of one key alone is never one while somebody types, nor when they are switched off', () => {
    const press = { ...none, key: '?', shiftKey: true }
    expect(shortcutOf(press, { typing: true, single: true })).toBeNull()
    expect(shortcutOf(press, { typing: false, single: false })).toBeNull()
    const withControl = { ...none, key: 'k', ctrlKey: true }
    expect(shortcutOf(withControl, { typing: true, single: false })).toBe('search')
  })
})
