import type { Done } from '#domain/api/account.ts'
import type { AskForDeletion, DeletionAnswer, PrivacyAnswer } from '#domain/api/privacy.ts'
import { request } from '#web/lib/api.ts'
import { ApiError, readError } from '#web/lib/api-error.ts'

export const fetchPrivacy = () => request<PrivacyAnswer>('GET', '/api/privacy')
export const eraseConversations = () =>
  request<Done>('DELETE', '/api/privacy/conversations', { timeout: 60_000 })
export const askForDeletion = (body: AskForDeletion) =>
  request<DeletionAnswer>('POST', '/api/privacy/deletion', { body, timeout: 60_000 })
export const takeDeletionBack = () => request<Done>('DELETE', '/api/privacy/deletion')

/** The file with everything, and its name. */
export async function fetchExport(): Promise<{ file: Blob; name: string }> {
  try {
    const response = await fetch('/api/privacy/export', { credentials: 'same-origin', cache: 'no-store' })
    if (!response.ok) throw readError(response.status, await response.json().catch(() => null))
    const name = /filename="([\w.-]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
    return { file: await response.blob(), name: name ?? 'meus-dados.zip' }
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError('offline')
  }
}
