/** A page that is out of sight gets no frames, but other things on it follow the state of a reply. */
const STEP_OUT_OF_SIGHT = 500

/** Calls `step` whenever the next letters are due, once it was asked to and for as long as `step` returns true. */
export function createRevealClock(step: (now: number) => boolean): { start: () => void } {
  let cancel: (() => void) | null = null
  let steppedAt = 0
  let keyAt = Number.NEGATIVE_INFINITY
  let keyBefore = Number.NEGATIVE_INFINITY

  function start(): void {
    if (cancel) return
    if (document.visibilityState === 'hidden') {
      const timer = setTimeout(run, STEP_OUT_OF_SIGHT)
      cancel = () => clearTimeout(timer)
    } else {
      const frame = requestAnimationFrame(run)
      cancel = () => cancelAnimationFrame(frame)
    }
  }

  function run(): void {
    cancel = null
    const now = performance.now()
    const due = isStepDue({ now, steppedAt, keyAt, keyBefore })
    if (due) steppedAt = now
    if (!due || step(now)) start()
  }

  document.addEventListener('visibilitychange', () => {
    if (!cancel) return
    cancel()
    cancel = null
    start()
  })

  document.addEventListener('keydown', () => {
    keyBefore = keyAt
    keyAt = performance.now()
  })

  return { start }
}

/** Three letters at a time look like one after the other, and every other frame is left to what the person does. */
const STEP = 30
/** What the person writes comes first: for so long after a key no letter of a reply is drawn. */
const KEY_FIRST = 50
/** For so long after a key somebody is writing: letters are drawn once after each key, and then seldom. */
const WRITING = 600
const STEP_WRITING = 150
/** However fast the person writes, the reply is typed on. */
const STEP_MOST = 120

type Moments = { now: number; steppedAt: number; keyAt: number; keyBefore: number }

/** Whether it is time to draw the next letters: in the middle between two keys, so that neither waits for the drawing. */
export function isStepDue({ now, steppedAt, keyAt, keyBefore }: Moments): boolean {
  const [sinceStep, sinceKey] = [now - steppedAt, now - keyAt]
  if (sinceKey < KEY_FIRST) return steppedAt < keyBefore && sinceStep >= STEP_MOST
  if (sinceKey >= WRITING) return sinceStep >= STEP
  return steppedAt < keyAt || sinceStep >= STEP_WRITING
}
