/** Where an arrow key leads in a grid of `count` cells in rows of `columns`; null when it leads nowhere. */
export function gridStep(key: string, from: number, count: number, columns: number): number | null {
  const to = target(key, from, count, columns)
  return to !== null && to >= 0 && to < count ? to : null
}

function target(key: string, from: number, count: number, columns: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (from + 1) % count
    case 'ArrowLeft':
      return (from - 1 + count) % count
    case 'ArrowDown':
      return from + columns
    case 'ArrowUp':
      return from - columns
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
