import { Hono } from 'hono'
import { z } from 'zod'
import type { DictationAnswer, TranscriptAnswer } from '#domain/api/chat.ts'
import { AppError } from '#domain/errors.ts'
import {
  RECORDINGS_AT_ONCE,
  TRANSCRIPTION_LASTS,
  TRANSCRIPTIONS_AT_ONCE,
  TRANSCRIPTIONS_PER_PERSON,
} from '#domain/limits.ts'
import type { AppEnv } from '#server/app-env.ts'
import type { Settings } from '#server/env.ts'
import { createConcurrencyLimit } from '#server/features/limits/concurrency-limit.ts'
import { type Limiter, limitPerson } from '#server/features/limits/limiter.ts'
import { boundedText } from '#server/platform/http/bounded-text.ts'
import type { Log } from '#server/platform/log.ts'

type Deps = {
  service: Settings['transcription']
  limiter: Limiter
  log: Log
  /** Why this person can send nothing now; null when they can. */
  refusal: (personId: string) => Promise<AppError | null>
}

/** Dictated messages, under /api/dictation; the contract is domain/api/chat.ts. Only signed-in people get here. */
export function dictationRoutes({ service, limiter, log, refusal }: Deps) {
  const arriving = createConcurrencyLimit({ atOnce: RECORDINGS_AT_ONCE, waiting: 0 })
  const turns = createConcurrencyLimit({ atOnce: TRANSCRIPTIONS_AT_ONCE, waiting: TRANSCRIPTIONS_AT_ONCE })
  /** Whose recording is under way: one person must not take the turns of all. */
  const transcribing = new Set<string>()
  return new Hono<AppEnv>()
    .get('/', (c) => c.json({ own: service !== null } satisfies DictationAnswer))
    .post('/', limitPerson(limiter, 'dictation', TRANSCRIPTIONS_PER_PERSON), async (c) => {
      if (!service) throw new AppError('not_found')
      const kind = kindOf(c.req.header('content-type') ?? '')
      if (!kind) throw new AppError('invalid_request')
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
        const text = await turns.run({}, () => transcribe(service, { content, kind }, { log, signal }))
        return c.json({ text } satisfies TranscriptAnswer)
      } finally {
        transcribing.delete(id)
      }
    })
}

/** What services want a file to be called, by what is in it. */
const ENDINGS = { webm: 'webm', ogg: 'ogg', mp4: 'mp4', 'x-m4a': 'm4a', mpeg: 'mp3', wav: 'wav' } as const
type Kind = keyof typeof ENDINGS
const KINDS = Object.keys(ENDINGS) as Kind[]
const Answer = z.object({ text: z.string().trim() })
const ANSWER_MAX_BYTES = 256 * 1024

const kindOf = (contentType: string): Kind | undefined =>
  KINDS.find((kind) => new RegExp(`^audio/${kind}\\b`, 'i').test(contentType))

/** The words of a recording, as the operator's service transcribes them. The recording is only ever in memory. */
async function transcribe(
  { baseUrl, apiKey, name }: NonNullable<Settings['transcription']>,
  { content, kind }: { content: ArrayBuffer; kind: Kind },
  { log, signal }: { log: Log; signal: AbortSignal },
): Promise<string> {
  const form = new FormData()
  form.set('file', new Blob([content], { type: `audio/${kind}` }), `fala.${ENDINGS[kind]}`)
  form.set('model', name)
  form.set('language', 'pt')
  form.set('response_format', 'json')
  try {
    const response = await fetch(`${baseUrl}/audio/transcriptions`, {
      method: 'POST',
      headers: apiKey ? { authorization: `Bearer ${apiKey}` } : {},
      body: form,
      // The key goes to no other address.
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TRANSCRIPTION_LASTS)]),
    })
    if (!response.ok) {
      await response.body?.cancel()
      throw new Error(`status ${response.status}`)
    }
    return Answer.parse(JSON.parse(await boundedText(response, ANSWER_MAX_BYTES))).text
  } catch (cause) {
    // Only what kind of failure it was: an answer may quote the recording.
    const reason = cause instanceof Error ? cause.message.slice(0, 40) : 'unknown'
    log.warn(
      { event: 'transcription-failed', reason: /^status \d+$/.test(reason) ? reason : 'no answer' },
      'the transcription failed',
    )
    throw new AppError('transcription_failed')
  }
}
