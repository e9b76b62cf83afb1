import { READ_AT_MOST } from '#domain/limits.ts'
import type { RiskLevel } from '#domain/safety/risk-level.ts'
import { ApiError } from './api.ts'

/** What the server has not taken after so long is read here. */
const LATE_AFTER = 3000

/** To be called while the page is idle: without a connection nothing can be loaded. */
export const loadRules = () => import('#domain/safety/read-rules.ts')

/** The level that the detector's rules find in these words, in this browser. */
export async function readHere(words: string): Promise<RiskLevel> {
  // Code that never arrived reads nothing: the numbers of the line about the connection are there.
  const code = await loadRules().catch(() => null)
  return code?.readRules(words.slice(0, READ_AT_MOST)) ?? 'nenhum'
}

/** Calls `late` unless what this returns is called in time. `since` is when the person sent the words. */
export function whenLate(late: () => void, since = Date.now()): () => void {
  // A clock that was set back must not make anybody wait longer.
  const waits = Math.min(Math.max(since + LATE_AFTER - Date.now(), 0), LATE_AFTER)
  const timer = setTimeout(late, waits)
  return () => clearTimeout(timer)
}

/** Sends words, and reads them here where the server does not take them in time, or refuses them without a reading. */
export async function readingIfLate<Answer>(
  words: string,
  asked: Promise<Answer>,
  found: (nivel: RiskLevel) => unknown,
): Promise<Answer> {
  const read = () => void readHere(words).then(found)
  const inTime = whenLate(read)
  try {
    return await asked
  } catch (error) {
    if (!(error instanceof ApiError) || error.nivel === 'nenhum') read()
    throw error
  } finally {
    inTime()
  }
}
