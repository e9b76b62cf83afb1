const STEP = 50

type Sleeper = { resume: () => unknown }

/**
 * Wakes connections that rest, each after so many milliseconds, `most` at the most, by one clock for all: it turns
 * through a ring of beds, one for each step, and whoever lies in the one it comes to gets up. It stands still while
 * nobody rests.
 */
export function createRests(most: number) {
  const beds = Array.from({ length: Math.max(1, Math.round(most / STEP)) }, (): Sleeper[] => [])
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

  return (sleeper: Sleeper, length: number): void => {
    const steps = Math.min(Math.max(1, Math.round(length / STEP)), beds.length)
    beds[(at + steps) % beds.length]?.push(sleeper)
    sleepers += 1
    clock ??= setInterval(step, STEP)
  }
}
