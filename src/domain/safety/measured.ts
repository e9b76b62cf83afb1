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
 * What the output guard did at its last blind readings: replies of four writers (g36 to g39) whom it had never met, read
 * once. docs/safety-guard.md has the intervals.
 */
export const GUARD_MEASURED = {
  bad: 432,
  stopped: '71 %',
  stoppedOrAsked: '94 %',
  good: 880,
  altered: '0,8 %',
  asked: '13 %',
} as const
