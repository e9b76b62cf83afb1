import { Hono } from 'hono'
import type { DictationAnswer, TranscriptAnswer } from '#domain/api/dictation.ts'
import { AppError } from '#domain/errors.ts'
import { RECORDINGS_AT_ONCE, TRANSCRIPTIONS_AT_ONCE, TRANSCRIPTIONS_PER_PERSON } from '#domain/limits.ts'
import type { AppEnv } from '#server/app-env.ts'
import type { Settings } from '#server/env.ts'
import { createConcurrencyLimit } from '#server/features/limits/concurrency-limit.ts'
import { limitPerson } from '#server/features/limits/limit-person.ts'
import type { Limiter } from '#server/features/limits/limiter.ts'
import type { Log } from '#server/platform/log.ts'
import { isSound, transcribe } from './transcribe.ts'

type Deps = {
  service: Settings['transcription']
  limiter: Limiter
  log: Log
  /** Why this person can send nothing now; null when they can. */
  refusal: (personId: string) => Promise<AppError | null>
}

/** Dictated messages, under /api/dictation; the contract is domain/api/dictation.ts. Only signed-in people get here. */
export function dictationRoutes({ service, limiter, log, refusal }: Deps) {
  const arriving = createConcurrencyLimit({ atOnce: RECORDINGS_AT_ONCE, waiting: 0 })
  const turns = createConcurrencyLimit({ atOnce: TRANSCRIPTIONS_AT_ONCE, waiting: TRANSCRIPTIONS_AT_ONCE })
  /** Whose recording is under way: one person must not take the turns of all. */
  const transcribing = new Set<string>()
  return new Hono<AppEnv>()
    .get('/', (c) => c.json({ own: service !== null } satisfies DictationAnswer))
    .post('/', limitPerson(limiter, 'dictation', TRANSCRIPTIONS_PER_PERSON), async (c) => {
      if (!service) throw new AppError('not_found')
      const type = c.req.header('content-type') ?? ''
      if (!isSound(type)) throw new AppError('invalid_request')
      const { id } = c.get('person')
      const refused = await refusal(id)
      if (refused) throw refused
      if (transcribing.has(id)) throw new AppError('busy', { retryAfter: 5 })
      transcribing.add(id)
      try {
        // Before its turn: a slow line keeps nobody else waiting for the service.
        const content = await arriving.run({}, () => c.req.arrayBuffer())
        if (content.byteLength === 0) throw new AppError('invalid_request')
        const { signal } = c.req.raw
        const text = await turns.run({}, () => transcribe(service, { content, type }, { log, signal }))
        return c.json({ text } satisfies TranscriptAnswer)
      } finally {
        transcribing.delete(id)
      }
    })
}
