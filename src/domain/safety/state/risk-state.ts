import { gravest, isGraver, type RiskLevel, riskLevels, UNREADABLE_LEVEL } from '../risk-level.ts'

/** For how many of the person's next turns a level that was read still counts. */
export const STICKY_TURNS = 6

type Held = Exclude<RiskLevel, 'nenhum'>

/**
 * What a conversation remembers of risk; small JSON, without a word of what was written. `level` holds for this
 * turn; `turnsLeft` says for how many turns after this one each level that was read still counts.
 */
export type RiskState = {
  readonly level: RiskLevel
  readonly turnsLeft: Readonly<Partial<Record<Held, number>>>
}

export const NO_RISK: RiskState = { level: 'nenhum', turnsLeft: {} }

const HELD = riskLevels.filter((level): level is Held => level !== 'nenhum')

/**
 * The state after one more message of the person, in which `read` was read.
 *
 * Each level counts down by itself, and the gravest that still counts decides: `emergencia`, `violencia`,
 * `risco`, `vitima`, `atencao`. A life that may end now comes first; then a threat to another's life, which
 * needs distance at once; then thoughts of suicide; then violence suffered, whose numbers come back as soon as
 * the graver level has run out. So a higher reading replaces at once, and nothing lower, a denial included,
 * lowers it before its turns are over.
 */
export function advanceRiskState(state: RiskState, read: RiskLevel): RiskState {
  const turnsLeft: Partial<Record<Held, number>> = {}
  const counting: Held[] = []
  for (const level of HELD) {
    const left = state.turnsLeft[level] ?? 0
    if (level === read) turnsLeft[level] = STICKY_TURNS
    else if (left > 1) turnsLeft[level] = left - 1
    if (level === read || left > 0) counting.push(level)
  }
  return { level: gravest(counting), turnsLeft }
}

/** The state when something graver is read in the same message after all. */
export function raiseRiskState(state: RiskState, read: RiskLevel): RiskState {
  if (read === 'nenhum') return state
  return {
    level: gravest([state.level, read]),
    turnsLeft: { ...state.turnsLeft, [read]: STICKY_TURNS },
  }
}

/** The state when a message that was read as `read` turns out to be `level`. */
export function reviseRiskState(
  before: RiskState,
  now: RiskState,
  read: RiskLevel,
  level: RiskLevel,
): RiskState {
  return isGraver(level, read) ? raiseRiskState(now, level) : takeBackAttention(before, now)
}

/** The state when `atencao` was read in a message and then taken back, if nothing has changed since. */
export function takeBackAttention(before: RiskState, now: RiskState): RiskState {
  const isUnchanged = JSON.stringify(now) === JSON.stringify(advanceRiskState(before, 'atencao'))
  return isUnchanged ? advanceRiskState(before, 'nenhum') : now
}

/** Only the card of `atencao` can be closed. */
export const canDismiss = (level: RiskLevel): boolean => level === 'atencao'

/**
 * What holds in a conversation whose state can't be read: everything its last messages and replies were read with, as
 * if it had been read just now, and never less than a level that can't be read.
 */
export function cautiousRiskState(levels: readonly RiskLevel[]): RiskState {
  return levels.reduce(raiseRiskState, raiseRiskState(NO_RISK, UNREADABLE_LEVEL))
}

/** Reads a stored state; null when it is none. */
export function parseRiskState(value: unknown): RiskState | null {
  if (!isRecord(value) || !riskLevels.some((level) => level === value.level)) return null
  const stored = value.turnsLeft
  if (!isRecord(stored)) return null
  const turnsLeft: Partial<Record<Held, number>> = {}
  for (const level of HELD) {
    const left = stored[level]
    if (typeof left === 'number' && Number.isInteger(left) && left > 0)
      turnsLeft[level] = Math.min(left, STICKY_TURNS)
  }
  return { level: value.level as RiskLevel, turnsLeft }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
