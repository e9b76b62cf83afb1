import { AppError } from '#domain/errors.ts'

type Options = {
  atOnce: number
  /** How many may wait; a request that comes after that is refused. As many again that go first. */
  waiting: number
}

type Turn = { first?: boolean }

export type ConcurrencyLimit = ReturnType<typeof createConcurrencyLimit>

/** A semaphore for something costly, with a short queue; what does not fit into the queue is refused. */
export function createConcurrencyLimit({ atOnce, waiting }: Options) {
  const firsts: (() => void)[] = []
  const others: (() => void)[] = []
  let running = 0

  const queueOf = ({ first = false }: Turn) => (first ? firsts : others)

  function release(): void {
    const next = firsts.shift() ?? others.shift()
    if (next) next()
    else running -= 1
  }

  /** Refuses what `take` would refuse, before anything is spent on it. */
  function refuseIfFull(turn: Turn = {}): void {
    if (running >= atOnce && queueOf(turn).length >= waiting) throw new AppError('busy', { retryAfter: 5 })
  }

  /** Waits for a slot. The function it gives must be called when done; to call it again does nothing. */
  async function take(turn: Turn = {}): Promise<() => void> {
    refuseIfFull(turn)
    if (running < atOnce) running += 1
    else await new Promise<void>((resolve) => queueOf(turn).push(resolve))
    let isReleased = false
    return () => {
      if (!isReleased) release()
      isReleased = true
    }
  }

  return {
    refuseIfFull,
    take,
    async run<T>(turn: Turn, work: () => Promise<T>): Promise<T> {
      const done = await take(turn)
      return work().finally(done)
    },
  }
}
