import { setTimeout as wait } from 'node:timers/promises'
import { expect, vi } from 'vitest'
import { HANG_TIMEOUT } from './hang-timeout.ts'

const OPTIONS = { timeout: HANG_TIMEOUT, interval: 15 }
const SHORTEST_PAUSE = 5
const LONGEST_PAUSE = 80

/** What will hold soon: `await soon(() => screen.text).toBe('Oi')`. */
export function soon<T>(read: () => T): ReturnType<typeof expect.poll<T>> {
  return expect.poll(read, OPTIONS)
}

/**
 * What this gives as soon as it no longer throws. Asked less and less often: what takes seconds, like a reply that is
 * typed out, would else be asked for a hundred times.
 */
export async function eventually<T>(read: () => T | Promise<T>): Promise<T> {
  if (vi.isFakeTimers()) return vi.waitFor(read, OPTIONS)
  const end = performance.now() + HANG_TIMEOUT
  for (let pause = SHORTEST_PAUSE; ; pause = Math.min(LONGEST_PAUSE, pause * 1.5)) {
    try {
      return await read()
    } catch (error) {
      if (performance.now() > end) throw error
    }
    await wait(pause)
  }
}

/** Waits until this is so. */
export function until<T>(isSo: () => T): ReturnType<typeof vi.waitUntil<T>> {
  return vi.waitUntil(isSo, OPTIONS)
}
