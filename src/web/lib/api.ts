import { PERSON_HEADER } from '#domain/api/person-header.ts'
import { ApiError, isSessionRefusal, readError } from './api-error.ts'
import { parseJson } from './parse-json.ts'
import { tellSessionNews } from './session-news.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type RequestOptions = { body?: unknown; signal?: AbortSignal; timeout?: number }
/** Requests that do not say whose screen they come from. */
type PublicPath =
  | `/api/painel/${string}`
  | '/api/responsible'
  | `/api/account/${'session' | 'login' | 'register' | `${'forgot' | 'reset' | 'undo'}-password` | 'undo-account' | 'entry-link' | 'know-browser'}`

const TIMEOUT = 20_000

/**
 * Sends a request to our server and reads its JSON. Rejects with an ApiError, whatever went wrong; only the caller's own
 * `signal` rejects as the abort it is.
 */
export const request = <Answer>(method: Method, path: PublicPath, options: RequestOptions = {}) =>
  ask<Answer>(method, path, options)

/**
 * The same for a person's data. The id is that of the person the screen belongs to, not of the one signed in now:
 * the server refuses the request when they are not the same.
 */
export function requestAs(personId: string) {
  return <Answer>(method: Method, path: `/api/${string}`, options: RequestOptions = {}): Promise<Answer> =>
    tellingSignedOut(personId, ask<Answer>(method, path, { ...options, headers: personHeaders(personId) }))
}

export const personHeaders = (personId: string): Record<string, string> => ({ [PERSON_HEADER]: personId })

/** Called when an answer shows that this person is not signed in here. */
export async function tellingSignedOut<Answer>(personId: string, answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer
  } catch (error) {
    if (isSessionRefusal(error)) tellSessionNews({ personId, what: 'refused' })
    throw error
  }
}

async function ask<Answer>(
  method: Method,
  path: string,
  { body, signal, headers, timeout = TIMEOUT }: RequestOptions & { headers?: Record<string, string> },
): Promise<Answer> {
  const ending = new AbortController()
  const timer = setTimeout(() => ending.abort(), timeout)
  signal?.addEventListener('abort', () => ending.abort(), { once: true })
  try {
    const response = await fetch(path, {
      method,
      credentials: 'same-origin',
      cache: 'no-store',
      headers: {
        accept: 'application/json',
        ...headers,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: ending.signal,
    })
    const answer: unknown = parseJson(await response.text())
    if (!response.ok || answer === undefined) throw readError(response.status, answer)
    return answer as Answer
  } catch (error) {
    if (error instanceof ApiError || signal?.aborted) throw error
    throw new ApiError(ending.signal.aborted ? 'unavailable' : 'offline')
  } finally {
    clearTimeout(timer)
  }
}
