import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import type { ErrorAnswer } from '#domain/api/account.ts'
import { AppError } from '#domain/errors.ts'
import { METRICS_FAILURES } from '#domain/limits.ts'
import type { AppEnv } from '#server/app-env.ts'
import { createMemoryBuckets } from '#server/features/limits/memory-buckets.ts'
import { callerOf } from '#server/platform/http/caller.ts'
import { CONTENT_TYPE } from '#server/platform/metrics/exposition.ts'
import type { Registry } from '#server/platform/metrics/registry.ts'

/** No person meets it, only a program that reads metrics. */
const REFUSED: ErrorAnswer = {
  error: { code: 'metrics_refused', message: 'O token das métricas não confere.' },
}

/**
 * The metrics of this node, only with the token. Answered without the database: alarms matter most without it. The right
 * token is never refused for what others guess from the same address; one of 32 characters can't be guessed anyway.
 */
export function metricsRoutes(registry: Registry, token: string) {
  const expected = digest(`Bearer ${token}`)
  const failures = createMemoryBuckets(METRICS_FAILURES)

  return new Hono<AppEnv>().get('/', async (c) => {
    if (!timingSafeEqual(digest(c.req.header('authorization') ?? ''), expected)) {
      const { address } = callerOf(c)
      const wait = failures.waitFor(address)
      if (wait > 0) throw new AppError('too_many_tries', { retryAfter: Math.ceil(wait / 1000) })
      failures.take(address)
      c.header('WWW-Authenticate', 'Bearer')
      return c.json(REFUSED, 401)
    }
    c.header('Content-Type', CONTENT_TYPE)
    return c.body(await registry.text())
  })
}

/** Of one length, whatever was sent, as a comparison in constant time needs it. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
