import { expect, vi } from 'vitest'

// Long enough for a machine that has much else to do; what becomes true at once costs nothing.
const PATIENCE = { timeout: 8_000, interval: 15 }

/** What will hold soon: `await soon(() => screen.text).toBe('Oi')`. */
export function soon<T>(read: () => T): ReturnType<typeof expect.poll<T>> {
  return expect.poll(read, PATIENCE)
}

/** Waits until this is so. */
export function until<T>(isSo: () => T): ReturnType<typeof vi.waitUntil<T>> {
  return vi.waitUntil(isSo, PATIENCE)
}
