/** One timer whose delay doubles each time it is set, up to a limit, until it is reset. */
export function createBackoff(firstMs: number, mostMs: number) {
  let delay = firstMs
  let timer: ReturnType<typeof setTimeout> | undefined

  return {
    schedule(work: () => void, leastMs = 0): void {
      clearTimeout(timer)
      timer = setTimeout(work, Math.max(delay, leastMs))
      delay = Math.min(delay * 2, mostMs)
    },
    reset(): void {
      delay = firstMs
    },
    cancel: (): void => clearTimeout(timer),
  }
}
