import type { Person, SessionAnswer } from '#domain/api/account.ts'
import type { ApiError } from '#web/lib/api-error.ts'

/** Who is signed in, as far as this tab knows. */
export type PersonState =
  | { status: 'loading' }
  | { status: 'failed'; error: ApiError }
  /**
   * Why nobody is: the person signed out themselves here, so there is nothing to come back to; they ended this session from
   * elsewhere; it is over for another reason, and this tab had screens of theirs; or nothing is known of anybody.
   */
  | { status: 'signed-out'; why: 'left' | 'ended-elsewhere' | 'over' | 'unknown' }
  | { status: 'signed-in'; person: Person; model: SessionAnswer['model'] }
  /** This tab has screens of somebody, and the session of this browser is another person's: nothing of either is shown. */
  | { status: 'other-person' }

/** `owner` is the id of the person whose screens this tab has; null while it has none. */
export function fromAnswer({ person, model, ended }: SessionAnswer, owner: string | null): PersonState {
  if (!person && ended) return { status: 'signed-out', why: 'ended-elsewhere' }
  if (!person) return { status: 'signed-out', why: owner === null ? 'unknown' : 'over' }
  if (owner !== null && owner !== person.id) return { status: 'other-person' }
  return { status: 'signed-in', person, model }
}

export const LEFT: PersonState = { status: 'signed-out', why: 'left' }

/** A failed request signs nobody out: the next one will tell. */
export function fromFailure(previous: PersonState, error: ApiError): PersonState {
  return previous.status === 'loading' || previous.status === 'failed'
    ? { status: 'failed', error }
    : previous
}
