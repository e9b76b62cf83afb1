import type { Done } from '#domain/api/account.ts'
import type { AskForDeletion, DeletionAnswer } from '#domain/api/privacy.ts'
import { fetchAs, requestAs } from '#web/lib/api.ts'

export const requestErasure = (personId: string) =>
  requestAs(personId)<Done>('DELETE', '/api/privacy/conversations', { timeout: 60_000 })
export const requestDeletion = (personId: string, body: AskForDeletion) =>
  requestAs(personId)<DeletionAnswer>('POST', '/api/privacy/deletion', { body, timeout: 60_000 })
export const requestDeletionUndo = (personId: string) =>
  requestAs(personId)<Done>('DELETE', '/api/privacy/deletion')

export async function fetchExport(personId: string): Promise<{ file: Blob; name: string }> {
  const response = await fetchAs(personId, '/api/privacy/export')
  const name = /filename="([\w.-]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  return { file: await response.blob(), name: name ?? 'meus-dados.zip' }
}
