import { isGraver, type RiskLevel, usesProtocol } from '../risk-level.ts'
import { type LevelChances, modelLevels } from './linear-model.ts'

/**
 * Below the first chance what a rule read may be a manner of speaking, and it takes the model to be loud; a stated plan is
 * believed much longer and always gets a card. Below the last a message is ordinary whatever other rules say.
 */
const mannerOfSpeaking = 0.78
const doubtfulPlan = 0.4
const surelyOrdinary = 0.08

/** The level that rules give when the model finds danger this likely. */
export function believedLevel(level: RiskLevel, chance: number): RiskLevel {
  if (level === 'emergencia') return chance < doubtfulPlan ? 'atencao' : level
  if (chance < surelyOrdinary) return 'nenhum'
  return usesProtocol(level) && chance < mannerOfSpeaking ? 'atencao' : level
}

/** What a message is most like, if there is danger in it. */
export const likeliestLevel = (levels: LevelChances): RiskLevel =>
  modelLevels[levels.indexOf(Math.max(...levels))] ?? 'atencao'

/** How much the level says beside the danger, in log-odds: the level model has seen no harmless message. */
const levelShare = 0.5

const logOdds = (chance: number): number => Math.log(chance + tiny) - Math.log(1 - chance + tiny)
const tiny = 1e-4

/** The log-odds that there is danger and that it is graver than `atencao`. */
export const loudOdds = (chance: number, levels: LevelChances): number =>
  logOdds(chance) + levelShare * logOdds(1 - (levels[0] ?? 1))

type Noticed = {
  /** The level of the rules that count; `nenhum` where only the model noticed something. */
  readonly stated: RiskLevel
  readonly chance: number
  readonly levels: LevelChances
}

/**
 * Which danger it is and how grave, once there is any: what is stated holds, and the model adds what is not stated.
 * It speaks up only from `loud` on, where few harmless messages come.
 */
export function gradeLevel({ stated, chance, levels }: Noticed, loud: number): RiskLevel {
  const likeliest = loudOdds(chance, levels) >= loud ? likeliestLevel(levels) : 'atencao'
  return isGraver(likeliest, stated) ? likeliest : stated
}
