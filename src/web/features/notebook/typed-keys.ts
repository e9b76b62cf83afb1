import type { TypedTexts } from './notebook-context.ts'

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
export function hasUnsaved({ get }: Pick<TypedTexts, 'get'>): boolean {
  return [NOTES_WAITING, KEEP_ASKED, PLAN_CHANGES, CHECK_IN_ID, EXERCISES_UNSAVED].some(
    (key) => get(key) !== '',
  )
}
