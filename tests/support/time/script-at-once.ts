import { afterAll } from 'vitest'
import { ONBOARDING_DOTS_MS, ONBOARDING_WAIT_MS } from '#domain/limits.ts'

/**
 * What is said in words of ours comes without its second and a half, for the rest of a file whose tests are not about it:
 * start-onboarding.test.ts waits.
 */
export function scriptAtOnce(): void {
  const real = globalThis.setTimeout
  const quick = (work: () => void, delay?: number, ...args: []) =>
    real(work, delay === ONBOARDING_WAIT_MS + ONBOARDING_DOTS_MS ? 0 : delay, ...args)
  globalThis.setTimeout = Object.assign(quick, real)
  afterAll(() => {
    globalThis.setTimeout = real
  })
}
