import { ApiError, personHeaders, readError, tellingSignedOut } from './api.ts'

/** A request for a person's data whose body or answer is no JSON (`requestAs` is for all others). */
export const fetchAs = (personId: string, path: `/api/${string}`, options: RequestInit = {}) =>
  tellingSignedOut(personId, ask(personId, path, options))

async function ask(personId: string, path: string, options: RequestInit): Promise<Response> {
  try {
    const headers = { ...options.headers, ...personHeaders(personId) }
    const response = await fetch(path, { ...options, credentials: 'same-origin', cache: 'no-store', headers })
    if (!response.ok) throw readError(response.status, await response.json().catch(() => null))
    return response
  } catch (error) {
    throw error instanceof ApiError || options.signal?.aborted ? error : new ApiError('offline')
  }
}
