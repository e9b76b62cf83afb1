/** Reports the seconds of work that succeeded; without a listener it is the work itself. */
export function timed<Args extends unknown[], T>(
  tell: ((seconds: number) => void) | undefined,
  work: (...args: Args) => Promise<T>,
): (...args: Args) => Promise<T> {
  if (!tell) return work
  return async (...args) => {
    const from = performance.now()
    const result = await work(...args)
    tell((performance.now() - from) / 1000)
    return result
  }
}
