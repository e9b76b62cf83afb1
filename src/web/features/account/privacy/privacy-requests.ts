import type { Done } from '#domain/api/account.ts'
import type { AskForDeletion, DeletionAnswer, PrivacyAnswer } from '#domain/api/privacy.ts'
import { personHeaders, requestAs, tellingSignedOut } from '#web/lib/api.ts'
import { ApiError, readError } from '#web/lib/api-error.ts'

export const fetchPrivacy = (personId: string) => requestAs(personId)<PrivacyAnswer>('GET', '/api/privacy')
export const requestErasure = (personId: string) =>
  requestAs(personId)<Done>('DELETE', '/api/privacy/conversations', { timeout: 60_000 })
export const requestDeletion = (personId: string, body: AskForDeletion) =>
  requestAs(personId)<DeletionAnswer>('POST', '/api/privacy/deletion', { body, timeout: 60_000 })
export const requestDeletionUndo = (personId: string) =>
  requestAs(personId)<Done>('DELETE', '/api/privacy/deletion')

type Export = { file: Blob; name: string }

/** The file with everything, and its name. */
export const fetchExport = (personId: string): Promise<Export> =>
  tellingSignedOut(personId, download(personId))

async function download(personId: string): Promise<Export> {
  try {
    const response = await fetch('/api/privacy/export', {
      credentials: 'same-origin',
      cache: 'no-store',
      headers: personHeaders(personId),
    })
    if (!response.ok) throw readError(response.status, await response.json().catch(() => null))
    const name = /filename="([\w.-]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
    return { file: await response.blob(), name: name ?? 'meus-dados.zip' }
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError('offline')
  }
}
