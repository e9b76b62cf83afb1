import { gravest, type RiskLevel, riskLevels, UNREADABLE_LEVEL, usesProtocol } from '../risk-level.ts'

/** For how many of the person's next turns a loud level that a rule read still counts. */
export const STICKY_TURNS = 6
/** The same for one that only the service read. */
export const SERVICE_TURNS = 2
/** For how many turns a card cannot be answered with 'Foi modo de dizer' again. */
const EXCUSED_TURNS = 10

type Loud = Exclude<RiskLevel, 'nenhum' | 'atencao'>
type Turns = Readonly<Partial<Record<Loud, number>>>

/**
 * What a conversation remembers of risk; small JSON, without a word of what was written. `level` holds for this turn;
 * `turnsLeft`: for how many turns after this one each loud level that a rule read still counts, `byService` the same of what
 * only the service read.
 */
export type RiskState = {
  readonly level: RiskLevel
  readonly turnsLeft: Turns
  readonly byService?: Turns
  /** For so many turns a loud card of the service has no way back: the person has taken one back. */
  readonly excused?: number
  /** A card was taken back: the reply to the next message, or to this one, first asks whether the person is safe. */
  readonly asks?: 'next' | 'now'
}

export const NO_RISK: RiskState = { level: 'nenhum', turnsLeft: {} }

const LOUD = riskLevels.filter((level): level is Loud => usesProtocol(level))

/**
 * The state after one more message of the person, in which `read` was read by a rule.
 *
 * Each loud level counts down by itself, and the gravest that still counts decides: `emergencia`, `violencia`, `risco`, `vitima`. A
 * life that may end now comes first; then a threat to another's life, which needs distance at once; then thoughts of suicide;
 * then violence suffered, whose numbers come back as soon as the graver level has run out. So a higher reading replaces at
 * once, and nothing lower, a denial included, lowers it before its turns are over. `atencao` holds for the message itself.
 */
export function advanceRiskState(state: RiskState, read: RiskLevel): RiskState {
  const counting = LOUD.filter((level) => state.turnsLeft[level] || state.byService?.[level])
  return raiseRiskState(
    withoutEmpty({
      level: gravest(counting),
      turnsLeft: oneLess(state.turnsLeft),
      byService: oneLess(state.byService ?? {}),
      excused: (state.excused ?? 0) - 1,
      asks: state.asks === 'next' ? 'now' : undefined,
    }),
    read,
  )
}

/** The state when something graver is read in the same message after all, by a rule or only by the service. */
export function raiseRiskState(
  state: RiskState,
  read: RiskLevel,
  by: 'rule' | 'service' = 'rule',
): RiskState {
  const raised = { ...state, level: gravest([state.level, read]) }
  if (!isLoud(read)) return raised
  if (by === 'rule') return { ...raised, turnsLeft: { ...state.turnsLeft, [read]: STICKY_TURNS } }
  return { ...raised, byService: { ...state.byService, [read]: SERVICE_TURNS } }
}

/** The state when the person answers a loud card of the service with 'Foi modo de dizer'. What rules read stays. */
export function excuseRiskState({ turnsLeft }: RiskState): RiskState {
  const level = gravest(['atencao', ...LOUD.filter((one) => turnsLeft[one])])
  return { level, turnsLeft, excused: EXCUSED_TURNS, asks: 'next' }
}

/** Only the card of `atencao` can be closed. */
export const canDismiss = (level: RiskLevel): boolean => level === 'atencao'

/**
 * What holds in a conversation whose state can't be read: everything its last messages and replies were read with, as
 * if it had been read just now, and never less than a level that can't be read.
 */
export function cautiousRiskState(levels: readonly RiskLevel[]): RiskState {
  return levels.reduce<RiskState>(
    (state, level) => raiseRiskState(state, level),
    raiseRiskState(NO_RISK, UNREADABLE_LEVEL),
  )
}

/** Reads a stored state; null when it is none. */
export function parseRiskState(value: unknown): RiskState | null {
  if (!isRecord(value) || !riskLevels.some((level) => level === value.level)) return null
  if (!isRecord(value.turnsLeft)) return null
  return withoutEmpty({
    level: value.level as RiskLevel,
    turnsLeft: parseTurns(value.turnsLeft, STICKY_TURNS),
    byService: parseTurns(isRecord(value.byService) ? value.byService : {}, SERVICE_TURNS),
    excused: turnsIn(value.excused, EXCUSED_TURNS),
    asks: value.asks === 'next' || value.asks === 'now' ? value.asks : undefined,
  })
}

const isLoud = (level: RiskLevel): level is Loud => usesProtocol(level)

function oneLess(turns: Turns): Turns {
  return Object.fromEntries(
    Object.entries(turns).flatMap(([level, left]) => (left > 1 ? [[level, left - 1]] : [])),
  )
}

const parseTurns = (stored: Record<string, unknown>, most: number): Turns =>
  Object.fromEntries(
    LOUD.map((level) => [level, turnsIn(stored[level], most)] as const).filter(([, left]) => left > 0),
  )

const turnsIn = (stored: unknown, most: number): number =>
  typeof stored === 'number' && Number.isInteger(stored) && stored > 0 ? Math.min(stored, most) : 0

type Parts = Pick<RiskState, 'level' | 'turnsLeft'> & {
  readonly byService: Turns
  readonly excused: number
  readonly asks: RiskState['asks'] | undefined
}

function withoutEmpty({ level, turnsLeft, byService, excused, asks }: Parts): RiskState {
  return {
    level,
    turnsLeft,
    ...(Object.keys(byService).length > 0 && { byService }),
    ...(excused > 0 && { excused }),
    ...(asks && { asks }),
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
