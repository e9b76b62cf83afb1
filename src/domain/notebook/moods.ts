/** From the worst to the best. There are no schemas here: screens do without them. */
export const MOOD_NAMES = {
  'muito-mal': 'Muito mal',
  mal: 'Mal',
  'mais-ou-menos': 'Mais ou menos',
  bem: 'Bem',
  'muito-bem': 'Muito bem',
}
export type Mood = keyof typeof MOOD_NAMES

export const MOODS = Object.keys(MOOD_NAMES) as Mood[]

/** What a check-in offers for how it feels: everyday words, no diagnoses, none with a gender. */
export const FEELINGS = [
  'alegria',
  'calma',
  'gratidão',
  'esperança',
  'orgulho',
  'amor',
  'alívio',
  'ânimo',
  'cansaço',
  'tristeza',
  'ansiedade',
  'medo',
  'raiva',
  'culpa',
  'vergonha',
  'solidão',
  'saudade',
  'frustração',
  'tédio',
  'confusão',
  'irritação',
  'desânimo',
  'preocupação',
  'vazio',
] as const

/** The first of them, which lift; the others weigh. */
const LIFTING = 8

/** In the order in which they are offered: what is likelier to fit comes first. */
export function feelingsFor(mood: Mood): readonly Feeling[] {
  const weighs = mood === 'muito-mal' || mood === 'mal'
  return weighs ? [...FEELINGS.slice(LIFTING), ...FEELINGS.slice(0, LIFTING)] : FEELINGS
}

export type Feeling = (typeof FEELINGS)[number]

export const isFeeling = (word: string): word is Feeling => FEELINGS.some((feeling) => feeling === word)
