import { expect, vi } from 'vitest'
import { HANG_TIMEOUT } from './hang-timeout.ts'

const OPTIONS = { timeout: HANG_TIMEOUT, interval: 15 }

/** What will hold soon: `await soon(() => screen.text).toBe('Oi')`. */
export function soon<T>(read: () => T): ReturnType<typeof expect.poll<T>> {
  return expect.poll(read, OPTIONS)
}

/** What this gives as soon as it no longer throws. */
export function eventually<T>(read: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(read, OPTIONS)
}

/** Waits until this is so. */
export function until<T>(isSo: () => T): ReturnType<typeof vi.waitUntil<T>> {
  return vi.waitUntil(isSo, OPTIONS)
}
