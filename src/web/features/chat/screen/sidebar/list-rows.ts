import { type RefObject, useEffect, useMemo, useState } from 'react'
import type { Conversation } from '#domain/chat/conversation.ts'
import { chatCopy } from '#web/copy/chat-pt-br.ts'
import { followEvents } from '#web/lib/follow-events.ts'
import { type DayGroup, groupByDay } from '../calendar.ts'

type ListRow = { kind: 'day'; label: string } | { kind: 'entry'; conversation: Conversation }

/** In rem, and so in the stylesheet: rows that were never drawn must still be measured. */
export const DAY_HEIGHT = 2.625
export const ENTRY_HEIGHT = 4.125

export function groupConversations(all: readonly Conversation[], now: Date): DayGroup<Conversation>[] {
  const pinned = all.filter((one) => one.pinned)
  const others = groupByDay(
    all.filter((one) => !one.pinned),
    now,
  )
  return pinned.length > 0 ? [{ label: chatCopy.sidebar.pinned, items: pinned }, ...others] : others
}

export const listRows = (groups: readonly DayGroup<Conversation>[]): ListRow[] =>
  groups.flatMap(({ label, items }): ListRow[] => [
    { kind: 'day', label },
    ...items.map((conversation): ListRow => ({ kind: 'entry', conversation })),
  ])

/** Rows put back under their days. The first may be entries whose day is further up. */
export function groupRows(rows: readonly ListRow[]): DayGroup<Conversation>[] {
  const groups: DayGroup<Conversation>[] = []
  for (const row of rows) {
    if (row.kind === 'day') groups.push({ label: row.label, items: [] })
    else if (groups.length === 0) groups.push({ label: '', items: [row.conversation] })
    else groups.at(-1)?.items.push(row.conversation)
  }
  return groups
}

type RowWindow = { from: number; to: number; before: number; after: number }

/** Which rows to draw for what is seen, and how much room, in rem, to leave for those before and after them. */
export function rowWindow(rows: readonly ListRow[], top: number, height: number, margin: number): RowWindow {
  const window = { from: 0, to: 0, before: 0, after: 0 }
  let offset = 0
  for (const { kind } of rows) {
    const rowHeight = kind === 'day' ? DAY_HEIGHT : ENTRY_HEIGHT
    const end = offset + rowHeight
    if (end < top - margin) {
      window.from += 1
      window.before = end
    }
    if (offset <= top + height + margin) window.to += 1
    else window.after += rowHeight
    offset = end
  }
  return window
}

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
    return followEvents(scroller, { scroll: look }, { passive: true })
  }, [list, long])

  return useMemo(
    () =>
      long ? rowWindow(rows, seen.top, seen.height, STEP) : { from: 0, to: rows.length, before: 0, after: 0 },
    [long, rows, seen],
  )
}
