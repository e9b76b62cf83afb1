import { setTimeout as sleep } from 'node:timers/promises'
import type { Outcome } from '#server/model/model.ts'

/** A service refuses, or has not answered for as long as one call may take: the run stops, and can be resumed. */
export class ServiceFailed extends Error {}

/** A service refuses this one request: the talk is skipped and counted. */
export class RequestRefused extends Error {}

/** How time passes; replaced in tests. */
export type Clock = {
  now: () => number
  sleep: (milliseconds: number, signal: AbortSignal) => Promise<unknown>
}

export const REAL_CLOCK: Clock = {
  now: () => performance.now(),
  sleep: (milliseconds, signal) => sleep(milliseconds, undefined, { signal }),
}

const CALL_LASTS = 120_000
const FIRST_WAIT = 1_000
const LONGEST_WAIT = 20_000

const ABOUT_THE_REQUEST = /^(?:status (?:400|413|422)|too long|a line too long)$/
/** Refusals that do not pass by waiting. */
const FINAL = /^status (?!408|425|429|498)4\d\d$/

/** Asks again, from the beginning, while a service is busy, broken or cut off, for two minutes at most. */
export async function askPatiently<T extends { outcome: Outcome }>(
  attempt: () => Promise<T>,
  { clock, signal }: { clock: Clock; signal: AbortSignal },
): Promise<T & { retries: number }> {
  const begun = clock.now()
  for (let retries = 0; ; retries += 1) {
    const heard = await attempt()
    signal.throwIfAborted()
    if (heard.outcome.type !== 'failed') return { ...heard, retries }
    const { reason } = heard.outcome
    if (ABOUT_THE_REQUEST.test(reason)) throw new RequestRefused(reason)
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** retries)
    if (FINAL.test(reason) || clock.now() - begun + wait > CALL_LASTS) throw new ServiceFailed(reason)
    await clock.sleep(wait, signal)
  }
}
