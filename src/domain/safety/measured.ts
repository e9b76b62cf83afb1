/**
 * What the detector did at its last blind reading: lines of a writer (w12) whom it had never met, read once.
 * docs/safety.md has the intervals, and the levels by how they are said.
 */
export const MEASURED = {
  lines: 490,
  plain: '99 %',
  long: '92 %',
  hinted: '76 %',
  emergency: '90 %',
  anyCard: '4,4 %',
  loudCard: '2,0 %',
} as const
