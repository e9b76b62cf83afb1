import { setTimeout as wait } from 'node:timers/promises'
import type { HttpContext } from './http-env.ts'

/** A load balancer asks every second or two. */
const ASKED_WITHIN = 5_000
/** How long a stopping node still takes requests, so that every load balancer notices first. */
const DRAIN_TIME = 2_000

export type Drain = ReturnType<typeof createDrain>

/**
 * Tells load balancers that this node is about to stop, before it takes nothing more: not all of them can repeat a request
 * that a node refused. Where none has asked lately there is nothing to wait for.
 */
export function createDrain() {
  let askedAt = Number.NEGATIVE_INFINITY
  let isDraining = false
  return {
    /** What a load balancer asks. Nothing of the database: without one public documents are served all the same. */
    ready(c: HttpContext): Response {
      askedAt = performance.now()
      return isDraining ? c.json({ status: 'stopping' }, 503) : c.json({ status: 'ready' })
    },
    async begin(): Promise<void> {
      isDraining = true
      if (performance.now() - askedAt < ASKED_WITHIN) await wait(DRAIN_TIME)
    },
  }
}
