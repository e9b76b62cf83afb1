const DAY = 24 * 60 * 60 * 1000

/** Midnights between two moments, by this device's clock: 0 for the same day, 1 for yesterday. */
export function daysBetween(earlier: Date, later: Date): number {
  return Math.round((midnight(later) - midnight(earlier)) / DAY)
}

function midnight(moment: Date): number {
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime()
}
