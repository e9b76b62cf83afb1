import { keptTexts } from '#web/lib/kept-texts.ts'

const KEY = 'dia'

/** The day on which the suggestion of a check-in was last answered, on this device. */
export function suggestionDay(personId: string) {
  const kept = keptTexts('sugestao', personId)
  return { get: () => kept.get(KEY), set: (day: string) => kept.set(KEY, day) }
}
