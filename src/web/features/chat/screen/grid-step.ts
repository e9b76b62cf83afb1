import { nextIndex } from '#web/ui/next-index.ts'

/** Where an arrow key leads in a grid of `count` cells in rows of `columns`; null when it leads nowhere. */
export function gridStep(key: string, from: number, count: number, columns: number): number | null {
  const rows = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
  const to = rows === 0 ? nextIndex(key, from, count) : from + rows * columns
  return to !== null && to >= 0 && to < count ? to : null
}
