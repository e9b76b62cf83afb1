import { z } from 'zod'
import {
  gravest,
  PROTOCOL_LEVELS,
  type RiskLevel,
  riskLevels,
  UNREADABLE_LEVEL,
  usesProtocol,
} from '../risk-level.ts'

/** For how many of the person's next turns a loud level that a rule read still counts. */
export const STICKY_TURNS = 6
/** The same for one that only the service read. */
export const SERVICE_TURNS = 2
/** For how many turns a card cannot be answered with 'Foi modo de dizer' again. */
const EXCUSED_TURNS = 10

const Turns = z.partialRecord(z.enum(PROTOCOL_LEVELS), z.int().positive())

/**
 * What a conversation remembers of risk; small JSON, without a word of what was written. `level` holds for this turn;
 * `turnsLeft`: for how many turns after this one each loud level that a rule read still counts, `byService` the same of what
 * only the service read.
 */
const RiskState = z.object({
  level: z.enum(riskLevels),
  turnsLeft: Turns,
  byService: Turns.default({}),
  /** For so many turns a loud card of the service has no way back: the person has taken one back. */
  excused: z.int().default(0),
  /** A card was taken back: the reply to the next message, or to this one, first asks whether the person is safe. */
  asks: z.enum(['next', 'now']).nullable().default(null),
})
export type RiskState = Readonly<z.infer<typeof RiskState>>

export const NO_RISK: RiskState = { level: 'nenhum', turnsLeft: {}, byService: {}, excused: 0, asks: null }

/** Reads a stored state; null when it is none. */
export const parseRiskState = (stored: unknown): RiskState | null => RiskState.safeParse(stored).data ?? null

/**
 * The state after one more message of the person, in which `read` was read by a rule.
 *
 * Each loud level counts down by itself, and the gravest that still counts decides: `emergencia`, `violencia`, `risco`, `vitima`. A
 * life that may end now comes first; then a threat to another's life, which needs distance at once; then thoughts of suicide;
 * then violence suffered, whose numbers come back as soon as the graver level has run out. So a higher reading replaces at
 * once, and nothing lower, a denial included, lowers it before its turns are over. `atencao` holds for the message itself.
 */
export function advanceRiskState(state: RiskState, read: RiskLevel): RiskState {
  const { turnsLeft, byService, excused, asks } = state
  const next: RiskState = {
    level: gravest(PROTOCOL_LEVELS.filter((level) => turnsLeft[level] || byService[level])),
    turnsLeft: oneLess(turnsLeft),
    byService: oneLess(byService),
    excused: Math.max(0, excused - 1),
    asks: asks === 'next' ? 'now' : null,
  }
  return raiseRiskState(next, read)
}

const oneLess = (turns: RiskState['turnsLeft']): RiskState['turnsLeft'] =>
  Object.fromEntries(Object.entries(turns).flatMap(([level, left]) => (left > 1 ? [[level, left - 1]] : [])))

/** The state when something graver is read in the same message after all, by a rule or only by the service. */
export function raiseRiskState(
  state: RiskState,
  read: RiskLevel,
  by: 'rule' | 'service' = 'rule',
): RiskState {
  const raised = { ...state, level: gravest([state.level, read]) }
  if (!usesProtocol(read)) return raised
  if (by === 'rule') return { ...raised, turnsLeft: { ...state.turnsLeft, [read]: STICKY_TURNS } }
  return { ...raised, byService: { ...state.byService, [read]: SERVICE_TURNS } }
}

/** The state when the person answers a loud card of the service with 'Foi modo de dizer'. What rules read stays. */
export function excuseRiskState({ turnsLeft }: RiskState): RiskState {
  const level = gravest(['atencao', ...PROTOCOL_LEVELS.filter((one) => turnsLeft[one])])
  return { level, turnsLeft, byService: {}, excused: EXCUSED_TURNS, asks: 'next' }
}

/**
 * What holds in a conversation whose state can't be read: everything its last messages and replies were read with, as
 * if it had been read just now, and never less than a level that can't be read.
 */
export const cautiousRiskState = (levels: readonly RiskLevel[]): RiskState =>
  [UNREADABLE_LEVEL, ...levels].reduce<RiskState>((state, level) => raiseRiskState(state, level), NO_RISK)
