import type { Person } from '#domain/account/person.ts'
import type { SessionAnswer } from '#domain/api/account.ts'
import { ApiError, request, toApiError } from '#web/lib/api.ts'
import { forgetPerson } from '#web/lib/person-memory.ts'
import { remember, remembered, rememberedInTab, rememberInTab } from '#web/lib/remember.ts'
import { navigate } from '#web/lib/router.tsx'
import { onSessionNews, type SessionNews } from '#web/lib/session-news.ts'
import { openChannel } from '#web/lib/tab-channel.ts'

export type PersonKeeper = ReturnType<typeof createPersonKeeper>

/**
 * Knows whose screens this tab has, and shows them only while the session that was read last is that person's.
 * Another person's session never takes them over by itself: somebody has to sign in here, or to choose it.
 * `flush` does something, and returns when the page shows what came of it.
 */
export function createPersonKeeper({ show, flush }: { show: ShowPerson; flush: (work: () => void) => void }) {
  const view = createPersonView(show)
  const { owner, refresh, suspend } = view
  const { changes, isReplacing } = createPersonChanges(view, tell)
  let tabs: BroadcastChannel | null = null

  function tell(type: TabNews['type']): void {
    const personId = owner()
    if (personId) tabs?.postMessage({ type, personId } satisfies TabNews)
  }

  function receiveTabNews(news: TabNews): void {
    if (news.personId === owner()) {
      // While the session is replaced here, its end is waited for; the same below.
      if (isReplacing()) return
      if (news.type === 'left') view.forgetOwner()
      else if (news.type === 'erased') forgetPerson(news.personId)
      else void refresh()
    } else if (news.type === 'entered') void suspend()
    else void refresh()
  }

  function receiveSessionNews({ personId, what }: SessionNews): void {
    if (personId !== owner() || isReplacing()) return
    if (what === 'gone') changes.leave()
    else if (what === 'refused') void suspend()
    else if (what === 'ended') void view.verify()
    else void refresh()
  }

  function attach(): () => void {
    const channel = openChannel('aconchego-person', receiveTabNews)
    tabs = channel
    const stopNews = onSessionNews(receiveSessionNews)
    const ending = new AbortController()
    // A page that the browser keeps for the back button is kept without a person's screens, and reads the session when it is
    // brought back.
    window.addEventListener('pagehide', ({ persisted }) => persisted && flush(view.blank), ending)
    window.addEventListener('pageshow', ({ persisted }) => persisted && refresh(), ending)
    // A tab that was out of sight asks again: another one may have changed who is signed in.
    const seen = () => document.visibilityState === 'visible' && owner() && refresh()
    document.addEventListener('visibilitychange', seen, ending)
    void refresh()
    return () => {
      tabs = null
      channel?.close()
      stopNews()
      ending.abort()
    }
  }

  return { changes, attach }
}

/** What this tab does that changes who is signed in. `tell` sends news of the owner to the other tabs. */
function createPersonChanges(view: PersonView, tell: (type: TabNews['type']) => void) {
  let replacing = 0

  const changes = {
    refresh: () => view.refresh(),
    /** Somebody has just signed in or registered here: from now on this tab is theirs. */
    enter(answer: SessionAnswer): void {
      const personId = answer.person?.id ?? null
      const before = view.owner()
      if (before !== null && before !== personId) forgetWayBack()
      view.setOwner(personId)
      view.settle(fromAnswer(answer, personId))
      tell('entered')
    },
    /** The person has just signed out here, or deleted the account. */
    leave(): void {
      tell('left')
      view.forgetOwner()
    },
    /** The person has just erased all conversations: what they had begun to write goes with them. */
    erased(): void {
      tell('erased')
      const owner = view.owner()
      if (owner) forgetPerson(owner)
    },
    async replaceSession(work: () => Promise<unknown>): Promise<void> {
      replacing += 1
      try {
        await work()
      } finally {
        replacing -= 1
        tell('changed')
        if (view.owner()) void view.refresh()
      }
    },
    /** Gives up the screens of the person before, for the person who is signed in now. */
    adoptSession(): Promise<void> {
      view.setOwner(null)
      forgetWayBack()
      return view.refresh()
    },
  }

  return { changes, isReplacing: () => replacing > 0 }
}

/** Where the person of before wanted to come back to is theirs. */
const forgetWayBack = (): void => navigate(window.location.pathname, { replace: true })

type TabNews = {
  /** erased: the person's conversations are gone; changed: they have another session now. */
  type: 'entered' | 'left' | 'erased' | 'changed'
  personId: string
}

/** How long the session may take to be read before its screens are hidden. */
const VERIFIED_WITHIN = 500
/** What takes longer to be answered is shown like a failure, until it is: a connection may neither work nor break. */
const ANSWERED_WITHIN = 4000

type ShowPerson = (change: (before: PersonState) => PersonState) => void

/** Whose screens this tab has (its owner, also over a reload), and what it shows of them while the session is read. */
function createPersonView(show: ShowPerson) {
  let owner = wasReloaded() ? rememberedInTab(OWNER) : null
  // An answer that was overtaken by a newer request, or by signing in or out, is dropped.
  let latest = 0

  function setOwner(personId: string | null): void {
    owner = personId
    rememberInTab(OWNER, personId)
  }

  function settle(next: PersonState): void {
    latest += 1
    if (next.status === 'signed-in') setOwner(next.person.id)
    remember(KEY, next.status === 'signed-in' || next.status === 'other-person' ? 'sim' : null)
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
    const asked = request<SessionAnswer>('GET', '/api/account/session').then(take).catch(fail)
    await orLate(asked, ANSWERED_WITHIN, () => fail(new ApiError('unavailable')))
  }

  const blank = (): void => show((before) => (before.status === 'signed-in' ? { status: 'loading' } : before))

  return {
    owner: () => owner,
    setOwner,
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
      setOwner(null)
      settle({ status: 'signed-out', why: 'left' })
    },
  }
}

async function orLate(work: Promise<unknown>, limit: number, late: () => void): Promise<void> {
  const timer = setTimeout(late, limit)
  await work
  clearTimeout(timer)
}

type PersonView = ReturnType<typeof createPersonView>

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
function fromAnswer({ person, model, ended }: SessionAnswer, owner: string | null): PersonState {
  if (!person && ended) return { status: 'signed-out', why: 'ended-elsewhere' }
  if (!person) return { status: 'signed-out', why: owner === null ? 'unknown' : 'over' }
  if (owner !== null && owner !== person.id) return { status: 'other-person' }
  return { status: 'signed-in', person, model }
}

/** A failed request signs nobody out: the next one decides. */
const fromFailure = (previous: PersonState, error: ApiError): PersonState =>
  previous.status === 'loading' || previous.status === 'failed' ? { status: 'failed', error } : previous

/** Somebody who opens an address in a tab takes it over; a reload may be ours. */
const wasReloaded = (): boolean =>
  performance.getEntriesByType('navigation').some((opened) => 'type' in opened && opened.type === 'reload')

const KEY = 'entrou'
const OWNER = 'de-quem'

/** A guess, to choose what to draw until the server has answered: the session is in a cookie that scripts can't read. */
export const probablySignedIn = (): boolean => remembered(KEY) === 'sim'
