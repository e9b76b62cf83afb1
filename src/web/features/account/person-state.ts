import type { Person, SessionAnswer } from '#domain/api/account.ts'
import type { ApiError } from '#web/lib/api-error.ts'

/**
 * Who is signed in, as far as this tab knows. `left` says that the person signed out themselves, so there is
 * nothing to come back to.
 */
export type PersonState =
  | { status: 'loading' }
  | { status: 'failed'; error: ApiError }
  | { status: 'signed-out'; left: boolean }
  | { status: 'signed-in'; person: Person; model: SessionAnswer['model'] }

export function fromAnswer({ person, model }: SessionAnswer, left = false): PersonState {
  return person ? { status: 'signed-in', person, model } : { status: 'signed-out', left }
}

/** A failed look does not throw out somebody who was in: the next request will tell. */
export function fromFailure(previous: PersonState, error: ApiError): PersonState {
  return previous.status === 'signed-in' ? previous : { status: 'failed', error }
}
