import type { DictationAnswer, TranscriptAnswer } from '#domain/api/dictation.ts'
import { requestAs } from '#web/lib/api.ts'
import { fetchAs } from '#web/lib/fetch-as.ts'

/** Whether this installation writes down by itself what is said, and this browser can record. */
export async function hasOwnTranscription(personId: string): Promise<boolean> {
  if (!('MediaRecorder' in window) || !navigator.mediaDevices) return false
  const answer = await requestAs(personId)<DictationAnswer>('GET', '/api/dictation').catch(() => null)
  return answer?.own ?? false
}

/** What was said in a recording. */
export async function requestTranscript(personId: string, sound: Blob, signal: AbortSignal): Promise<string> {
  const headers = { 'content-type': sound.type }
  const response = await fetchAs(personId, '/api/dictation', { method: 'POST', headers, body: sound, signal })
  return ((await response.json()) as TranscriptAnswer).text
}
