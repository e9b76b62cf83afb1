import { newId } from '#web/lib/new-id.ts'

const QUEUE_AGAIN_AFTER = 1000

type Leadership = {
  resign: () => void
  /** The leader does not answer: a phone may have frozen its tab. */
  takeOver: () => void
}

/** Runs `lead` in one tab at a time; the function that it returns is called when this tab stops leading. */
export function electLeader(name: string, lead: () => () => void): Leadership {
  const locks: LockManager | undefined = navigator.locks
  // Only pages served securely have locks.
  return locks ? electByLock(locks, name, lead) : electByLease(name, lead)
}

function electByLock(locks: LockManager, name: string, lead: () => () => void): Leadership {
  let resigned = false
  let attempt = new AbortController()
  let release: (() => void) | null = null
  let requeue: ReturnType<typeof setTimeout> | undefined

  async function hold(): Promise<void> {
    // Granted before the request could be aborted.
    if (resigned) return
    const end = lead()
    await new Promise<void>((resolve) => {
      release = resolve
    }).finally(() => {
      release = null
      end()
    })
  }

  function queue(options: LockOptions): void {
    clearTimeout(requeue)
    locks.request(name, options, hold).catch(() => {
      release?.()
      if (resigned || options.signal?.aborted) return
      // Another tab stole the lock, or the page is being unloaded: then WebKit refuses every request, and asking
      // again without a pause would keep the page from ever going.
      requeue = setTimeout(() => queue({ signal: attempt.signal }), QUEUE_AGAIN_AFTER)
    })
  }

  queue({ signal: attempt.signal })
  return {
    resign() {
      resigned = true
      clearTimeout(requeue)
      attempt.abort()
      release?.()
    },
    takeOver() {
      if (release || resigned) return
      attempt.abort()
      attempt = new AbortController()
      queue({ steal: true })
    },
  }
}

const RENEW_EVERY = 1000
const LASTS_MS = 4000
const SETTLE_WITHIN = 80

/** Without locks the leader renews a lease in the browser's storage. Two may lead until the lease of one is overwritten. */
export function electByLease(name: string, lead: () => () => void): Leadership {
  const ownId = newId()
  let end: (() => void) | null = null
  let settling: ReturnType<typeof setTimeout> | undefined

  const write = (): void => localStorage.setItem(name, `${ownId} ${Date.now() + LASTS_MS}`)

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
