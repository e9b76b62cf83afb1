const STEP = 50

type Paused = { resume: () => unknown }

/** A timer wheel that resumes paused connections after so many milliseconds, with one interval while any is paused. */
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
