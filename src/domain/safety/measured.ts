/**
 * What the detector did at its last blind reading: lines of a writer (w16) whom it had never met, read once.
 * docs/safety.md has the intervals, and the levels by how they are said.
 */
export const MEASURED = {
  lines: 520,
  plain: '94 %',
  long: '90 %',
  hinted: '83 %',
  emergency: '98 %',
  victim: '74 %',
  anyCard: '0,7 %',
  loudCard: '0,3 %',
} as const

/**
 * What the output guard did at its last blind reading: replies of a writer (g19) whom it had never met, read once.
 * docs/safety-guard.md has the intervals.
 */
export const GUARD_MEASURED = {
  bad: 108,
  stopped: '70 %',
  stoppedOrAsked: '94 %',
  good: 220,
  altered: '0,5 %',
  asked: '19 %',
} as const
