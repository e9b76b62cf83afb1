import { createContext, type ReactNode, useSyncExternalStore } from 'react'
import type { RiskLevel } from '#domain/safety/risk-level.ts'
import { parseJson } from '#domain/text/parse-json.ts'
import type { requestAs } from '#web/lib/api.ts'
import type { Signal } from '#web/lib/signal.ts'
import { useNeeded } from '#web/lib/use-needed.ts'

/** What is typed and not yet kept, by key. It survives a reload and goes with the sign-out. */
export type TypedTexts = {
  get: (key: string) => string
  set: (key: string, text: string) => void
  subscribe: (listener: () => void) => () => void
}

export type Notebook = {
  personId: string
  request: ReturnType<typeof requestAs>
  typed: TypedTexts
  /** False while the server can't be reached. */
  connected: Pick<Signal<boolean>, 'get' | 'subscribe'>
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
  return [text, (next) => typed.set(key, next)]
}

/** What is typed as JSON under this key. Nothing is stored for an empty list or record. */
export function typedValue<T extends object>(typed: Pick<TypedTexts, 'get' | 'set'>, key: string) {
  return {
    get: (): T | null => (parseJson(typed.get(key)) as T | undefined) ?? null,
    set(value: T | null): void {
      const isEmpty = Object.keys(value ?? {}).length === 0
      typed.set(key, isEmpty ? '' : JSON.stringify(value))
    },
  }
}

/** The same for what draws it: each change draws it again. */
export function useTypedValue<T extends object>(key: string) {
  useTyped(key)
  return typedValue<T>(useNotebook().typed, key)
}

/** Under which keys the notebook keeps what is typed until it is kept for good. */
export const NEW_NOTE = 'caderno-nota'
/** Notes that were to be kept, each with the id it is sent with: sent twice, they are one thing. */
export const NOTES_WAITING = 'caderno-notas-saida'
/** Words of messages that are being made into notes, also those that were to be kept. */
export const KEEP_DRAFTS = 'caderno-guardar'
export const PLAN_CHANGES = 'caderno-plano'
export const CHECK_IN = 'caderno-como-estou'
export const CHECK_IN_ID = 'caderno-como-estou-id'
/** What of exercises is only here, by their ids. */
export const EXERCISES_UNSAVED = 'caderno-exercicios'
export const summaryDraftKey = (conversationId: string) => `caderno-rascunho-${conversationId}`

/** Words of a message (`from`) as they are being made into a note; `asked` once they are to be kept. */
export type KeepDraft = { from: string; id: string; text: string; asked?: boolean }

/** Replaces the draft made from the same words. */
export const withDraft = (drafts: readonly KeepDraft[], draft: KeepDraft): KeepDraft[] => [
  ...drafts.filter(({ from }) => from !== draft.from),
  draft,
]

/** Whether something was to be kept and is not yet: signing out would lose it. */
export const hasUnsaved = (typed: Pick<TypedTexts, 'get' | 'set'>): boolean =>
  [NOTES_WAITING, PLAN_CHANGES, CHECK_IN_ID, EXERCISES_UNSAVED].some((key) => typed.get(key) !== '') ||
  (typedValue<KeepDraft[]>(typed, KEEP_DRAFTS).get() ?? []).some(({ asked }) => asked)
