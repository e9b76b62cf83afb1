import { createContext, type ReactNode, useCallback, useContext, useSyncExternalStore } from 'react'
import type { RiskLevel } from '#domain/safety/risk-level.ts'
import type { NotebookRequests } from './notebook-requests.ts'

/** What is typed and not yet kept, by key. It survives a reload and goes with the sign-out. */
export type TypedTexts = {
  get: (key: string) => string
  set: (key: string, text: string) => void
  subscribe: (listener: () => void) => () => void
}

type Followed<T> = { get: () => T; subscribe: (listener: () => void) => () => void }

/** What the notebook needs from around it. */
export type Notebook = {
  personId: string
  requests: NotebookRequests
  typed: TypedTexts
  /** False while the server can't be reached. */
  connected: Followed<boolean>
  /** Nothing of it is shown before the person asks. */
  discreet: boolean
  /** The chat's card for a level, under the words with this id. */
  crisisCard: (id: string, nivel: RiskLevel) => ReactNode
}

export const NotebookContext = createContext<Notebook | null>(null)

export function useNotebook(): Notebook {
  const notebook = useContext(NotebookContext)
  if (!notebook) throw new Error('useNotebook needs a NotebookContext above it')
  return notebook
}

/** What is being typed under this key, and how to change it. */
export function useTyped(key: string): [string, (text: string) => void] {
  const { typed } = useNotebook()
  const text = useSyncExternalStore(typed.subscribe, () => typed.get(key))
  const setText = useCallback((next: string) => typed.set(key, next), [typed, key])
  return [text, setText]
}
