import { ApiError, readError } from './api-error.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type RequestOptions = { body?: unknown; signal?: AbortSignal; timeout?: number }

const PATIENCE = 20_000

/**
 * Asks our server and reads its JSON. Rejects with an ApiError, whatever went wrong; only the caller's own
 * `signal` rejects as the abort it is.
 */
export async function request<Answer>(
  method: Method,
  path: `/api/${string}`,
  { body, signal, timeout = PATIENCE }: RequestOptions = {},
): Promise<Answer> {
  const ending = new AbortController()
  const patience = setTimeout(() => ending.abort(), timeout)
  signal?.addEventListener('abort', () => ending.abort(), { once: true })
  try {
    const response = await fetch(path, {
      method,
      credentials: 'same-origin',
      cache: 'no-store',
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: ending.signal,
    })
    const answer: unknown = await readJson(response)
    if (!response.ok || answer === undefined) throw readError(response.status, answer)
    return answer as Answer
  } catch (error) {
    if (error instanceof ApiError || signal?.aborted) throw error
    throw new ApiError(ending.signal.aborted ? 'unavailable' : 'offline')
  } finally {
    clearTimeout(patience)
  }
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
