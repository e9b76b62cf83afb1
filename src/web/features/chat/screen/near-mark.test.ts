import { expect, it, vi } from 'vitest'
import { watchNear } from './near-mark.tsx'

type Entry = Pick<IntersectionObserverEntry, 'isIntersecting'>

/** An observer that tells what the test gives it. */
function observed() {
  const seen = { tell: (_: Entry[]) => {}, isWatching: false }
  class Observer {
    constructor(tell: (entries: Entry[]) => void) {
      seen.tell = tell
    }
    observe() {
      seen.isWatching = true
    }
    disconnect() {
      seen.isWatching = false
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  return seen
}

const element = { closest: () => null } as unknown as Element

it('of several changes that are reported at once, the last one counts', () => {
  const seen = observed()
  const heard: boolean[] = []
  const stop = watchNear(element, { scroller: '[role=log]', margin: '0px' }, ({ isIntersecting }) =>
    heard.push(isIntersecting),
  )
  seen.tell([{ isIntersecting: false }, { isIntersecting: true }])
  seen.tell([{ isIntersecting: true }, { isIntersecting: false }])
  expect(heard).toEqual([true, false])
  expect(seen.isWatching).toBe(true)
  stop()
  expect(seen.isWatching).toBe(false)
})
