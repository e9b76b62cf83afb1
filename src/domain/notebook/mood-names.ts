import type { Mood } from './moods.ts'

/** How the five faces are called. */
export const MOOD_NAMES: Readonly<Record<Mood, string>> = {
  'muito-mal': 'Muito mal',
  mal: 'Mal',
  'mais-ou-menos': 'Mais ou menos',
  bem: 'Bem',
  'muito-bem': 'Muito bem',
}
