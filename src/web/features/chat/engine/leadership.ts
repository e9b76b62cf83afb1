const QUEUE_AGAIN_AFTER = 1000

type Leadership = {
  resign: () => void
  /** The leader does not answer: a phone may have frozen its tab. */
  takeOver: () => void
}

/** Runs `lead` in one tab at a time; the function that it returns is called when this tab stops leading. */
export function electLeader(name: string, lead: () => () => void): Leadership {
  const locks: LockManager | undefined = navigator.locks
  // Only pages served securely have locks: elsewhere every tab leads itself.
  if (!locks) return { resign: lead(), takeOver: () => {} }
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

  const queue = (options: LockOptions): void => {
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
