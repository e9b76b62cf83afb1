/** Three letters at a time look like one after the other, and every other frame is left to what the person does. */
const STEP = 30
/** What the person writes comes first: for so long after a key no letter of a reply is drawn. */
const KEY_FIRST = 50
/** For so long after a key somebody is writing: letters are drawn once after each key, and then seldom. */
const WRITING = 600
const STEP_WRITING = 150
/** However fast the person writes, the reply is typed on. */
const STEP_MOST = 120

/** Moments in milliseconds. */
type Moments = { now: number; steppedAt: number; keyAt: number; keyBefore: number }

/** Whether it is time to draw the next letters: in the middle between two keys, so that neither waits for the drawing. */
export function isStepDue({ now, steppedAt, keyAt, keyBefore }: Moments): boolean {
  const [sinceStep, sinceKey] = [now - steppedAt, now - keyAt]
  if (sinceKey < KEY_FIRST) return steppedAt < keyBefore && sinceStep >= STEP_MOST
  if (sinceKey >= WRITING) return sinceStep >= STEP
  return steppedAt < keyAt || sinceStep >= STEP_WRITING
}
