const STEP = 50

type Paused = { resume: () => unknown }

/**
 * A timer wheel for paused connections: resumes each after so many milliseconds, at most `longest`, with one interval
 * for all of them. The interval runs only while a connection is paused.
 */
export function createReadPacer(longest: number) {
  const slots = Array.from({ length: Math.max(1, Math.round(longest / STEP)) }, (): Paused[] => [])
  let current = 0
  let paused = 0
  let interval: NodeJS.Timeout | undefined

  function step(): void {
    current = (current + 1) % slots.length
    const due = slots[current]?.splice(0) ?? []
    paused -= due.length
    if (paused === 0) {
      clearInterval(interval)
      interval = undefined
    }
    for (const connection of due) connection.resume()
  }

  return (connection: Paused, length: number): void => {
    const steps = Math.min(Math.max(1, Math.round(length / STEP)), slots.length)
    slots[(current + steps) % slots.length]?.push(connection)
    paused += 1
    interval ??= setInterval(step, STEP)
  }
}
