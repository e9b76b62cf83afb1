import { readFileSync } from 'node:fs'
import type { RiskLevel } from '#domain/safety/risk-level.ts'

/** A reply in which one sentence must not be shown. */
export type BadReply = {
  readonly class: string
  readonly level: RiskLevel
  readonly message: string
  readonly reply: string
  readonly bad: string
}

/** A reply that must be shown as it is. */
export type GoodReply = {
  readonly kind: string
  readonly level: RiskLevel
  readonly message: string
  readonly reply: string
}

/** Reads a set of labelled replies, one JSON object a line. */
export function readReplySet<Line extends BadReply | GoodReply>(file: string | URL): Line[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Line)
}
