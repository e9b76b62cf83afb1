import { setTimeout as wait } from 'node:timers/promises'
import { isAnswering, type Sql } from '#server/platform/db/database.ts'
import { isDiskFull, lookAgain } from '#server/platform/db/disk-full.ts'
import { programVersion } from '#server/platform/program-version.ts'
import { withTimeout } from '#server/platform/with-timeout.ts'
import type { HttpContext } from './http-env.ts'

/** What the product's answers come from, and how the services behind it are, if there are any. */
type Answering = {
  kind: 'demo' | 'remote'
  services?: (() => readonly { name: string; state: 'ok' | 'open'; since: number }[]) | undefined
}

/** A database that takes longer for an empty query counts as unavailable. */
const TIMEOUT = 2_000

/** Whether this node can serve: what a load balancer asks. One that stops is to be sent nothing more. */
export function health(sql: Sql, { kind: model, services }: Answering, isStopping: () => boolean) {
  return async (c: HttpContext) => {
    const about = { model, ...programVersion() }
    if (isStopping()) return c.json({ status: 'stopping', ...about }, 503)
    const database = await withTimeout(TIMEOUT, isAnswering(sql), false)
    if (!database) return c.json({ status: 'error', database: 'error', ...about }, 503)
    await withTimeout(TIMEOUT, lookAgain(sql), undefined)
    if (isDiskFull(sql)) return c.json({ status: 'error', database: 'ok', disk: 'full', ...about }, 503)
    const states = services?.().map(({ name, state, since }) => ({
      name,
      status: state,
      since: new Date(since).toISOString(),
    }))
    return c.json({ status: 'ok', database: 'ok', ...about, ...(states && { services: states }) })
  }
}

/** A load balancer asks every second or two. */
const ASKED_WITHIN = 5_000
/** How long a stopping node still takes requests, so that every load balancer notices first. */
const DRAIN_TIME = 2_000

/** Lets load balancers notice a stop first: not all can repeat a refused request. Without one there is nothing to wait for. */
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
