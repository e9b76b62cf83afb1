import { AppError } from '#domain/errors.ts'
import { TRANSCRIPTION_LASTS } from '#domain/limits.ts'
import type { Settings } from '#server/env.ts'
import { boundedText } from '#server/platform/http/bounded-text.ts'
import type { Log } from '#server/platform/log.ts'

type Service = NonNullable<Settings['transcription']>

/** What services want a file to be called, by what is in it. */
const ENDINGS = { webm: 'webm', ogg: 'ogg', mp4: 'mp4', 'x-m4a': 'm4a', mpeg: 'mp3', wav: 'wav' } as const
const KIND = /^audio\/(webm|ogg|mp4|x-m4a|mpeg|wav)\b/i
/** More than two minutes of speech. */
const ANSWER_MAX_BYTES = 256 * 1024

/** Whether this is a recording of a kind that browsers make. */
export function isSound(contentType: string): boolean {
  return KIND.test(contentType)
}

/** The words of a recording, as the operator's service transcribes them. The recording is only ever in memory. */
export async function transcribe(
  { baseUrl, apiKey, name }: Service,
  sound: { content: ArrayBuffer; type: string },
  { log, signal }: { log: Log; signal: AbortSignal },
): Promise<string> {
  const kind = KIND.exec(sound.type)?.[1]?.toLowerCase() as keyof typeof ENDINGS
  const form = new FormData()
  form.set('file', new Blob([sound.content], { type: `audio/${kind}` }), `fala.${ENDINGS[kind]}`)
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
    return wordsOf(await boundedText(response, ANSWER_MAX_BYTES))
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

function wordsOf(answer: string): string {
  const { text } = JSON.parse(answer) as { text?: unknown }
  if (typeof text !== 'string') throw new Error('no text')
  return text.trim()
}
