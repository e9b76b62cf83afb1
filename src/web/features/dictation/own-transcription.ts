import type { DictationAnswer, TranscriptAnswer } from '#domain/api/dictation.ts'
import { personHeaders, requestAs, tellingSignedOut } from '#web/lib/api.ts'
import { ApiError, readError } from '#web/lib/api-error.ts'

/** Whether this installation writes down by itself what is said, and this browser can record. */
export async function hasOwnTranscription(personId: string): Promise<boolean> {
  if (!('MediaRecorder' in window) || !navigator.mediaDevices) return false
  const answer = await requestAs(personId)<DictationAnswer>('GET', '/api/dictation').catch(() => null)
  return answer?.own ?? false
}

/** What was said in a recording. */
export const requestTranscript = (personId: string, sound: Blob, signal: AbortSignal): Promise<string> =>
  tellingSignedOut(personId, ask(personId, sound, signal))

async function ask(personId: string, sound: Blob, signal: AbortSignal): Promise<string> {
  try {
    const response = await fetch('/api/dictation', {
      method: 'POST',
      credentials: 'same-origin',
      cache: 'no-store',
      headers: { ...personHeaders(personId), 'content-type': sound.type },
      body: sound,
      signal,
    })
    const answer = await response.json().catch(() => null)
    if (!response.ok) throw readError(response.status, answer)
    return (answer as TranscriptAnswer).text
  } catch (error) {
    throw error instanceof ApiError || signal.aborted ? error : new ApiError('offline')
  }
}
