import { existsSync, readFileSync } from 'node:fs'
import type { RiskLevel } from '#domain/safety/risk-level.ts'
import { labFile, setsOf } from '../../manifest.ts'

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

/** The sets that training reads. */
export const TRAINING_SETS = setsOf('replies', 'trains')

export const badOf = (name: string): BadReply[] => readReplySet(name, 'bad')
export const goodOf = (name: string): GoodReply[] => readReplySet(name, 'good')

/** Reads labelled replies, one JSON object a line. A bare name is one of the manifest; some sets have one kind only. */
function readReplySet<Line>(name: string, kind: 'bad' | 'good'): Line[] {
  const file = name.includes('/') ? `${name}-${kind}.jsonl` : labFile('replies', `${name}-${kind}.jsonl`)
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Line)
}
