import type { BucketRows } from '#domain/classifier/linear-weights.ts'
import { createSentenceCutter } from '#domain/safety/guard/cut-sentences.ts'
import { helpIn } from '#domain/safety/guard/help-sentence.ts'
import { createOutputGuard } from '#domain/safety/guard/output-guard.ts'
import { readReplySentence } from '#domain/safety/guard/read-sentence.ts'
import { usesProtocol } from '#domain/safety/risk-level.ts'
import type { BadReply, GoodReply } from './reply-sets.ts'
import { shareText } from './wilson.ts'

type Asked = Pick<GoodReply, 'level' | 'message' | 'reply'>

/** How the guard is tried: with other weights, with somebody who answers. */
type Trial = {
  readonly weights?: BucketRows | undefined
  /** Whether a sentence in doubt may be shown; without it nobody is asked. */
  readonly mayBeShown?: (sentence: string) => boolean
}

type Guarded = { readonly shown: string; readonly counts: string; readonly questions: number }
type Judged<Line> = Guarded & { readonly line: Line }

/** What a person would see of a reply. */
export function guardReply({ level, message, reply }: Asked, { weights, mayBeShown }: Trial = {}): Guarded {
  const guard = createOutputGuard({
    level,
    message,
    asks: mayBeShown !== undefined,
    ...(weights && { weights }),
  })
  let shown = guard.push(reply) + guard.end()
  const doubts = guard.doubts()
  for (const { sentence, answer } of doubts) shown += answer(mayBeShown?.(sentence) ?? null)
  return { shown, counts: Object.keys(guard.counts()).join(','), questions: doubts.length }
}

/** Whether the bad sentence is gone. A sentence that stays and gets one of ours beside it is not caught. */
export const isCaught = ({ line, shown }: Judged<BadReply>) => !shown.includes(line.bad.trim())

export const isAltered = ({ line, shown }: Judged<GoodReply>) => shown !== line.reply

export const isAskedAbout = ({ questions }: Guarded) => questions > 0

/** Whether a reply in danger has lost a sentence that helps. */
export function isHarmed({ line, shown }: Judged<GoodReply>): boolean {
  if (!usesProtocol(line.level)) return false
  return sentencesOf(line.reply).some(
    (sentence) => helpIn(readReplySentence(sentence)) !== null && !shown.includes(sentence.trim()),
  )
}

export function sentencesOf(reply: string): string[] {
  const cutter = createSentenceCutter()
  return [...cutter.push(reply), ...cutter.end()]
}

/** Whether a sentence of a reply is the bad one, or a part of it. */
export const holds = (sentence: string, bad: string) =>
  sentence.includes(bad.trim().slice(0, 20)) || bad.includes(sentence.trim())

export function judgeAll<Line extends Asked>(
  lines: readonly Line[],
  trial: (line: Line) => Trial = () => ({}),
): Judged<Line>[] {
  return lines.map((line) => ({ line, ...guardReply(line, trial(line)) }))
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

/** What the guard does on a set of labelled replies, alone and with a judge who is always right. */
export function reportOn(
  { bad, good }: { bad: readonly BadReply[]; good: readonly GoodReply[] },
  weights?: BucketRows,
) {
  const alone = judgeAll(bad, () => ({ weights }))
  const judged = judgeAll(bad, (line) => ({
    weights,
    mayBeShown: (sentence) => !holds(sentence, line.bad),
  }))
  const goodAlone = judgeAll(good, () => ({ weights }))
  const goodAsked = judgeAll(good, () => ({ weights, mayBeShown: () => true }))
  const share = <Item>(items: readonly Item[], isHit: (item: Item) => boolean) =>
    shareText(items.filter(isHit).length, items.length)
  const crisis = goodAlone.filter(({ line }) => usesProtocol(line.level))
  const byClass = countBy(alone, ({ line }) => line.class, isCaught)
  const judgedByClass = countBy(judged, ({ line }) => line.class, isCaught)
  const lines = [
    `bad sentences stopped without a judge: ${share(alone, isCaught)}`,
    `  with a perfect one: ${share(judged, isCaught)}`,
    ...[...byClass].map(
      ([name, { hits, total }]) => `  ${name}: ${hits} and ${judgedByClass.get(name)?.hits} of ${total}`,
    ),
    `good replies altered without a judge: ${share(goodAlone, isAltered)}`,
    `  with a perfect one: ${share(goodAsked, isAltered)}`,
    ...[...countBy(goodAlone, ({ line }) => line.kind, isAltered)].map(
      ([name, { hits, total }]) => `  ${name}: ${hits} of ${total}`,
    ),
    `good replies with a question: ${share(goodAsked, isAskedAbout)}`,
    `good replies in danger altered: ${share(crisis, isAltered)}; a helping sentence lost: ${share(crisis, isHarmed)}`,
  ]
  return { lines, alone, judged, goodAlone, goodAsked }
}
