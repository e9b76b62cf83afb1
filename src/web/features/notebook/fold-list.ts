type Item = { id: string }

/** The list with this one in it: in its place when it was there, else before all others, since the newest come first. */
export function withItem<T extends Item>(list: readonly T[], item: T): T[] {
  return list.some(({ id }) => id === item.id)
    ? list.map((one) => (one.id === item.id ? item : one))
    : [item, ...list]
}

export function withoutItem<T extends Item>(list: readonly T[], id: string): T[] {
  return list.filter((one) => one.id !== id)
}
