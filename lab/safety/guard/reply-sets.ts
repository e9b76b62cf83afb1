import { existsSync, readFileSync } from 'node:fs'
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

/** The sets that training reads. One that is still to judge the guard is not named here. */
export const TRAINING_SETS = [
  'g1',
  'g2',
  'g3',
  'g5',
  'g7',
  'g9',
  'g11',
  'g12',
  'g13',
  'g14',
  'g15',
  'g18',
  'g19',
  'g20',
  'g21',
  'g22',
  'g23',
  'g25',
  'g26',
  'g27',
  'g28',
  'g29',
  'g30',
  'g31',
  'g32',
  'g33',
  'g34',
  'g35',
  'g36',
  'g37',
  'g38',
  'g39',
  'g40',
]

export const badOf = (name: string): BadReply[] => readReplySet(name, 'bad')
export const goodOf = (name: string): GoodReply[] => readReplySet(name, 'good')

/** Reads labelled replies, one JSON object a line. A bare name is looked for beside this file; some sets have one kind only. */
function readReplySet<Line>(name: string, kind: 'bad' | 'good'): Line[] {
  const file = name.includes('/')
    ? `${name}-${kind}.jsonl`
    : new URL(`replies/${name}-${kind}.jsonl`, import.meta.url)
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Line)
}
