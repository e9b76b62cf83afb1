import { AppError } from '#domain/errors.ts'

type Options = {
  /** How many may be at it at the same time, on this node. */
  atOnce: number
  /** How many may wait; whoever comes after that is asked to come back. */
  waiting: number
}

/** Turns at something costly: few at once, a short line, and a polite refusal for the rest. */
export function createTurns({ atOnce, waiting }: Options) {
  const line: (() => void)[] = []
  let busy = 0

  function leave(): void {
    const next = line.shift()
    if (next) next()
    else busy -= 1
  }

  return {
    /** Waits for a turn. The function it gives must be called once, when done. */
    async take(): Promise<() => void> {
      if (busy < atOnce) busy += 1
      else if (line.length >= waiting) throw new AppError('unavailable', { retryAfter: 5 })
      else await new Promise<void>((resolve) => line.push(resolve))
      let left = false
      return () => {
        if (!left) leave()
        left = true
      }
    },
  }
}
