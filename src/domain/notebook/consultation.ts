const DAY = 86_400_000

/** How far back the page for an appointment looks. */
export const PERIODS = ['30', '90', 'tudo'] as const
export type Period = (typeof PERIODS)[number]

/** The first day that counts, by the person's own calendar; null when all of them do. */
export function firstDayOf(period: Period, today: string): string | null {
  if (period === 'tudo') return null
  return new Date(Date.parse(today) - (Number(period) - 1) * DAY).toISOString().slice(0, 10)
}

/** What was made on or after that day, whichever order it comes in, oldest first: a page is read from the beginning. */
export function madeSince<T extends { createdAt: string }>(
  things: readonly T[],
  first: string | null,
  dayOf: (createdAt: string) => string,
): T[] {
  return things
    .filter(({ createdAt }) => first === null || dayOf(createdAt) >= first)
    .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))
}
