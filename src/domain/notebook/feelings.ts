/** What a check-in offers to say how it feels: everyday words, no diagnoses, none with a gender. */
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

export type Feeling = (typeof FEELINGS)[number]

export function isFeeling(word: string): word is Feeling {
  return FEELINGS.some((feeling) => feeling === word)
}
