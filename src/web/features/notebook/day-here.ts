const two = (number: number) => String(number).padStart(2, '0')

/** The person's own day, which only this device knows. */
export function dayHere(now: Date): string {
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

/** A moment by the clock of this device, as an exercise keeps it: `2026-11-17T18:30`. */
export function momentHere(now: Date): string {
  return `${dayHere(now)}T${two(now.getHours())}:${two(now.getMinutes())}`
}
