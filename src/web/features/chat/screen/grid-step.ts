import { nextIndex } from '#web/ui/next-index.ts'

/** Where an arrow key leads in a grid of `count` cells in rows of `columns`; null when it leads nowhere. */
export function gridStep(key: string, from: number, count: number, columns: number): number | null {
  const rows: Record<string, number> = { ArrowDown: columns, ArrowUp: -columns }
  const to = key in rows ? from + (rows[key] ?? 0) : nextIndex(key, from, count)
  return to !== null && to >= 0 && to < count ? to : null
}
