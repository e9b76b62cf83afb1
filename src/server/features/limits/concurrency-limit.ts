import { AppError } from '#domain/errors.ts'

type Options = {
  /** How many may run at the same time, on this node. */
  atOnce: number
  /** How many may wait; a request that comes after that is refused. */
  waiting: number
}

/** A semaphore for something costly, with a short queue; what does not fit into the queue is refused. */
export function createConcurrencyLimit({ atOnce, waiting }: Options) {
  const queue: (() => void)[] = []
  let running = 0

  function release(): void {
    const next = queue.shift()
    if (next) next()
    else running -= 1
  }

  return {
    /** Waits for a slot. The function it gives must be called once, when done. */
    async take(): Promise<() => void> {
      if (running < atOnce) running += 1
      else if (queue.length >= waiting) throw new AppError('busy', { retryAfter: 5 })
      else await new Promise<void>((resolve) => queue.push(resolve))
      let isReleased = false
      return () => {
        if (!isReleased) release()
        isReleased = true
      }
    },
  }
}
