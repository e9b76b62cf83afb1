import * as frames from './frames.ts'
import { idiomClasses, idioms } from './idioms.ts'
import { marks } from './marks.ts'
import { createVocabulary } from './pattern.ts'
import { createPatternSets, type PatternSet } from './pattern-set.ts'
import type { Rule } from './rule.ts'
import { rulesAtencao } from './rules-atencao.ts'
import { rulesEmergencia } from './rules-emergencia.ts'
import { rulesRisco } from './rules-risco.ts'
import { rulesViolencia } from './rules-violencia.ts'
import { rulesVitima } from './rules-vitima.ts'
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
export const longAgoSet = patternSet([frames.longAgoPatterns])
export const overSet = patternSet([frames.overPatterns])
export const persistsSet = patternSet([frames.persistsPatterns])
export const askedSet = patternSet([frames.askedPatterns])
export const liedSet = patternSet([frames.liedPatterns])
export const seriousSet = patternSet([frames.seriousPatterns])

const wordsWith = {
  filler: [...frames.fillers, marks.laugh],
  negator: frames.negators,
  bridge: frames.negationBridge,
  bridgeBeforeVerb: frames.negationBridgeBeforeVerb,
  finite: frames.finiteVerbs,
  first: frames.firstPerson,
  possessive: ['meu', 'minha', 'meus', 'minhas'],
  third: frames.thirdPersons,
  said: frames.saidVerbs,
  saidByMe: frames.saidByMe,
  otherAgent: frames.otherAgents,
  fiction: frames.fictionWords,
  game: frames.gameWords,
  maybeGame: frames.maybeGameWords,
  news: frames.newsWords,
  work: frames.workWords,
  dream: frames.dreamWords,
  past: frames.pastWords,
  trifle: frames.trifles,
  petty: frames.pettyCauses,
  // by their endings: see spelling.ts
  firstPersonPast: [],
  pastEnding: [],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type Trait = keyof typeof wordsWith

/** What a word is to the grammar around a sign: one bit for each trait, so that a word or a sentence has a sum of them. */
export const traits = Object.fromEntries(
  Object.keys(wordsWith).map((trait, bit) => [trait, 1 << bit]),
) as Readonly<Record<Trait, number>>

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
  game: vocabulary.add('jogo'),
  estou: vocabulary.add('estou'),
  livre: vocabulary.add('livre'),
} as const

const traitsByWord = new Map<number, number>()
for (const trait of Object.keys(wordsWith) as Trait[])
  for (const word of wordsWith[trait]) {
    const id = vocabulary.add(word)
    traitsByWord.set(id, (traitsByWord.get(id) ?? 0) | traits[trait])
  }

/** By word number: its traits. */
export const traitsOf = Int32Array.from({ length: vocabulary.size() }, (_, id) => traitsByWord.get(id) ?? 0)

/** By word number: 1 for a filler. */
export const fillerTable = Uint8Array.from(traitsOf, (sum) => (sum & traits.filler ? 1 : 0))
