import { newId } from '#web/lib/new-id.ts'
import type { Leadership } from './leadership.ts'

const RENEW_EVERY = 1000
const LASTS_MS = 4000
const SETTLE_WITHIN = 80

/**
 * Leadership without locks: the leader keeps renewing a lease in the browser's storage, and a tab that finds it
 * expired writes its own. Two may lead for a moment; the one whose lease was overwritten stops leading.
 */
export function electByLease(name: string, lead: () => () => void): Leadership {
  const ownId = newId()
  let end: (() => void) | null = null
  let settling: ReturnType<typeof setTimeout> | undefined

  function write(): void {
    localStorage.setItem(name, `${ownId} ${Date.now() + LASTS_MS}`)
  }

  function stepBack(): void {
    end?.()
    end = null
  }

  function claim(): void {
    write()
    clearTimeout(settling)
    settling = setTimeout(() => {
      if (holder() === ownId) end ??= lead()
    }, SETTLE_WITHIN)
  }

  function holder(): string | null {
    const [id, until] = (localStorage.getItem(name) ?? '').split(' ')
    return id && Number(until) > Date.now() ? id : null
  }

  function check(): void {
    const current = holder()
    if (current === ownId) write()
    else if (current === null) claim()
    else stepBack()
  }

  const follow = ({ key }: StorageEvent) => key === name && check()
  const timer = setInterval(check, RENEW_EVERY)
  window.addEventListener('storage', follow)
  check()

  return {
    resign() {
      clearInterval(timer)
      clearTimeout(settling)
      window.removeEventListener('storage', follow)
      if (holder() === ownId) localStorage.removeItem(name)
      stepBack()
    },
    takeOver: () => end ?? claim(),
  }
}
