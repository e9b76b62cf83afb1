import type { SessionAnswer } from '#domain/api/account.ts'
import { forgetPerson } from '#web/lib/person-memory.ts'
import { navigate } from '#web/lib/router.tsx'
import { onSessionNews, type SessionNews } from '#web/lib/session-news.ts'
import { openChannel } from '#web/lib/tab-channel.ts'
import { createPersonView, fromAnswer, type PersonView, type ShowPerson } from './person-view.ts'

type Screen = {
  show: ShowPerson
  /** Does it, and returns when the page shows what came of it. */
  flush: (work: () => void) => void
}

export type PersonKeeper = ReturnType<typeof createPersonKeeper>

/**
 * Knows whose screens this tab has, and shows them only while the session that was read last is that person's.
 * Another person's session never takes them over by itself: somebody has to sign in here, or to choose it.
 */
export function createPersonKeeper({ show, flush }: Screen) {
  const view = createPersonView(show)
  const { owner, refresh, suspend } = view
  const { changes, isReplacing } = createPersonChanges(view, tell)
  let tabs: BroadcastChannel | null = null

  function tell(type: TabNews['type']): void {
    const personId = owner()
    if (personId) tabs?.postMessage({ type, personId } satisfies TabNews)
  }

  function receiveTabNews(news: TabNews | null): void {
    if (news && news.personId === owner()) {
      // While the session is replaced here, its end is waited for; the same below.
      if (isReplacing()) return
      if (news.type === 'left') view.forgetOwner()
      else if (news.type === 'erased') forgetPerson(news.personId)
      else void refresh()
    } else if (news?.type === 'entered') void suspend()
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
    const channel = openChannel<unknown>('aconchego-person', (data) => receiveTabNews(readTabNews(data)))
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
    /** Does something that ends or replaces the session of this browser. */
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

/** What the tabs of one browser send each other about who is signed in. */
type TabNews = {
  /** erased: the person's conversations are gone; changed: they have another session now. */
  type: 'entered' | 'left' | 'erased' | 'changed'
  personId: string
}

/** Tabs of an older version say only a word: who it is about is then to be asked. */
const readTabNews = (data: unknown): TabNews | null =>
  typeof data === 'object' && data !== null && 'personId' in data ? (data as TabNews) : null
