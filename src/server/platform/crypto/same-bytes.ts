import { timingSafeEqual } from 'node:crypto'

/** Compares what was given with what is secret: how long it takes does not depend on how much of it was right. */
export const sameBytes = (given: Uint8Array, expected: Uint8Array): boolean =>
  given.length === expected.length && timingSafeEqual(given, expected)
