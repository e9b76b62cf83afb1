import { createContext, type ReactNode, useCallback, useSyncExternalStore } from 'react'
import type { RiskLevel } from '#domain/safety/risk-level.ts'
import type { requestAs } from '#web/lib/api.ts'
import { useNeeded } from '#web/lib/use-needed.ts'

/** What is typed and not yet kept, by key. It survives a reload and goes with the sign-out. */
export type TypedTexts = {
  get: (key: string) => string
  set: (key: string, text: string) => void
  subscribe: (listener: () => void) => () => void
}

type Followed<T> = { get: () => T; subscribe: (listener: () => void) => () => void }

export type Notebook = {
  personId: string
  request: ReturnType<typeof requestAs>
  typed: TypedTexts
  /** False while the server can't be reached. */
  connected: Followed<boolean>
  /** Nothing of it is shown before the person asks. */
  discreet: boolean
  /** Beside the way to help, on top of its pages. */
  wayOut: ReactNode
  /** The chat's card for a level, under the words with this id. */
  crisisCard: (read: { id: string; nivel: RiskLevel; isReadHere?: boolean }) => ReactNode
}

export const NotebookContext = createContext<Notebook | null>(null)

export const useNotebook = (): Notebook => useNeeded(NotebookContext)

/** What is being typed under this key, and how to change it. */
export function useTyped(key: string): [string, (text: string) => void] {
  const { typed } = useNotebook()
  const text = useSyncExternalStore(typed.subscribe, () => typed.get(key))
  const setText = useCallback((next: string) => typed.set(key, next), [typed, key])
  return [text, setText]
}

/** Under which keys the notebook keeps what is typed until it is kept for good. */
export const NEW_NOTE = 'caderno-nota'
/** Notes that were to be kept, each with the id it is sent with: sent twice, they are one thing. */
export const NOTES_WAITING = 'caderno-notas-saida'
/** Words of messages that are being made into notes, and those that were to be kept. */
export const KEEP_DRAFTS = 'caderno-guardar'
export const KEEP_ASKED = 'caderno-guardar-pedidas'
export const PLAN_CHANGES = 'caderno-plano'
export const CHECK_IN = 'caderno-como-estou'
export const CHECK_IN_ID = 'caderno-como-estou-id'
/** The ids of exercises of which something is only here, each under its own key. */
export const EXERCISES_UNSAVED = 'caderno-exercicios'
export const exerciseKey = (id: string) => `caderno-exercicio-${id}`
export const summaryDraftKey = (conversationId: string) => `caderno-rascunho-${conversationId}`

/** Whether something was to be kept and is not yet: signing out would lose it. */
export const hasUnsaved = ({ get }: Pick<TypedTexts, 'get'>): boolean =>
  [NOTES_WAITING, KEEP_ASKED, PLAN_CHANGES, CHECK_IN_ID, EXERCISES_UNSAVED].some((key) => get(key) !== '')
