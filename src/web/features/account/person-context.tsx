import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react'
import type { Person, SessionAnswer } from '#domain/api/account.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { fetchSession } from './account-requests.ts'
import { fromAnswer, fromFailure, type PersonState } from './person-state.ts'
import { rememberSignedIn } from './signed-in-hint.ts'

type PersonChanges = {
  /** Asks the server again. `left` says that, if nobody is in any more, it is because they signed out. */
  refresh: (left?: boolean) => Promise<void>
  /** Somebody has just signed in or registered here. */
  enter: (answer: SessionAnswer) => void
  /** The person has just signed out here. */
  leave: () => void
  /** The server no longer knows this session: sign in again and come back. */
  expire: () => void
}

const StateContext = createContext<PersonState>({ status: 'loading' })
const ChangesContext = createContext<PersonChanges | null>(null)

/** Holds who is signed in for the whole app, and keeps the tabs of one browser of one mind. */
export function PersonProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<PersonState>({ status: 'loading' })
  const channel = useRef<BroadcastChannel | null>(null)
  // An answer that was overtaken by a newer question or by signing in or out says nothing any more.
  const turn = useRef(0)

  const changes = useMemo<PersonChanges>(() => {
    function settle(next: PersonState) {
      turn.current++
      rememberSignedIn(next.status === 'signed-in')
      setState(next)
    }

    async function refresh(left = false) {
      const asked = ++turn.current
      try {
        const answer = await fetchSession()
        if (asked === turn.current) settle(fromAnswer(answer, left))
      } catch (error) {
        if (asked !== turn.current) return
        const failure = error instanceof ApiError ? error : new ApiError('internal')
        setState((previous) => fromFailure(previous, failure))
      }
    }

    return {
      refresh,
      enter(answer) {
        settle(fromAnswer(answer))
        channel.current?.postMessage('entered')
      },
      leave() {
        settle({ status: 'signed-out', left: true })
        channel.current?.postMessage('left')
      },
      expire: () => settle({ status: 'signed-out', left: false }),
    }
  }, [])

  useEffect(() => {
    const tabs = new BroadcastChannel('aconchego-person')
    channel.current = tabs
    tabs.onmessage = ({ data }) => changes.refresh(data === 'left')
    // A page brought back by the back button is as old as when it was left.
    const awake = (event: PageTransitionEvent) => event.persisted && changes.refresh()
    window.addEventListener('pageshow', awake)
    changes.refresh()
    return () => {
      tabs.close()
      window.removeEventListener('pageshow', awake)
    }
  }, [changes])

  return (
    <ChangesContext value={changes}>
      <StateContext value={state}>{children}</StateContext>
    </ChangesContext>
  )
}

export function usePersonState(): PersonState {
  return useContext(StateContext)
}

/** The signed-in person; null while nobody is, or while it is not known yet. */
export function usePerson(): Person | null {
  const state = useContext(StateContext)
  return state.status === 'signed-in' ? state.person : null
}

/** The person, on the screens that only a signed-in person sees. */
export function useSignedInPerson(): Person {
  const person = usePerson()
  if (!person) throw new Error('This screen needs somebody signed in')
  return person
}

export function usePersonChanges(): PersonChanges {
  const changes = useContext(ChangesContext)
  if (!changes) throw new Error('usePersonChanges needs a PersonProvider above it')
  return changes
}
