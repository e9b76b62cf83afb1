import type { Leadership } from './leadership.ts'
import { uuidv7 } from './uuidv7.ts'

const RENEWED_EVERY = 1000
const LASTS = 4000
const SETTLES_WITHIN = 80

/**
 * Leadership without locks: the leader keeps renewing a note in the browser's storage, and whoever finds it
 * expired writes their own. Two may lead for a moment; the one whose note was overwritten steps back.
 */
export function runByLease(name: string, lead: () => () => void): Leadership {
  const me = uuidv7()
  let end: (() => void) | null = null
  let settling: ReturnType<typeof setTimeout> | undefined

  function write(): void {
    localStorage.setItem(name, `${me} ${Date.now() + LASTS}`)
  }

  function stepBack(): void {
    end?.()
    end = null
  }

  function claim(): void {
    write()
    clearTimeout(settling)
    settling = setTimeout(() => {
      if (holder() === me) end ??= lead()
    }, SETTLES_WITHIN)
  }

  function holder(): string | null {
    const [who, until] = (localStorage.getItem(name) ?? '').split(' ')
    return who && Number(until) > Date.now() ? who : null
  }

  function look(): void {
    const who = holder()
    if (who === me) write()
    else if (who === null) claim()
    else stepBack()
  }

  const follow = ({ key }: StorageEvent) => key === name && look()
  const timer = setInterval(look, RENEWED_EVERY)
  window.addEventListener('storage', follow)
  look()

  return {
    resign() {
      clearInterval(timer)
      clearTimeout(settling)
      window.removeEventListener('storage', follow)
      if (holder() === me) localStorage.removeItem(name)
      stepBack()
    },
    takeOver: () => end ?? claim(),
  }
}
