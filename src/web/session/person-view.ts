import type { Person } from '#domain/account/person.ts'
import type { SessionAnswer } from '#domain/api/account.ts'
import { ApiError, request, toApiError } from '#web/lib/api.ts'
import { forgetPerson } from '#web/lib/person-memory.ts'
import { remember, remembered } from '#web/lib/remember.ts'

const fetchSession = () => request<SessionAnswer>('GET', '/api/account/session')

/** How long the session may take to be read before its screens are hidden. */
const VERIFIED_WITHIN = 500
/** What takes longer to be answered is shown like a failure, until it is: a connection may neither work nor break. */
const ANSWERED_WITHIN = 4000

export type ShowPerson = (change: (before: PersonState) => PersonState) => void

/** Whose screens this tab has (its owner), and what it shows of them while the session is read. */
export function createPersonView(show: ShowPerson) {
  let owner: string | null = null
  // An answer that was overtaken by a newer request, or by signing in or out, is dropped.
  let latest = 0

  function settle(next: PersonState): void {
    latest += 1
    if (next.status === 'signed-in') owner = next.person.id
    rememberSignedIn(next.status === 'signed-in' || next.status === 'other-person')
    show(() => next)
  }

  /** Asks the server who is signed in. Screens that were there stay until it has answered. */
  async function refresh(onFailure = fromFailure): Promise<void> {
    latest += 1
    const own = latest
    const fail = (error: unknown) => own === latest && show((before) => onFailure(before, toApiError(error)))
    const take = (answer: SessionAnswer) => {
      if (own !== latest) return
      if (answer.ended) forgetPerson(answer.ended)
      settle(fromAnswer(answer, owner))
    }
    const asked = fetchSession().then(take).catch(fail)
    await orLate(asked, ANSWERED_WITHIN, () => fail(new ApiError('unavailable')))
  }

  const blank = (): void => show((before) => (before.status === 'signed-in' ? { status: 'loading' } : before))

  return {
    owner: () => owner,
    setOwner(personId: string | null): void {
      owner = personId
    },
    settle,
    refresh,
    blank,
    /** A session of the owner has ended: unless this browser has another one of theirs, nothing is shown any longer. */
    async verify(): Promise<void> {
      const verified = refresh((_, error) => ({ status: 'failed', error }))
      const own = latest
      await orLate(verified, VERIFIED_WITHIN, () => own === latest && blank())
    },
    /** The session is not the owner's: nothing is shown until it has been read. */
    suspend(): Promise<void> {
      blank()
      return refresh()
    },
    /** The owner is signed out: nothing that they typed stays. */
    forgetOwner(): void {
      if (owner) forgetPerson(owner)
      owner = null
      settle(LEFT)
    },
  }
}

/** Waits for the work; calls `late` when it has taken so long. */
async function orLate(work: Promise<unknown>, limit: number, late: () => void): Promise<void> {
  const timer = setTimeout(late, limit)
  await work
  clearTimeout(timer)
}

export type PersonView = ReturnType<typeof createPersonView>

/** Who is signed in, as far as this tab knows. */
export type PersonState =
  | { status: 'loading' }
  | { status: 'failed'; error: ApiError }
  /**
   * Why nobody is: the person signed out themselves here, so there is nothing to come back to; they ended the session from
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

const LEFT: PersonState = { status: 'signed-out', why: 'left' }

/** A failed request signs nobody out: the next one decides. */
const fromFailure = (previous: PersonState, error: ApiError): PersonState =>
  previous.status === 'loading' || previous.status === 'failed' ? { status: 'failed', error } : previous

const KEY = 'entrou'

/**
 * Whether this browser was signed in when last seen. Only a guess, to choose what to draw until the server has
 * answered: the session itself is in a cookie that scripts can't read.
 */
export const probablySignedIn = (): boolean => remembered(KEY) === 'sim'

const rememberSignedIn = (signedIn: boolean): void => remember(KEY, signedIn ? 'sim' : null)
