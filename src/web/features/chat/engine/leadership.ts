import { runByLease } from './lease.ts'

const AGAIN_AFTER = 1000

export type Leadership = {
  resign: () => void
  /** The leader does not answer: a phone may have put its tab to sleep. */
  takeOver: () => void
}

/**
 * Runs `lead` in one tab of this browser at a time; the function it returns is called when this tab's time is
 * over. Tabs queue for a lock: whoever holds it leads, and when its tab goes the next one does.
 */
export function runForLeader(name: string, lead: () => () => void): Leadership {
  const locks: LockManager | undefined = navigator.locks
  // Only pages served securely have locks.
  return locks ? runByLock(locks, name, lead) : runByLease(name, lead)
}

function runByLock(locks: LockManager, name: string, lead: () => () => void): Leadership {
  let resigned = false
  let attempt = new AbortController()
  let letGo: (() => void) | null = null
  let again: ReturnType<typeof setTimeout> | undefined

  function hold(): Promise<void> {
    const end = lead()
    return new Promise<void>((resolve) => {
      letGo = resolve
    }).finally(() => {
      letGo = null
      end()
    })
  }

  function queue(options: LockOptions): void {
    clearTimeout(again)
    locks.request(name, options, hold).catch(() => {
      letGo?.()
      if (resigned || options.signal?.aborted) return
      // Another tab stole the lock, or the page is being unloaded: then WebKit refuses every request, and asking
      // again without a pause would keep the page from ever going.
      again = setTimeout(() => queue({ signal: attempt.signal }), AGAIN_AFTER)
    })
  }

  queue({ signal: attempt.signal })
  return {
    resign() {
      resigned = true
      clearTimeout(again)
      attempt.abort()
      letGo?.()
    },
    takeOver() {
      if (letGo || resigned) return
      attempt.abort()
      attempt = new AbortController()
      queue({ steal: true })
    },
  }
}
