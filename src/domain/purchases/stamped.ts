/** A value with the time of its event. The later one counts; of two at the same time, a fixed order decides. */
export type Stamped<T> = { at: number; value: T }

/** The time of an unproven value, before that of every event: a proven one always counts as later. */
export const UNPROVEN = 0

export function later<T>(
  one: Stamped<T> | null,
  other: Stamped<T> | null,
  compare: (a: T, b: T) => number = byText,
): Stamped<T> | null {
  if (!one || !other) return one ?? other
  if (one.at !== other.at) return one.at > other.at ? one : other
  // Of two unproven ones the first one counts: without a proof nothing is changed that exists.
  if (one.at === UNPROVEN) return one
  return compare(one.value, other.value) >= 0 ? one : other
}

export const earliest = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other)

export const latestOf = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.max(one, other)

function byText(a: unknown, b: unknown): number {
  const [one, other] = [JSON.stringify(a), JSON.stringify(b)]
  return one === other ? 0 : one > other ? 1 : -1
}
