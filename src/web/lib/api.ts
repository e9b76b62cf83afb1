import type { ErrorAnswer } from '#domain/api/account.ts'
import { PERSON_HEADER } from '#domain/api/person-header.ts'
import { BROWSER_ERRORS, type BrowserErrorCode } from '#domain/browser-errors.ts'
import type { ErrorCode } from '#domain/errors.ts'
import type { RiskLevel } from '#domain/safety/risk-level.ts'
import { parseJson } from '#domain/text/parse-json.ts'
import { tellSessionNews } from './session-news.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type RequestOptions = { body?: unknown; signal?: AbortSignal; timeout?: number }
/** Requests that do not say whose screen they come from. */
type PublicPath =
  | `/api/painel/${string}`
  | '/api/responsible'
  | `/api/account/${'session' | 'login' | 'register' | `${'forgot' | 'reset' | 'undo'}-password` | 'undo-account' | 'entry-link' | 'know-browser'}`

const TIMEOUT = 20_000

/** Reads the JSON that our server answers. Rejects with an ApiError, or with the abort of the caller's own `signal`. */
export const request = <Answer>(method: Method, path: PublicPath, options: RequestOptions = {}) =>
  ask<Answer>(method, path, options)

/** The same for the person whose screen it is: the server refuses it when somebody else is signed in by now. */
export function requestAs(personId: string) {
  return <Answer>(method: Method, path: `/api/${string}`, options: RequestOptions = {}): Promise<Answer> =>
    tellingSignedOut(
      personId,
      ask<Answer>(method, path, { ...options, headers: { [PERSON_HEADER]: personId } }),
    )
}

/** The same for what is no JSON, asked or answered. */
export const fetchAs = (personId: string, path: `/api/${string}`, options: RequestInit = {}) =>
  tellingSignedOut(
    personId,
    send(path, { ...options, headers: { ...options.headers, [PERSON_HEADER]: personId } }),
  )

/** Called when an answer shows that this person is not signed in here. */
async function tellingSignedOut<Answer>(personId: string, answer: Promise<Answer>): Promise<Answer> {
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
    const response = await send(path, {
      method,
      headers: {
        accept: 'application/json',
        ...headers,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: ending.signal,
    })
    const answer: unknown = parseJson(await response.text())
    if (answer === undefined) throw readError(response.status, answer)
    return answer as Answer
  } catch (error) {
    if (error instanceof ApiError || signal?.aborted) throw error
    throw new ApiError(ending.signal.aborted ? 'unavailable' : 'offline')
  } finally {
    clearTimeout(timer)
  }
}

/** An answer that is no refusal. An abort of the caller's stays one. */
async function send(path: string, options: RequestInit): Promise<Response> {
  try {
    const response = await fetch(path, { ...options, credentials: 'same-origin', cache: 'no-store' })
    if (!response.ok) throw readError(response.status, parseJson(await response.text()))
    return response
  } catch (error) {
    throw error instanceof ApiError || options.signal?.aborted ? error : new ApiError('offline')
  }
}

type Refusal = { status: number } & Omit<ErrorAnswer['error'], 'code'>

export class ApiError extends Error {
  readonly code: ErrorCode
  /** 0 when the server was not reached. */
  readonly status: number
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number | undefined
  /** What the safety layer read in a message that was refused: help is shown all the same. */
  readonly nivel: RiskLevel

  /** Where the person can do something about it. */
  readonly link: string | undefined

  constructor(code: BrowserErrorCode)
  constructor(code: ErrorCode, refusal: Refusal)
  constructor(code: ErrorCode, refusal: Refusal = BROWSER_ERRORS[code as BrowserErrorCode]) {
    super(refusal.message)
    this.code = code
    this.status = refusal.status
    this.retryAfter = refusal.retryAfter
    this.nivel = refusal.nivel ?? 'nenhum'
    this.link = refusal.link
  }
}

/** Reads the body of an error answer. What is not from our server (a proxy's page, say) goes by its status. */
export function readError(status: number, body: unknown): ApiError {
  const error = (body as Partial<ErrorAnswer> | null | undefined)?.error
  // Our server sends both.
  if (typeof error?.code !== 'string' || typeof error.message !== 'string')
    return new ApiError(status >= 502 ? 'unavailable' : 'internal')
  return new ApiError(error.code as ErrorCode, { status, ...error })
}

/** Whatever went wrong, as something that the person may read. */
export const toApiError = (error: unknown): ApiError =>
  error instanceof ApiError ? error : new ApiError('internal')

/** The session of this browser is nobody's, or another person's: what was asked waits until its person is back. */
export const isSessionRefusal = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'not_signed_in' || error.code === 'other_person')

/** It may go better by itself: there was no connection, or the server failed. */
export const isTransientFailure = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500)

/** The server was reached, or a proxy before it, and could not do it. */
export const isFailing = (error: unknown): boolean => error instanceof ApiError && error.status >= 500

/** The server knows whose request it is, and refuses it. */
export const isRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError && !isTransientFailure(error) && !isSessionRefusal(error)
