import { FEELINGS_MAX } from '#domain/limits.ts'
import { type Feeling, isFeeling } from '#domain/notebook/feelings.ts'
import { MOODS, type Mood } from '#domain/notebook/moods.ts'
import { parseJson } from '#web/lib/parse-json.ts'

/** What is chosen and typed before it is kept. `day` is when it was to be kept: sent later, it is still of that day. */
export type CheckInDraft = { mood: Mood | null; feelings: Feeling[]; words: string; day?: string }

/** Reads what this browser kept, perhaps of an older version. */
export function readCheckIn(stored: string): CheckInDraft {
  const { mood, feelings, words, day } = (parseJson(stored) ?? {}) as Partial<CheckInDraft>
  return {
    mood: MOODS.find((one) => one === mood) ?? null,
    feelings: Array.isArray(feelings) ? feelings.filter((one) => isFeeling(one)).slice(0, FEELINGS_MAX) : [],
    words: typeof words === 'string' ? words : '',
    ...(typeof day === 'string' && { day }),
  }
}

/** Takes the feeling out, or in as long as there is room for it. */
export function toggleFeeling(feelings: readonly Feeling[], feeling: Feeling): Feeling[] {
  if (feelings.includes(feeling)) return feelings.filter((one) => one !== feeling)
  return feelings.length < FEELINGS_MAX ? [...feelings, feeling] : [...feelings]
}
