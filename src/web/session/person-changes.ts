import type { SessionAnswer } from '#domain/api/account.ts'
import { forgetPerson } from '#web/lib/person-memory.ts'
import { navigate } from '#web/lib/router.tsx'
import { fromAnswer } from './person-state.ts'
import type { TabNews } from './person-tabs.ts'
import type { PersonView } from './person-view.ts'

/** What this tab does that changes who is signed in. `tell` says something about the owner to the other tabs. */
export function createPersonChanges(view: PersonView, tell: (type: TabNews['type']) => void) {
  let replacing = 0

  const changes = {
    /** Asks again who is signed in. */
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
function forgetWayBack(): void {
  navigate(window.location.pathname, { replace: true })
}
