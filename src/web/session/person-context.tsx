import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Person } from '#domain/account/person.ts'
import { blankPerson } from '#web/lib/person-memory.ts'
import { useNeeded } from '#web/lib/use-needed.ts'
import { createPersonKeeper, type PersonKeeper, type PersonState } from './person-keeper.ts'

const StateContext = createContext<PersonState>({ status: 'loading' })
const ChangesContext = createContext<PersonKeeper['changes'] | null>(null)

/** Holds who is signed in for the whole app, and keeps the tabs of one browser in agreement. */
export function PersonProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<PersonState>({ status: 'loading' })
  const [keeper] = useState(() => createPersonKeeper({ show: setState, flush: flushSync }))
  const personId = state.status === 'signed-in' ? state.person.id : null

  useEffect(() => keeper.attach(), [keeper])

  // When the screens of a person are gone, what they showed is kept no longer.
  useEffect(() => (personId ? () => blankPerson(personId) : undefined), [personId])

  return (
    <ChangesContext value={keeper.changes}>
      <StateContext value={state}>{children}</StateContext>
    </ChangesContext>
  )
}

export const usePersonState = (): PersonState => useContext(StateContext)

/** The person, on the screens that only a signed-in person sees. */
export function useSignedInPerson(): Person {
  const state = usePersonState()
  if (state.status !== 'signed-in') throw new Error('This screen needs somebody signed in')
  return state.person
}

export const usePersonChanges = (): PersonKeeper['changes'] => useNeeded(ChangesContext)
