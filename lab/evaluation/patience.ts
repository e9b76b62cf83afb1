import { setTimeout as sleep } from 'node:timers/promises'
import type { Meter } from '#server/model/meter.ts'
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

/** On whose account a service is asked: what calls take, how often they are made again, and whether more may be spent. */
export type Account = { meter: Meter; retried: () => void; stopAtCeiling: () => void }

const CALL_LASTS = 120_000
const FIRST_WAIT = 1_000
const LONGEST_WAIT = 20_000

const ABOUT_THE_REQUEST = /^(?:status (?:400|413|422)|too long|a line too long)$/
/** Refusals that do not pass by waiting. */
const FINAL = /^status (?!408|425|429|498)4\d\d$/

export type Waiting = { clock: Clock; signal: AbortSignal; account?: Account | undefined }

/**
 * Asks again, from the beginning, while a service is busy, broken or cut off, for two minutes at most, and not before the
 * time that it asks for has passed.
 */
export async function askPatiently<T extends { outcome: Outcome }>(
  attempt: () => Promise<T>,
  { clock, signal, account }: Waiting,
): Promise<T> {
  const begun = clock.now()
  for (let retries = 0; ; retries += 1) {
    account?.stopAtCeiling()
    const heard = await attempt()
    signal.throwIfAborted()
    if (heard.outcome.type !== 'failed') return heard
    const { reason, retryAfter = 0 } = heard.outcome
    if (ABOUT_THE_REQUEST.test(reason)) throw new RequestRefused(reason)
    const wait = Math.max(retryAfter, Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** retries))
    if (FINAL.test(reason) || clock.now() - begun + wait > CALL_LASTS) throw new ServiceFailed(reason)
    account?.retried()
    await clock.sleep(wait, signal)
  }
}
