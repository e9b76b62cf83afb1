import { createOutputGuard } from '#domain/safety/guard/output-guard.ts'
import type { BadReply, GoodReply } from './reply-sets.ts'

type Asked = Pick<GoodReply, 'level' | 'message' | 'reply'>

type Judged<Line> = { readonly line: Line; readonly shown: string; readonly counts: string }

/** What a person would see of a reply. */
export function guardReply({ level, message, reply }: Asked): { shown: string; counts: string } {
  const guard = createOutputGuard({ level, message })
  const shown = guard.push(reply) + guard.end()
  return { shown, counts: Object.keys(guard.counts()).join(',') }
}

/** Whether the bad sentence is gone. A sentence that stays and gets one of ours beside it is not caught. */
export const isCaught = ({ line, shown }: Judged<BadReply>) => !shown.includes(line.bad.trim())

export const isAltered = ({ line, shown }: Judged<GoodReply>) => shown !== line.reply

export function judgeAll<Line extends Asked>(lines: readonly Line[]): Judged<Line>[] {
  return lines.map((line) => ({ line, ...guardReply(line) }))
}

/** Hits and total by a key, in order of appearance. */
export function countBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  isHit: (item: Item) => boolean,
): Map<string, { hits: number; total: number }> {
  const counts = new Map<string, { hits: number; total: number }>()
  for (const item of items) {
    const { hits, total } = counts.get(keyOf(item)) ?? { hits: 0, total: 0 }
    counts.set(keyOf(item), { hits: hits + (isHit(item) ? 1 : 0), total: total + 1 })
  }
  return counts
}
