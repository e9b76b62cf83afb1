import { type Context, Hono } from 'hono'
import { PERSON_HEADER, PERSON_QUERY } from '#domain/api/person-header.ts'
import { AppError } from '#domain/errors.ts'
import { STREAMS_PER_PERSON } from '#domain/limits.ts'
import type { AppEnv } from '#server/app-env.ts'
import { alreadySent } from '#server/platform/http/download.ts'
import type { EventBus } from './event-bus.ts'
import { openEventStream } from './event-stream.ts'

/** Whose screen opens a stream: browsers can't send a header with it. */
export const personOfStream = (c: Context<AppEnv>): string | undefined =>
  c.req.header(PERSON_HEADER) ?? c.req.query(PERSON_QUERY)

/** The stream of everything that happens to the signed-in person's conversations. */
export function eventRoutes(live: EventBus) {
  return new Hono<AppEnv>().get('/', (c) => {
    const userId = c.get('person').id
    if (live.openFor(userId) >= STREAMS_PER_PERSON) throw new AppError('too_many_streams', { retryAfter: 30 })
    const headers = Object.fromEntries(c.res.headers)
    live.add(
      openEventStream(c.env.outgoing, {
        userId,
        sessionId: c.get('sessionId'),
        headers,
        onClose: live.remove,
      }),
    )
    return alreadySent(c)
  })
}
