const two = (number: number) => String(number).padStart(2, '0')

/** The person's own day, which only this device knows. */
export const dayHere = (now: Date): string =>
  `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`

/** A moment by the clock of this device, as an exercise keeps it: `2026-11-17T18:30`. */
export const momentHere = (now: Date): string =>
  `${dayHere(now)}T${two(now.getHours())}:${two(now.getMinutes())}`
