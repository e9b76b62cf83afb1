import * as frames from './frames.ts'
import { idiomClasses, idioms } from './idioms.ts'
import { createVocabulary } from './pattern.ts'
import { createPatternSets, type PatternSet } from './pattern-set.ts'
import type { Rule } from './rule.ts'
import { rulesAtencao } from './rules-atencao.ts'
import { rulesEmergencia } from './rules-emergencia.ts'
import { rulesRisco } from './rules-risco.ts'
import { rulesViolencia } from './rules-violencia.ts'
import { rulesVitima } from './rules-vitima.ts'
import { marks } from './tokens.ts'
import { weakCues } from './weak-cues.ts'
import { wordClasses } from './word-classes.ts'

/** Every table, compiled once when the module loads. */
export const vocabulary = createVocabulary()

const patternSet = createPatternSets({ ...wordClasses, ...idiomClasses }, vocabulary)

export const rules: readonly Rule[] = [
  ...rulesEmergencia,
  ...rulesViolencia,
  ...rulesRisco,
  ...rulesVitima,
  ...rulesAtencao,
]

export const ruleSet = patternSet(rules.map((rule) => rule.patterns))
export const unlessSets: readonly (PatternSet | undefined)[] = rules.map(
  (rule) => rule.unless && patternSet([rule.unless]),
)

/** Both halves of every `together`: the two of a pair are neighbours, 2n and 2n + 1. */
export const pairRules: readonly number[] = rules.flatMap((rule, index) =>
  (rule.together ?? []).map(() => index),
)
export const pairSet = patternSet(
  rules.flatMap((rule) => rule.together ?? []).flatMap(([a, b]) => [[a], [b]]),
)

export const idiomSet = patternSet([idioms])
export const cueSet = patternSet(weakCues.map((cue) => cue.patterns))
export const resolvedSet = patternSet([frames.resolvedPatterns])
export const persistsSet = patternSet([frames.persistsPatterns])
export const seriousSet = patternSet([frames.seriousPatterns])

const idSet = (list: readonly string[]): ReadonlySet<number> =>
  new Set(list.map((word) => vocabulary.add(word)))

export const sets = {
  fillers: new Set([...idSet(frames.fillers), vocabulary.add(marks.laugh)]),
  negators: idSet(frames.negators),
  bridge: idSet(frames.negationBridge),
  bridgeBeforeVerb: idSet(frames.negationBridgeBeforeVerb),
  finite: idSet(frames.finiteVerbs),
  first: idSet(frames.firstPerson),
  possessives: idSet(['meu', 'minha', 'meus', 'minhas']),
  third: idSet(frames.thirdPersons),
  said: idSet(frames.saidVerbs),
  otherAgents: idSet(frames.otherAgents),
  fiction: idSet(frames.fictionWords),
  games: idSet(frames.gameWords),
  news: idSet(frames.newsWords),
  work: idSet(frames.workWords),
  dreams: idSet(frames.dreamWords),
  past: idSet(frames.pastWords),
  trifles: idSet(frames.trifles),
} as const

export const ids = {
  stop: vocabulary.add(marks.stop),
  pause: vocabulary.add(marks.pause),
  quote: vocabulary.add(marks.quote),
  laugh: vocabulary.add(marks.laugh),
  masked: vocabulary.add('<idioma>'),
  me: vocabulary.add('me'),
  nao: vocabulary.add('nao'),
  eu: vocabulary.add('eu'),
  e: vocabulary.add('e'),
  but: vocabulary.add('mas'),
  livre: vocabulary.add('livre'),
} as const

/** By word number: 1 for a filler. */
export const fillerTable = Uint8Array.from({ length: vocabulary.size() }, (_, id) =>
  sets.fillers.has(id) ? 1 : 0,
)
