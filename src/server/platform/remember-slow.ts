/** Quicker work is done anew each time. */
const SLOW = 1_000
/** Slow work takes at most so small a part of the time: a minute of it is remembered for ten hours. */
const PART = 600

/**
 * Work whose cost grows with everything that is stored, for operators who may look at its result again and again. A request
 * that comes meanwhile waits for the same; a failure is not remembered. A result counts for the key it was asked with.
 */
export function rememberSlow<Key, T>(work: (key: Key) => Promise<T>, clock = () => performance.now()) {
  let last: { key: Key; result: Promise<T>; until: number } | null = null
  return (key: Key): Promise<T> => {
    if (last?.key === key && clock() < last.until) return last.result
    const began = clock()
    const current = { key, result: work(key), until: Number.POSITIVE_INFINITY }
    last = current
    const remember = (took: number) => {
      current.until = took < SLOW ? 0 : began + took + took * PART
    }
    current.result.then(
      () => remember(clock() - began),
      () => remember(0),
    )
    return current.result
  }
}
