import { MODEL_READ_PAUSE_MAX } from '#domain/limits.ts'

const STEP = 50

/** Resumes a paused connection after so many milliseconds, together with all others that are due in the same step. */
export function resumeLater(connection: { resume: () => unknown }, length: number): void {
  const now = performance.now()
  const due = Math.ceil((now + Math.min(length, MODEL_READ_PAUSE_MAX)) / STEP) * STEP
  setTimeout(() => connection.resume(), due - now)
}
