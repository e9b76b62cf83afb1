import { expect } from 'vitest'

/** A moment that lies within what the test itself took, whatever the speed of the machine. */
export function expectBetween(moment: number, from: number, to: number): void {
  expect(moment).toBeGreaterThanOrEqual(from)
  expect(moment).toBeLessThanOrEqual(to)
}
