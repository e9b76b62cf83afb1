/**
 * What the detector did at its last blind reading: lines of a writer (w14) whom it had never met, read once.
 * docs/safety.md has the intervals, and the levels by how they are said.
 */
export const MEASURED = {
  lines: 526,
  plain: '96 %',
  long: '98 %',
  hinted: '85 %',
  emergency: '95 %',
  anyCard: '1,3 %',
  loudCard: '1,0 %',
} as const

/**
 * What the output guard did at its last blind reading: replies of a writer (g16) whom it had never met, read once.
 * docs/safety-guard.md has the intervals.
 */
export const GUARD_MEASURED = {
  bad: 108,
  stopped: '80 %',
  stoppedOrAsked: '97 %',
  good: 180,
  altered: '1,7 %',
  asked: '15 %',
} as const
