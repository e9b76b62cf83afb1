import { findSignals } from '#domain/safety/detector/find-signals.ts'
import { readMessage } from '#domain/safety/detector/message.ts'
import { windowsOf } from '#domain/safety/model/features.ts'
import { modelWords } from '#domain/safety/model/model-words.ts'
import type { RiskLevel } from '#domain/safety/risk-level.ts'
import type { RiskLine } from '../lines/risk-lines.ts'
import { ordinaryTalk } from './ordinary-talk.ts'
import { sorrowTalk } from './sorrow-talk.ts'
import type { Example } from './train.ts'

/** The words the model sees of one line, as one window. */
export const exampleOf = (line: RiskLine): Example => toExample(line.text, line.level)

/**
 * What the model is trained on: the given lines, each window of the harmless ones that have several, ordinary talk,
 * and ordinary talk in longer messages.
 */
export function trainingExamples(lines: readonly RiskLine[]): readonly Example[] {
  const talk = [...ordinaryTalk(), ...sorrowTalk()].map((text) => toExample(text, 'nenhum'))
  const parts = lines.filter(({ level }) => level === 'nenhum').flatMap(({ text }) => windowExamples(text))
  return [...lines.map(exampleOf), ...parts, ...talk, ...longer(talk)]
}

function windowExamples(text: string): readonly Example[] {
  const windows = windowsIn(text)
  return windows.length > 1 ? windows.map((words) => ({ words, level: 'nenhum' })) : []
}

/** Lines in rows of three, each taken from a different part of the list. */
function longer(talk: readonly Example[]): readonly Example[] {
  const third = Math.floor(talk.length / 3)
  return Array.from({ length: third }, (_, index) => ({
    words: [index, index + third, index + 2 * third].flatMap((at) => talk[at]?.words ?? []),
    level: 'nenhum' as const,
  }))
}

const toExample = (text: string, level: RiskLevel): Example => ({ words: windowsIn(text).flat(), level })

function windowsIn(text: string): readonly (readonly string[])[] {
  const message = readMessage(text)
  return windowsOf(modelWords(message, findSignals(message)))
}
