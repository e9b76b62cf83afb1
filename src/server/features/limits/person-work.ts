import { createMiddleware } from 'hono/factory'
import { AppError } from '#domain/errors.ts'
import { PERSON_WORK, REQUEST_WORK_RESERVED } from '#domain/limits.ts'
import type { AppEnv } from '#server/app-env.ts'
import { meterOpening } from '#server/platform/work-meter.ts'
import { createMemoryBuckets } from './memory-buckets.ts'

const workOf = createMemoryBuckets(PERSON_WORK)

export const chargeWork = workOf.charge

/** Milliseconds of a request, whatever it reads: its session, its queries, its answer. One that changes something writes, too. */
const READING = 1
const CHANGING = 4

/** These words may be of danger: they are read whatever else was asked for, and has limits of its own. */
const ALWAYS_READ = /^\/api\/conversations\/(?:[^/]+\/messages|read-waiting)$/

/** Reserves processor time before the work, so that many requests at once are counted, and gives back what was not used. */
export const boundPersonWork = createMiddleware<AppEnv>(async (c, next) => {
  const { id } = c.get('person')
  const wait = workOf.waitFor(id)
  const isRefused = wait > 0 && !(c.req.method === 'POST' && ALWAYS_READ.test(c.req.path))
  if (isRefused) throw new AppError('too_many_tries', { retryAfter: Math.ceil(wait / 1000) })
  chargeWork(id, REQUEST_WORK_RESERVED)
  const opened = await meterOpening(next)
  chargeWork(id, opened + (c.req.method === 'GET' ? READING : CHANGING) - REQUEST_WORK_RESERVED)
})
