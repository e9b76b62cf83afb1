/**
 * The same work, reporting how many seconds it took when it succeeded. Without a listener it is the work itself, and
 * costs nothing.
 */
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
