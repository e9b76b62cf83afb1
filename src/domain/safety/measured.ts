/**
 * What the detector did at its last blind reading: lines of a writer (w15) whom it had never met, read once.
 * docs/safety.md has the intervals, and the levels by how they are said.
 */
export const MEASURED = {
  lines: 520,
  plain: '95 %',
  long: '95 %',
  hinted: '70 %',
  emergency: '95 %',
  anyCard: '0,7 %',
  loudCard: '0,7 %',
} as const

/**
 * What the output guard did at its last blind reading: replies of a writer (g18) whom it had never met, read once.
 * docs/safety-guard.md has the intervals.
 */
export const GUARD_MEASURED = {
  bad: 108,
  stopped: '79 %',
  stoppedOrAsked: '93 %',
  good: 180,
  altered: '1,1 %',
  asked: '12 %',
} as const
