/** The keys that do something wherever one is in the chat. */
export type Shortcut = 'list' | 'create' | 'search' | 'menu' | 'pause' | 'write'

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

const WITH_CONTROL: Readonly<Record<string, Shortcut>> = {
  '/': 'list',
  k: 'search',
  b: 'menu',
  '.': 'pause',
}
const ALONE: Readonly<Record<string, Shortcut>> = { '?': 'list', '/': 'write' }

/**
 * Which shortcut was pressed, if any. `typing`: the keys belong to a field. `single`: the person wants shortcuts of
 * one key alone, which speaking to a computer sets off by accident.
 */
export function shortcutOf(press: Press, { typing, single }: { typing: boolean; single: boolean }) {
  const { ctrlKey, metaKey, altKey, shiftKey } = press
  const key = press.key.toLowerCase()
  if (altKey || (ctrlKey && metaKey)) return null
  if (ctrlKey || metaKey) {
    if (shiftKey) return key === 'o' ? 'create' : null
    return Object.hasOwn(WITH_CONTROL, key) ? (WITH_CONTROL[key] ?? null) : null
  }
  const mayBe = single && !typing && Object.hasOwn(ALONE, key)
  return mayBe ? (ALONE[key] ?? null) : null
}
