/** Where an arrow key, Home or End leads in a list that goes round; null for any other key. */
export function nextIndex(key: string, current: number, count: number): number | null {
  if (count === 0) return null
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return (current + 1) % count
    case 'ArrowUp':
    case 'ArrowLeft':
      return (Math.max(current, 0) - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}

/** Where an arrow key leads in a grid of `count` cells in rows of `columns`; null when it leads nowhere. */
export function gridStep(key: string, from: number, count: number, columns: number): number | null {
  const rows = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
  const to = rows === 0 ? nextIndex(key, from, count) : from + rows * columns
  return to !== null && to >= 0 && to < count ? to : null
}
