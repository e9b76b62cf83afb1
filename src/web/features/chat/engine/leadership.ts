import { runByLease } from './lease.ts'

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
    locks.request(name, options, hold).catch(() => {
      // Somebody found this tab asleep and took over: back to the end of the queue.
      letGo?.()
      if (!resigned && !options.signal?.aborted) queue({ signal: attempt.signal })
    })
  }

  queue({ signal: attempt.signal })
  return {
    resign() {
      resigned = true
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
