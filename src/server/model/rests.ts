const STEP = 50

type Sleeper = { resume: () => unknown }

/**
 * Wakes connections that rest, each after `length` milliseconds, by one clock for all: it turns through as many beds as
 * there are steps in a rest, and whoever lies in the one it comes to gets up. It stands still while nobody rests.
 */
export function createRests(length: number) {
  const beds = Array.from({ length: Math.max(1, Math.round(length / STEP)) }, (): Sleeper[] => [])
  let at = 0
  let sleepers = 0
  let clock: NodeJS.Timeout | undefined

  function step(): void {
    at = (at + 1) % beds.length
    const awake = beds[at]?.splice(0) ?? []
    sleepers -= awake.length
    if (sleepers === 0) {
      clearInterval(clock)
      clock = undefined
    }
    for (const sleeper of awake) sleeper.resume()
  }

  return (sleeper: Sleeper): void => {
    beds[at]?.push(sleeper)
    sleepers += 1
    clock ??= setInterval(step, STEP)
  }
}
