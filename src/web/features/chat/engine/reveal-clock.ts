import { isStepDue } from './step-due.ts'

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
