import type { SessionAnswer } from '#domain/api/account.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { forgetPerson } from '#web/lib/person-memory.ts'
import { navigate } from '#web/lib/router.tsx'
import { onSessionNews, type SessionNews } from '#web/lib/session-news.ts'
import { fetchSession } from './account-requests.ts'
import { fromAnswer, fromFailure, LEFT, type PersonState } from './person-state.ts'
import { openTabChannel, type TabNews } from './person-tabs.ts'
import { rememberSignedIn } from './signed-in-hint.ts'

/** How long the session may take to be read before its screens are taken away. */
const VERIFIED_WITHIN = 500

type Screen = {
  show: (change: (before: PersonState) => PersonState) => void
  /** Does it, and returns when the page shows what came of it. */
  flush: (work: () => void) => void
}

export type PersonKeeper = ReturnType<typeof createPersonKeeper>

/**
 * Knows whose screens this tab has, and shows them only while the session that was read last is that person's.
 * Another person's session never takes them over by itself: somebody has to sign in here, or to choose it.
 */
export function createPersonKeeper({ show, flush }: Screen) {
  let owner: string | null = null
  // An answer that was overtaken by a newer question or by signing in or out says nothing any more.
  let turn = 0
  /** How many things are being done here that end or replace the session. */
  let changing = 0
  let tabs: ReturnType<typeof openTabChannel> | null = null

  function settle(next: PersonState): void {
    turn += 1
    if (next.status === 'signed-in') owner = next.person.id
    rememberSignedIn(next.status === 'signed-in' || next.status === 'other-person')
    show(() => next)
  }

  /** Asks the server who is signed in. Screens that were there stay until it has answered. */
  async function refresh(onFailure = fromFailure): Promise<void> {
    turn += 1
    const asked = turn
    try {
      const answer = await fetchSession()
      if (asked === turn) settle(fromAnswer(answer, owner))
    } catch (error) {
      const failure = error instanceof ApiError ? error : new ApiError('internal')
      if (asked === turn) show((before) => onFailure(before, failure))
    }
  }

  function blank(): void {
    show((before) => (before.status === 'signed-in' ? { status: 'loading' } : before))
  }

  /** A session of the owner has ended: unless this browser has another one of theirs, nothing is shown any longer. */
  async function verify(): Promise<void> {
    const late = setTimeout(blank, VERIFIED_WITHIN)
    await refresh((_, error) => ({ status: 'failed', error }))
    clearTimeout(late)
  }

  /** The session is not the owner's: nothing is shown until it has been read. */
  function suspend(): Promise<void> {
    blank()
    return refresh()
  }

  function forgetOwner(): void {
    if (owner) forgetPerson(owner)
    owner = null
    settle(LEFT)
  }

  /** Says something about the owner to the other tabs. */
  function tell(type: TabNews['type']): void {
    if (owner) tabs?.tell({ type, personId: owner })
  }

  function hearTab(news: TabNews | null): void {
    if (news && news.personId === owner) {
      // Of what is done here the end is waited for, and the same below.
      if (changing > 0) return
      if (news.type === 'left') forgetOwner()
      else if (news.type === 'erased') forgetPerson(owner)
      else void refresh()
    } else if (news?.type === 'entered') void suspend()
    else void refresh()
  }

  function hearNews({ personId, what }: SessionNews): void {
    if (personId !== owner || changing > 0) return
    if (what === 'gone') changes.leave()
    else if (what === 'refused') void suspend()
    else if (what === 'ended') void verify()
    else void refresh()
  }

  const changes = {
    /** Asks again who is signed in. */
    refresh: () => refresh(),
    /** Somebody has just signed in or registered here: from now on this tab is theirs. */
    enter(answer: SessionAnswer): void {
      const personId = answer.person?.id ?? null
      if (owner !== null && owner !== personId) forgetWayBack()
      owner = personId
      settle(fromAnswer(answer, owner))
      tell('entered')
    },
    /** The person has just signed out here, or deleted the account: nothing that they typed stays. */
    leave(): void {
      tell('left')
      forgetOwner()
    },
    /** The person has just erased all conversations: what they had begun to write goes with them. */
    erased(): void {
      tell('erased')
      if (owner) forgetPerson(owner)
    },
    /** Does something that ends or replaces the session of this browser. */
    async replaceSession(work: () => Promise<unknown>): Promise<void> {
      changing += 1
      try {
        await work()
      } finally {
        changing -= 1
        tell('changed')
        if (owner) void refresh()
      }
    },
    /** Gives up the screens of before, in favour of whoever is signed in. */
    adoptSession(): Promise<void> {
      owner = null
      forgetWayBack()
      return refresh()
    },
  }

  return {
    changes,
    attach(): () => void {
      const channel = openTabChannel(hearTab)
      tabs = channel
      const stopNews = onSessionNews(hearNews)
      const stopPage = followPage({
        onHide: () => flush(blank),
        onBack: () => refresh(),
        onSeen: () => owner && refresh(),
      })
      void refresh()
      return () => {
        tabs = null
        channel.close()
        stopNews()
        stopPage()
      }
    },
  }
}

/** Where the person of before wanted to come back to is theirs. */
function forgetWayBack(): void {
  navigate(window.location.pathname, { replace: true })
}

type PageHandlers = { onHide: () => void; onBack: () => void; onSeen: () => void }

/**
 * A page that the browser keeps for the back button is kept without a person's screens, and reads the session when it is
 * brought back. A tab that was out of sight asks again: another one may have changed who is signed in.
 */
function followPage({ onHide, onBack, onSeen }: PageHandlers): () => void {
  const hide = ({ persisted }: PageTransitionEvent) => persisted && onHide()
  const back = ({ persisted }: PageTransitionEvent) => persisted && onBack()
  const seen = () => document.visibilityState === 'visible' && onSeen()
  window.addEventListener('pagehide', hide)
  window.addEventListener('pageshow', back)
  document.addEventListener('visibilitychange', seen)
  return () => {
    window.removeEventListener('pagehide', hide)
    window.removeEventListener('pageshow', back)
    document.removeEventListener('visibilitychange', seen)
  }
}
