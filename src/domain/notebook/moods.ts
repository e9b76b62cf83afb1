/** From the worst to the best. In a file of its own: screens need them without the schemas. */
export const MOODS = ['muito-mal', 'mal', 'mais-ou-menos', 'bem', 'muito-bem'] as const
export type Mood = (typeof MOODS)[number]
