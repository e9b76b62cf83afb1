import { type RefObject, useEffect, useMemo, useState } from 'react'
import { type ListRow, type RowWindow, rowWindow } from './list-rows.ts'

/** Shorter lists are simply drawn. */
const LONG = 150
/** The window moves in steps of this many rem, and reaches as far beyond what is seen. */
const STEP = 40

/** Of a long list only what is near the screen. `list` is inside the element that scrolls. */
export function useRowWindow(list: RefObject<HTMLElement | null>, rows: readonly ListRow[]): RowWindow {
  const long = rows.length > LONG
  const [seen, setSeen] = useState({ top: 0, height: 2 * STEP })

  useEffect(() => {
    const scroller = list.current?.parentElement
    if (!long || !scroller) return
    const look = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      const top = Math.floor(scroller.scrollTop / rem / STEP) * STEP
      const height = Math.ceil(scroller.clientHeight / rem / STEP + 1) * STEP
      setSeen((before) => (before.top === top && before.height === height ? before : { top, height }))
    }
    look()
    scroller.addEventListener('scroll', look, { passive: true })
    return () => scroller.removeEventListener('scroll', look)
  }, [list, long])

  return useMemo(
    () =>
      long ? rowWindow(rows, seen.top, seen.height, STEP) : { from: 0, to: rows.length, before: 0, after: 0 },
    [long, rows, seen],
  )
}
