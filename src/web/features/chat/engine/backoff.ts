const FIRST = 1000
const MOST = 10_000

/** One timer whose delay doubles each time it is set, up to a limit, until it is reset. */
export function createBackoff() {
  let delay = FIRST
  let timer: ReturnType<typeof setTimeout> | undefined

  return {
    schedule(work: () => void, leastMs = 0): void {
      clearTimeout(timer)
      timer = setTimeout(work, Math.max(delay, leastMs))
      delay = Math.min(delay * 2, MOST)
    },
    reset(): void {
      delay = FIRST
    },
    cancel: (): void => clearTimeout(timer),
  }
}
