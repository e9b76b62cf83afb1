/**
 * What the detector did at its last blind readings: lines of two writers (w26, w27) whom it had never met, read once.
 * docs/safety.md has the intervals, and the levels by how they are said.
 */
export const MEASURED = {
  lines: 1040,
  plain: '99 %',
  long: '93 %',
  hinted: '86 %',
  emergency: '96 %',
  victim: '89 %',
  anyCard: '1,9 %',
  loudCard: '0,7 %',
} as const

/**
 * What the output guard did at its last blind reading: replies of two writers (g36, g37) whom it had never met, read once.
 * docs/safety-guard.md has the intervals.
 */
export const GUARD_MEASURED = {
  bad: 216,
  stopped: '70 %',
  stoppedOrAsked: '95 %',
  good: 440,
  altered: '0 %',
  asked: '14 %',
} as const
