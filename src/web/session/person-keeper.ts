import { forgetPerson } from '#web/lib/person-memory.ts'
import { onSessionNews, type SessionNews } from '#web/lib/session-news.ts'
import { createPersonChanges } from './person-changes.ts'
import { openTabChannel, type TabNews } from './person-tabs.ts'
import { createPersonView, type ShowPerson } from './person-view.ts'

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
  let tabs: ReturnType<typeof openTabChannel> | null = null

  function tell(type: TabNews['type']): void {
    const personId = owner()
    if (personId) tabs?.tell({ type, personId })
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
    const channel = openTabChannel(receiveTabNews)
    tabs = channel
    const stopNews = onSessionNews(receiveSessionNews)
    const stopPage = followPage({
      onHide: () => flush(view.blank),
      onBack: () => refresh(),
      onSeen: () => owner() && refresh(),
    })
    void refresh()
    return () => {
      tabs = null
      channel.close()
      stopNews()
      stopPage()
    }
  }

  return { changes, attach }
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
