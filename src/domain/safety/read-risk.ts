import { RISK_MESSAGES_READ } from '../limits.ts'
import { type Findings, findSignals, judge } from './detector/find-signals.ts'
import { cueSet } from './detector/lexicon.ts'
import { type Message, readMessage } from './detector/message.ts'
import { scan } from './detector/pattern-set.ts'
import { type CueGroup, cueThreshold, singleMessageThreshold, weakCues } from './detector/weak-cues.ts'
import { windowsOf } from './model/features.ts'
import { estimate, modelLevels } from './model/linear-model.ts'
import { modelWords } from './model/model-words.ts'
import { isGraver, type RiskLevel } from './risk-level.ts'

/** What the detector found, without a word of the message. */
export type RiskReading = {
  readonly level: RiskLevel
  /** The names of the signs, as the tables give them. */
  readonly signals: readonly string[]
  readonly by: 'nada' | 'regras' | 'soma' | 'modelo'
}

/**
 * How sure the model must be: that there is something at all, that it is a plan (sooner heard than the rest),
 * and of the very level when the rules had already found a lighter one. Chosen by cross-validation on the tuned
 * half (lab/safety/train-risk.ts prints the table).
 */
export const modelThresholds = { something: 0.8, plan: 0.55, raise: 0.75 } as const

const nothing: RiskReading = { level: 'nenhum', signals: [], by: 'nada' }

export const readRisk = (message: string): RiskReading => assessRisk([message])

/** Reads the newest of the person's messages (oldest first) in the light of those before it. */
export function assessRisk(messages: readonly string[]): RiskReading {
  const [...before] = messages.slice(-RISK_MESSAGES_READ)
  const last = before.pop()
  if (last === undefined) return nothing
  const newest = readMessage(last)
  const findings = findSignals(newest)
  const verdict = judge(findings.signals)
  const byRules: RiskReading =
    verdict.level === 'nenhum'
      ? addUp(newest, before)
      : { level: verdict.level, signals: verdict.signals, by: 'regras' }
  if (byRules.level === 'emergencia') return byRules
  return raise(byRules, newest, findings)
}

/** The model may raise a level, never lower one. */
function raise(reading: RiskReading, message: Message, findings: Findings): RiskReading {
  let raised = reading
  const windows = windowsOf(modelWords(message, findings))
  for (const words of windows) {
    const chances = estimate(words)
    let something = 0
    let surest = 0
    for (let at = 0; at < chances.length; at++) {
      something += chances[at] ?? 0
      if ((chances[at] ?? 0) > (chances[surest] ?? 0)) surest = at
    }
    const level = modelLevels[surest] ?? 'nenhum'
    if (something < needed(level, windows.length)) continue
    if (!isGraver(level, raised.level)) continue
    if (raised.level !== 'nenhum' && (chances[surest] ?? 0) < modelThresholds.raise) continue
    raised = { level, signals: raised.signals, by: 'modelo' }
  }
  return raised
}

/** Each further window of a long message is one more chance to be wrong, so each must be surer. */
function needed(level: RiskLevel, windows: number): number {
  const alone = level === 'emergencia' ? modelThresholds.plan : modelThresholds.something
  return 1 - (1 - alone) / Math.sqrt(windows)
}

/** What was written before is read only if the newest message has something to add to it. */
function addUp(newest: Message, before: readonly string[]): RiskReading {
  const own = cuesOf(newest)
  if (own.length === 0) return nothing
  const all = [...before.flatMap((message) => cuesOf(readMessage(message))), ...own]
  const enough = weigh(own) >= singleMessageThreshold || (before.length > 0 && weigh(all) >= cueThreshold)
  if (!enough) return nothing
  return { level: 'atencao', signals: [...new Set(all.map((cue) => cue.group))], by: 'soma' }
}

const weigh = (cues: readonly CueGroup[]): number => cues.reduce((sum, cue) => sum + cue.weight, 0)

function cuesOf(message: Message): readonly CueGroup[] {
  const found = new Set<number>()
  const missing = (group: number) => !found.has(group)
  scan(cueSet, message.reading, 0, message.reading.ids.length, missing, (group) => found.add(group))
  return weakCues.filter((_, group) => found.has(group))
}
